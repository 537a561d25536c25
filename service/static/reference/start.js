// Its own file, so that the page gets by without inline scripts. All addresses are relative: the
// service may live under any path.
SwaggerUIBundle({ url: "openapi.json", dom_id: "#contract", deepLinking: true, validatorUrl: null });
