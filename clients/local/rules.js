// The rules as a function of this thread: Pyodide runs the service's own application. It knows no page, so that it
// works in a worker and in Node as well.

/** @import { Parts, Rules } from "./rules.js" */

const FILES = "node:fs/promises"; // only in Node; by a name that a bundler for pages leaves alone

/** @type {(parts?: Parts) => Promise<Rules>} */
export async function load({ archive = new URL("rules.zip", import.meta.url).href, pyodide } = {}) {
  const { loadPyodide } = /** @type {typeof import("pyodide")} */ (
    await (pyodide ? import(/* @vite-ignore */ `${pyodide}pyodide.mjs`) : import("pyodide"))
  );
  const [python, files] = await Promise.all([loadPyodide(pyodide ? { indexURL: pyodide } : {}), read(archive)]);
  python.unpackArchive(files, "zip", { extractDir: "/rules" });
  python.runPython('import sys; sys.path.insert(0, "/rules")');
  const answer = python.pyimport("local").answer;
  return ({ method, target, headers, body }) => {
    const found = answer(method, target, JSON.stringify(headers), body);
    const [status, sent, content] = found.toJs();
    found.destroy();
    return { status, headers: sent, body: content };
  };
}

/** @param {string} address */
async function read(address) {
  if (address.startsWith("file:")) {
    const { readFile } = await import(/* @vite-ignore */ FILES);
    return new Uint8Array(await readFile(new URL(address)));
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
