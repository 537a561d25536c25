// @ts-check
/** What the client does when the service is busy, away, or not the service at all. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { connect, getHealth, NoAnswerError, pictureUrl, ProblemError } from "../dist/client.js";

/**
 * A `fetch` that gives these answers one after the other and counts the requests.
 * @param {(() => Response | Promise<Response>)[]} answers
 */
function scripted(...answers) {
  /** @type {[string, RequestInit][]} */
  const requests = [];
  const fetch = async (/** @type {any} */ url, /** @type {any} */ init) => {
    requests.push([String(url), init]);
    return answers[Math.min(requests.length, answers.length) - 1]();
  };
  return { fetch, requests };
}

const good = () => Response.json({ status: "ok" });
const busy = (/** @type {Record<string, string>} */ headers, status = 429) => () =>
  new Response(JSON.stringify({ status, code: "too_many_requests", title: "Too many requests", detail: "Wait." }), {
    status,
    headers: { "Content-Type": "application/problem+json", ...headers },
  });

test("429 with Retry-After is sent again after that time", async () => {
  const { fetch, requests } = scripted(busy({ "Retry-After": "1" }), good);
  const began = performance.now();
  assert.equal((await getHealth(connect("http://rules", { fetch }))).status, "ok");
  assert.equal(requests.length, 2);
  assert.ok(performance.now() - began >= 950);
});

test("Retry-After may be a date", async () => {
  const past = new Date(Date.now() - 5000).toUTCString();
  const { fetch, requests } = scripted(busy({ "Retry-After": past }, 503), good);
  await getHealth(connect("http://rules", { fetch }));
  assert.equal(requests.length, 2);
});

test("after the last retry the problem is thrown", async () => {
  const { fetch, requests } = scripted(busy({ "Retry-After": "0" }));
  await assert.rejects(getHealth(connect("http://rules", { fetch, retries: 3 })), ProblemError);
  assert.equal(requests.length, 4);
});

test("a wait that is too long, or none at all, is not waited for", async () => {
  /** @type {Record<string, string>[]} */
  const waits = [{ "Retry-After": "31" }, {}];
  for (const headers of waits) {
    const { fetch, requests } = scripted(busy(headers));
    await assert.rejects(getHealth(connect("http://rules", { fetch })), (error) => {
      assert.ok(error instanceof ProblemError && error.code === "too_many_requests");
      return true;
    });
    assert.equal(requests.length, 1);
  }
});

test("a call can be ended while it waits", async () => {
  const { fetch } = scripted(busy({ "Retry-After": "20" }));
  const stop = new AbortController();
  const call = getHealth(connect("http://rules", { fetch }), { signal: stop.signal });
  setTimeout(() => stop.abort(new Error("enough")), 20);
  await assert.rejects(call, /enough/);
});

test("no connection, no time and no JSON are a NoAnswerError", async () => {
  const answers = [
    () => Promise.reject(new TypeError("fetch failed")),
    () => new Response("<html>", { status: 502, headers: { "Content-Type": "text/html" } }),
    () => new Response("<html>", { status: 200 }),
  ];
  for (const answer of answers) {
    await assert.rejects(getHealth(connect("http://rules", { fetch: scripted(answer).fetch })), NoAnswerError);
  }
  const slow = (/** @type {any} */ _url, /** @type {RequestInit} */ init) =>
    new Promise((_, reject) => {
      const open = setTimeout(reject, 5000); // an open connection, which keeps Node running
      init.signal?.addEventListener("abort", () => (clearTimeout(open), reject(init.signal?.reason)));
    });
  await assert.rejects(getHealth(connect("http://rules", { fetch: /** @type {any} */ (slow), timeout: 20 })), NoAnswerError);
});

test("key and language are sent as headers", async () => {
  const { fetch, requests } = scripted(good);
  await getHealth(connect("http://rules/", { fetch, key: "secret", language: "fr" }), { language: "it" });
  const [url, init] = requests[0];
  assert.equal(url, "http://rules/healthz");
  const headers = /** @type {Record<string, string>} */ (init.headers);
  assert.deepEqual([headers.Authorization, headers["Accept-Language"]], ["Bearer secret", "it"]);
});

test("the address of a picture is escaped", () => {
  const url = pictureUrl(connect("http://rules"), "1~eureka~19-2~6-2~open", "png", { theme: "dark", width: 300 });
  assert.equal(url, "http://rules/v1/picture/1~eureka~19-2~6-2~open.png?theme=dark&width=300");
});
