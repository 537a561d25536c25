// A separate file, because the content security policy allows no inline scripts. All URLs are
// relative, because the service may be served under any path.
SwaggerUIBundle({ url: "openapi.json", dom_id: "#contract", deepLinking: true, validatorUrl: null });
