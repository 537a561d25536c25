// The faces of dice, on buttons that choose a roll.

import { make } from "../page/elements.js";

/** @param {readonly number[]} numbers */
export const faces = (numbers) => numbers.map(face);

/** @param {number} number */
function face(number) {
  const pips = Array.from({ length: number }, () => make("i"));
  return make("span", { class: "die", "data-number": number, role: "img", "aria-label": number }, pips);
}
