// Where answers come from on a site without a service: the rules in the page. It takes the place of the module
// `api/answer.js` of the playground. A line at the top says whether the rules are there, and whether they are kept.

import { connectLocal } from "../../local/index.js";

/** @typedef {{method: string, path: string, headers: Record<string, string>, body: unknown}} Request */
/** @typedef {{status: number, headers: Headers, text: string}} Answer */

/** @type {Record<string, Record<string, string>>} */
const SAID = {
  en: {
    loading: "The rules are loading into this page …",
    here: "The rules run in this page; no server is asked.",
    kept: "The rules run in this page, also without a connection.",
    failed: "The rules cannot be loaded.",
  },
  de: {
    loading: "Die Regeln werden in diese Seite geladen …",
    here: "Die Regeln laufen in dieser Seite; kein Server wird gefragt.",
    kept: "Die Regeln laufen in dieser Seite, auch ohne Verbindung.",
    failed: "Die Regeln können nicht geladen werden.",
  },
  fr: {
    loading: "Les règles se chargent dans cette page …",
    here: "Les règles fonctionnent dans cette page ; aucun serveur n’est interrogé.",
    kept: "Les règles fonctionnent dans cette page, même sans connexion.",
    failed: "Impossible de charger les règles.",
  },
  it: {
    loading: "Le regole si stanno caricando in questa pagina …",
    here: "Le regole funzionano in questa pagina; nessun server viene interrogato.",
    kept: "Le regole funzionano in questa pagina, anche senza connessione.",
    failed: "Impossibile caricare le regole.",
  },
};
const SITE = new URL("../..", import.meta.url);
const SERVICE = "http://127.0.0.1:8000/"; // in the commands that the page shows: a service of one's own

const line = document.createElement("p");
line.id = "local";
line.setAttribute("role", "status");
document.querySelector("main")?.prepend(line);
new MutationObserver(say).observe(document.documentElement, { attributeFilter: ["lang"] });
say();

/** Say something, or the same in another language. @param {unknown} [what] */
function say(what) {
  if (typeof what === "string") line.dataset.state = what;
  line.textContent = SAID[document.documentElement.lang]?.[line.dataset.state ?? "loading"] ?? "";
}

const rules = connectLocal({ pyodide: new URL("local/pyodide/", SITE).href });
const kept = navigator.serviceWorker?.register(new URL("offline.js", SITE)).then(() => navigator.serviceWorker.ready);
rules.ready
  .then(async () => {
    say("here");
    await kept?.then(() => say("kept"), console.warn);
  })
  .catch(() => say("failed"));

/** No answer: the rules cannot be loaded. */
export class Unreachable extends Error {}

/** The address of a path at a service of one's own. @param {string} path */
export const address = (path) => SERVICE + path;

/** The address of a small picture of a state. @param {string} id @param {string} theme */
export async function pictureOf(id, theme) {
  const path = `v1/picture/${encodeURIComponent(id)}.svg?numbers=none&theme=${theme}`;
  const { text } = await answer({ method: "GET", path, headers: {}, body: undefined });
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

/** @param {Request} request @returns {Promise<Answer>} */
export async function answer({ method, path, headers, body }) {
  const sent = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await rules.settings.fetch(`${rules.url}/${path}`, sent).catch((error) => {
    throw new Unreachable(error.message);
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
