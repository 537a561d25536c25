// Helpers to create and find elements.

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {string | Node | null | undefined | false} Child */

/** Whether the reader wants no motion. */
export const isStill = () => reduced.matches;

/** The element of the page that is known to be there. @param {string} selector @returns {any} */
export const find = (selector) => document.querySelector(selector);

/**
 * Create an element: attributes by name, listeners as `onclick`; false and null omit an attribute.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, any>} [attributes] @param {(Child | Child[])[]} children @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/**
 * Create a button with a text, further attributes and further children.
 * @param {string | number} text @param {(event: Event) => unknown} onclick @param {Record<string, any>} [attributes] @param {Child[]} [children]
 */
export const button = (text, onclick, attributes = {}, children = []) =>
  make("button", { type: "button", onclick, ...attributes }, String(text), children);

/** Announce a text to screen readers. @param {string} text */
export function announce(text) {
  const live = find("#live");
  // a screen reader repeats the same text only if the content changes
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

/** Copy text to the clipboard and show `done` on the button for a moment. @param {string} text @param {HTMLElement} button @param {string} done */
export async function copy(text, button, done) {
  await navigator.clipboard.writeText(text);
  const label = button.textContent;
  button.textContent = done;
  setTimeout(() => (button.textContent = label), 1200);
}
