// Where answers come from: the service, over HTTP. All requests of the page pass `answer`; a program that answers in the
// page itself takes its place here and nowhere else.

/** @typedef {{method: string, path: string, headers: Record<string, string>, body: unknown}} Request */
/** @typedef {{status: number, headers: Headers, text: string}} Answer */

// this file is two levels below the service, under whatever path the service is served
const SERVICE = new URL("../..", import.meta.url);

/** The address of a path of the service. @param {string} path */
export const address = (path) => new URL(path, SERVICE).href;

/** The address of a small picture of a state. @param {string} id @param {string} theme */
export const pictureOf = async (id, theme) => address(`v1/picture/${encodeURIComponent(id)}.svg?numbers=none&theme=${theme}`);

/** No answer: the service does not run, or there is no connection. */
export class Unreachable extends Error {}

/** @param {Request} request @returns {Promise<Answer>} */
export async function answer({ method, path, headers, body }) {
  const sent = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(address(path), sent).catch((error) => {
    throw new Unreachable(error.message);
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
