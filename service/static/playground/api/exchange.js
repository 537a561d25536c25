// @ts-check
// The requests of the page. It records every request with its response, to be shown on the page, adds the
// API key where the service wants one, and waits as long as `Retry-After` says when there were too many requests.

import { language } from "../page/texts.js";
import { address, answer } from "./answer.js";

const MAX_EXCHANGES = 60;
const MAX_RETRIES = 2; // after too many requests; then the person decides
const MAX_WAIT = 10; // seconds; a longer wait is reported instead

/** @typedef {{method: string, path: string, headers: Record<string, string>, body: any, status: number, answer: any}} Exchange */

/** @type {Exchange[]} */
export const exchanges = [];
export const exchangeEvents = new EventTarget();

/** A problem that the service returned; `sentences` has the text of every fault. */
export class Refused extends Error {
  /** @param {any} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }

  /** @returns {string[]} */
  get sentences() {
    return (this.problem.errors ?? [this.problem]).map((/** @type {any} */ error) => error.detail);
  }
}

let key = ""; // kept for this page only
/** @type {() => Promise<string | null>} */
let requestKey = async () => null;
/** @type {Promise<string | null> | null} */
let asking = null; // several requests may be refused at once; one dialog serves them all

/** Set how a key is requested from the person; null leaves the refusal as it is. @param {typeof requestKey} request */
export function onKeyNeeded(request) {
  requestKey = request;
}

/** @param {string} path @param {string} [accept] */
export const get = (path, accept) => send("GET", path, undefined, accept);
/** @param {string} path @param {any} body @param {string} [accept] */
export const post = (path, body, accept) => send("POST", path, body, accept);

/** @param {string} method @param {string} path @param {any} body */
async function send(method, path, body, accept = "application/json") {
  for (let retries = 0; ; retries += 1) {
    const response = await exchange(method, path, body, accept);
    if (response.ok) return response.value;
    const { status, value, wait } = response;
    if (status === 401) {
      asking ??= requestKey().finally(() => (asking = null));
      const given = await asking;
      if (given) {
        key = given;
        continue;
      }
    }
    if (status === 429 && wait <= MAX_WAIT && retries < MAX_RETRIES) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * wait));
      continue;
    }
    throw new Refused(typeof value === "object" ? value : { detail: `${status}` });
  }
}

/** @param {string} method @param {string} path @param {any} body @param {string} accept */
async function exchange(method, path, body, accept) {
  /** @type {Record<string, string>} */
  const headers = { Accept: accept, "Accept-Language": language() };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body) headers["Content-Type"] = "application/json";
  const { status, headers: sent, text } = await answer({ method, path, headers, body });
  const value = sent.get("Content-Type")?.includes("json") ? JSON.parse(text) : text;
  record({ method, path, headers, body, status, answer: value });
  return { ok: status < 300, status, value, wait: Number(sent.get("Retry-After") ?? 1) };
}

/** @param {Exchange} exchange */
function record(exchange) {
  exchanges.unshift(exchange);
  exchanges.length = Math.min(exchanges.length, MAX_EXCHANGES);
  exchangeEvents.dispatchEvent(new Event("exchange"));
}

/** The request as a curl command; the key stays out of it. @param {Exchange} exchange */
export function curl({ method, path, headers, body }) {
  const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", `'\\''`)}'`;
  const words = ["curl", "-s", quoted(address(path))];
  for (const [name, value] of Object.entries(headers)) {
    if (name === "Authorization") words.push("-H", `"${name}: Bearer $API_KEY"`);
    else if (value !== "application/json" || name === "Content-Type") words.push("-H", quoted(`${name}: ${value}`));
  }
  if (body) words.push("-d", quoted(JSON.stringify(body)));
  if (method !== (body ? "POST" : "GET")) words.push("-X", method);
  return words.join(" ");
}
