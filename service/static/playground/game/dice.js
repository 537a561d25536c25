// Dice rolled with the browser's random numbers.

/** A roll of one die; all faces have the same probability. @returns {number} */
export function die() {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  // 252 is the highest multiple of six below 256: higher values would favour low faces
  return byte < 252 ? (byte % 6) + 1 : die();
}

/** Any of a list. @template T @param {readonly T[]} list @returns {T} */
export const pick = (list) => list[Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * list.length)];

/** The two numbers of a roll such as `6 3`, `63` or `6-3`; null if the text is not a roll. @param {string} text @returns {[number, number] | null} */
export function parseRoll(text) {
  const match = text.match(/^\s*([1-6])\D*([1-6])\s*$/);
  return match && [Number(match[1]), Number(match[2])];
}
