// The texts of the page in four languages. The service sends its sentences in the language of the request.

import { recall, remember } from "./memory.js";

/** @typedef {"en" | "de" | "fr" | "it"} Language */
/** @typedef {Record<string, string | number | boolean | null | undefined>} Facts */

/** @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

/** @type {Language} */
let current = "en";
/** @type {Record<string, string>} */
let texts = {};

export const language = () => current;

/** The language that the reader chose, or the first of the browser's languages that the page has. @returns {Language} */
export function preferredLanguage() {
  const wanted = [recall("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return /** @type {Language | undefined} */ (wanted.find((tag) => tag && tag in LANGUAGES)) ?? "en";
}

/** Use this language for the page and for all requests. @param {Language} tag */
export async function setLanguage(tag) {
  texts = (await import(`../texts/${tag}.js`)).default;
  current = tag;
  document.documentElement.lang = tag;
  remember("language", tag);
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-text]"))) {
    element.textContent = t(element.dataset.text ?? "");
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-label]"))) {
    element.setAttribute("aria-label", t(element.dataset.label ?? ""));
  }
  document.title = t("title");
}

/** The text of a key, with `{name}` replaced by the fact of that name. @param {string} key @param {Facts} [facts] */
export function t(key, facts = {}) {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));
}

/** The text of a key or, for options that the page does not know, the key itself made readable. @param {string} key */
export const word = (key) => texts[key] ?? String(key).replaceAll("_", " ");
