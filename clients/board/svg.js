// Helpers to make elements of the drawing.

/** @import { Color, Place } from "./index.js" */
/** @typedef {Record<string, string | number>} Attributes */

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element. @param {string} tag @param {Attributes} [attributes] @param {(Element | string)[]} children @returns {SVGGraphicsElement} */
export function element(tag, attributes = {}, ...children) {
  const made = /** @type {SVGGraphicsElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** @param {string} name @param {Attributes} [data] @param {Element[]} children */
export const group = (name, data, ...children) => element("g", { class: name, ...data }, ...children);
/** @param {string} name @param {number} x @param {number} y @param {number} width @param {number} height @param {Attributes} [more] */
export const box = (name, x, y, width, height, more) => element("rect", { class: name, x, y, width, height, ...more });
/** @param {string} name @param {number} cx @param {number} cy @param {number} r @param {Attributes} [more] */
export const disc = (name, cx, cy, r, more) => element("circle", { class: name, cx, cy, r, ...more });
/** @param {string} content @param {number} x @param {number} y @param {number} [size] @param {string} [name] */
export const number = (content, x, y, size = 17, name = "number") => element("text", { class: name, x, y, "font-size": size, dy: ".35em" }, content);

/** @param {Color} color @param {Place} place */
export const at = (color, place) => ({ "data-place": place, "data-side": color });
