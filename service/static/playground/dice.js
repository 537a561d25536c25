// Dice: rolled with the browser's random numbers, drawn as faces.

import { make } from "./elements.js";

/** A roll of one die; all faces have the same probability. */
export function die() {
  const bytes = new Uint8Array(1);
  do crypto.getRandomValues(bytes);
  while (bytes[0] >= 252); // 252 is the highest multiple of six below 256: higher values would favour low faces
  return (bytes[0] % 6) + 1;
}

export const pick = (list) => list[Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * list.length)];

/** The two numbers of a roll such as `6 3`, `63` or `6-3`; null if the text is not a roll. */
export function parseRoll(text) {
  const match = text.match(/^\s*([1-6])\D*([1-6])\s*$/);
  return match && [Number(match[1]), Number(match[2])];
}

/** The faces of these numbers; used ones are dimmed. */
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
  // in Catch me a checker moves by the sum of both dice, which no single face shows
  if (number > 6) return make("span", { class: `${classes} sum` }, String(number));
  const pips = Array.from({ length: number }, () => make("i"));
  return make("span", { class: classes, "data-number": number, role: "img", "aria-label": number }, pips);
}
