// Dice: thrown by the browser's own randomness, drawn as faces.

import { make } from "./elements.js";

/** One die, every face as likely as the others. */
export function die() {
  const bytes = new Uint8Array(1);
  do crypto.getRandomValues(bytes);
  while (bytes[0] >= 252); // 252 is the highest multiple of six: what lies above would favour low faces
  return (bytes[0] % 6) + 1;
}

export const pick = (list) => list[Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * list.length)];

/** Two numbers from what a person typed: `6 3`, `63`, `6-3`; null if it is no roll. */
export function typed(text) {
  const found = text.match(/^\s*([1-6])\D*([1-6])\s*$/);
  return found && [Number(found[1]), Number(found[2])];
}

/** The faces of these numbers; those already used are dimmed. */
export function faces(numbers, used = [], side = "") {
  const left = [...used];
  return numbers.map((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return face(number, at >= 0, side);
  });
}

function face(number, isUsed, side) {
  const classes = ["die", side, isUsed ? "used" : ""].join(" ").trim();
  // a checker of Catch me moves the sum of two dice, which no single face shows
  if (number > 6) return make("span", { class: `${classes} sum` }, String(number));
  const pips = Array.from({ length: number }, () => make("i"));
  return make("span", { class: classes, "data-number": number, role: "img", "aria-label": number }, pips);
}
