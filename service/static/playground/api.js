// The client of the public API. It keeps every request with its answer, for the reader to learn from.

import { language } from "./texts.js";

// this file lies in playground/, one step below the service, whatever path the service lives under
const SERVICE = new URL("..", import.meta.url);
const MOST_KEPT = 60;

export const exchanges = [];
export const told = new EventTarget();

/** What the service refuses, with every reason it gives. */
export class Refused extends Error {
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }

  get sentences() {
    return (this.problem.errors ?? [this.problem]).map((error) => error.detail);
  }
}

export const get = (path, accept) => ask("GET", path, undefined, accept);
export const post = (path, body, accept) => ask("POST", path, body, accept);

async function ask(method, path, body, accept = "application/json") {
  const headers = { Accept: accept, "Accept-Language": language() };
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(new URL(path, SERVICE), {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const text = await answer.text();
  const value = isJson ? JSON.parse(text) : text;
  keep({ method, path, headers, body, status: answer.status, answer: value });
  if (!answer.ok) throw new Refused(isJson ? value : { detail: `${answer.status} ${answer.statusText}` });
  return value;
}

function keep(exchange) {
  exchanges.unshift(exchange);
  exchanges.length = Math.min(exchanges.length, MOST_KEPT);
  told.dispatchEvent(new Event("exchange"));
}

/** The same request for a terminal. */
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
