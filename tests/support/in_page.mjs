// node in_page.mjs PACKAGE REQUESTS: answers the requests in a file, a line of JSON each, as the page would. Prints
// the seconds of a processor until the rules were ready, and then an answer a line with the seconds it took.

import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [, , folder, file] = process.argv;
const { connectLocal } = await import(pathToFileURL(`${folder}/index.js`).href);
const rules = connectLocal();
await rules.ready;
print({ ready: used() });

for await (const line of createInterface({ input: createReadStream(file) })) {
  const { method, target, headers, body } = JSON.parse(line);
  const sent = { method, headers, ...(body === null ? {} : { body: Buffer.from(body, "base64") }) };
  const before = used();
  const response = await rules.settings.fetch(rules.url + target, sent);
  const content = await response.arrayBuffer();
  const seconds = used() - before;
  const text = Buffer.from(content).toString("base64");
  print({ status: response.status, headers: Object.fromEntries(response.headers), body: text, seconds });
}

/** Seconds of a processor: unlike those of a clock they are the same on a busy machine. */
function used() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** @param {unknown} value */
function print(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
