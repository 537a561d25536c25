// Client of the public API. It records every request with its response, to be shown on the page.

import { language } from "./texts.js";

// this file is in playground/, one level below the service, under whatever path the service is served
const SERVICE = new URL("..", import.meta.url);
const MAX_EXCHANGES = 60;

export const exchanges = [];
export const exchangeEvents = new EventTarget();

/** A problem that the service returned; `sentences` has the text of every fault. */
export class Refused extends Error {
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }

  get sentences() {
    return (this.problem.errors ?? [this.problem]).map((error) => error.detail);
  }
}

export const get = (path, accept) => send("GET", path, undefined, accept);
export const post = (path, body, accept) => send("POST", path, body, accept);

async function send(method, path, body, accept = "application/json") {
  const headers = { Accept: accept, "Accept-Language": language() };
  if (body) headers["Content-Type"] = "application/json";
  const response = await fetch(new URL(path, SERVICE), {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const isJson = response.headers.get("Content-Type")?.includes("json");
  const text = await response.text();
  const value = isJson ? JSON.parse(text) : text;
  record({ method, path, headers, body, status: response.status, answer: value });
  if (!response.ok) throw new Refused(isJson ? value : { detail: `${response.status} ${response.statusText}` });
  return value;
}

function record(exchange) {
  exchanges.unshift(exchange);
  exchanges.length = Math.min(exchanges.length, MAX_EXCHANGES);
  exchangeEvents.dispatchEvent(new Event("exchange"));
}

/** The request as a curl command. */
export function curl({ method, path, headers, body }) {
  const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
  const words = ["curl", "-s", quoted(new URL(path, SERVICE).href)];
  for (const [name, value] of Object.entries(headers)) {
    if (value !== "application/json" || name === "Content-Type") words.push("-H", quoted(`${name}: ${value}`));
  }
  if (body) words.push("-d", quoted(JSON.stringify(body)));
  if (method !== (body ? "POST" : "GET")) words.push("-X", method);
  return words.join(" ");
}
