// Helpers to create and find elements.

export const find = (selector) => document.querySelector(selector);

/** Create an element: attributes by name, listeners as `onclick`; false and null omit an attribute. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** Create a button with a text, further attributes and further children. */
export const button = (text, onclick, attributes = {}, children = []) =>
  make("button", { type: "button", onclick, ...attributes }, text, children);

/** Announce a text to screen readers. */
export function announce(text) {
  const live = find("#live");
  // a screen reader repeats the same text only if the content changes
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

/** Copy text to the clipboard and show `done` on the button for a moment. */
export async function copy(text, button, done) {
  await navigator.clipboard.writeText(text);
  const label = button.textContent;
  button.textContent = done;
  setTimeout(() => (button.textContent = label), 1200);
}
