// The texts of the page in four languages. The service sends its sentences in the language of the request.

import { recall, remember } from "./memory.js";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

let current = "en";
let texts = {};

export const language = () => current;

/** The language that the reader chose, or the first of the browser's languages that the page has. */
export function preferredLanguage() {
  const wanted = [recall("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Use this language for the page and for all requests. */
export async function setLanguage(tag) {
  texts = (await import(`./${tag}.js`)).default;
  current = tag;
  document.documentElement.lang = tag;
  remember("language", tag);
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = t(element.dataset.text);
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", t(element.dataset.label));
  }
  document.title = t("title");
}

/** The text of a key, with `{name}` replaced by the fact of that name. */
export function t(key, facts = {}) {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "");
}

/** The text of a key or, for options that the page does not know, the key itself made readable. */
export const word = (key) => texts[key] ?? String(key).replaceAll("_", " ");
