// A connection to the rules inside the page: `fetch` for requests of the service's API, answered by a worker.

import { load } from "./rules.js";

/** @import { Local, LocalSettings } from "./index.js" */
/** @import { Answer, Parts, Request as Sent } from "./rules.js" */
/** @typedef {{ ready: Promise<unknown>, answer: (sent: Sent) => Promise<Answer>, close: () => void }} Answering */

const LOADING = 120_000; // milliseconds; the first request waits for Python
const WITHOUT_BODY = [101, 204, 205, 304];

/** @param {LocalSettings} [settings] @returns {Local} */
export function connectLocal({ archive, pyodide, timeout = LOADING, ...settings } = {}) {
  const rules = typeof Worker === "function" ? inWorker({ archive, pyodide }) : inThisThread({ archive, pyodide });
  /** @type {typeof fetch} */
  const answered = async (address, init) => {
    const request = new Request(address, init);
    const { pathname, search } = new URL(request.url);
    const body = new Uint8Array(await request.arrayBuffer());
    const sent = { method: request.method, target: pathname + search, headers: [...request.headers], body };
    const answer = await Promise.race([rules.answer(sent), aborted(request.signal)]);
    const { status, headers } = answer;
    return new Response(WITHOUT_BODY.includes(status) ? null : answer.body, { status, headers });
  };
  const ready = rules.ready.then(() => undefined);
  ready.catch(() => undefined); // whoever sends a request hears of it, too
  return { url: "local:", settings: { ...settings, timeout, fetch: answered }, ready, close: rules.close };
}

/** @param {AbortSignal} signal @returns {Promise<never>} */
function aborted(signal) {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** @param {Parts} parts @returns {Answering} */
function inThisThread(parts) {
  const loading = load(parts);
  return { ready: loading, answer: async (sent) => (await loading)(sent), close: () => undefined };
}

/** @param {Parts} parts @returns {Answering} */
function inWorker(parts) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let latest = 0;

  /** @param {Record<string, unknown>} message @returns {Promise<any>} */
  function ask(message) {
    return new Promise((resolve, reject) => {
      waiting.set((latest += 1), { resolve, reject });
      worker.postMessage({ id: latest, ...message });
    });
  }
  /** @param {string} reason */
  function fail(reason) {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  worker.addEventListener("message", ({ data: { id, answer, error } }) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error));
    else resolve?.(answer);
  });
  worker.addEventListener("error", ({ message }) => fail(message || "the worker cannot be loaded"));
  return {
    ready: ask({ parts }),
    answer: (request) => ask({ request }),
    close: () => (worker.terminate(), fail("the connection is closed")),
  };
}

/** @typedef {{ resolve: (answer: any) => void, reject: (error: Error) => void }} Waiting */
