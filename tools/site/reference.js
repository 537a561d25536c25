// `fetch` of the reference on a site without a service: the rules in the page, loaded with the first request.

import { connectLocal } from "../local/index.js";

const SITE = new URL("..", import.meta.url);
/** @type {ReturnType<typeof connectLocal> | undefined} */
let rules;

/** @param {string} path @param {RequestInit} request */
export function fetch(path, request) {
  rules ??= connectLocal({ pyodide: new URL("local/pyodide/", SITE).href });
  return rules.settings.fetch(`${rules.url}/${path}`, request);
}
