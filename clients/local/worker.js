// The rules in a worker, so that a page never waits for them. The first message says where the parts are; the others
// are requests, which are answered in their order.

import { load } from "./rules.js";

/** @type {Promise<import("./rules.js").Rules>} */
let loading;

addEventListener("message", async ({ data: { id, parts, request } }) => {
  try {
    loading ??= load(parts);
    const rules = await loading;
    const answer = request && rules(request);
    postMessage({ id, answer }, { transfer: answer ? [answer.body.buffer] : [] });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
