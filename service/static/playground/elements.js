// Making and finding elements, in one line each.

export const find = (selector) => document.querySelector(selector);

/** A new element: attributes by name, listeners as `onclick`; false and null leave one out. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** A button that says what it does; `more` are further attributes, `children` what else is on it. */
export const button = (text, onclick, more = {}, children = []) =>
  make("button", { type: "button", onclick, ...more }, text, children);

/** Say something to a person who listens instead of looking. */
export function announce(text) {
  const live = find("#live");
  // the same words twice are only read twice if something changes in between
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

/** Write text to the clipboard and say so on the button. */
export async function copy(text, from, done) {
  await navigator.clipboard.writeText(text);
  const said = from.textContent;
  from.textContent = done;
  setTimeout(() => (from.textContent = said), 1200);
}
