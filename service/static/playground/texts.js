// The page's own words in four languages. The service's sentences come in the language asked for.

import { recall, remember } from "./memory.js";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

let spoken = "en";
let words = {};

export const language = () => spoken;

/** The language the reader chose, or the first of his browser's that the page speaks. */
export function preferred() {
  const wanted = [recall("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Speak this language from now on, here and in every request. */
export async function speak(tag) {
  words = (await import(`./${tag}.js`)).default;
  spoken = tag;
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

/** A text by its key, with facts put in where {name} stands. */
export function t(key, facts = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "");
}

/** A text if there is one, else the word itself made readable: options are the service's words. */
export const word = (key) => words[key] ?? String(key).replaceAll("_", " ");
