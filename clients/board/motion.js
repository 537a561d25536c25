// Motion: checkers glide to where they are, dice roll. What has moved is seen by comparing two positions, as a board for
// chess does; whoever prefers reduced motion sees none.

import { COLORS, DISC, placeOf } from "./layout.js";

/** @import { Color, Place, Position, Shape } from "./index.js" */
/** @typedef {{color: Color, from: Place, to: Place}} Glide */

const GLIDE = 260;
const ROLL = 620;
const MOST = 10; // more checkers than a play can move: another position, not a play

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
export const isStill = () => reduced.matches;

/**
 * The checkers that must move to make one position of another. Those of a side are paired in the order of its route, so
 * that their paths do not cross.
 * @param {Position} before @param {Position} after @param {Shape} shape @returns {Glide[]}
 */
export function difference(before, after, { routes }) {
  const found = COLORS.flatMap((color) => {
    /** @type {Place[]} */
    const order = ["bar", "reserve", ...routes[color].map(placeOf), "off", "captured"];
    const change = (/** @type {Place} */ place) => (after[color][place] ?? 0) - (before[color][place] ?? 0);
    const places = (/** @type {number} */ sign) => order.flatMap((place) => Array(Math.max(0, sign * change(place))).fill(place));
    const [left, reached] = [places(-1), places(1)];
    const count = Math.min(left.length, reached.length);
    // a checker that was hit goes back to the start of its route; all others go forward
    return left.slice(0, count).map((from, k) => ({ color, from, to: reached[k] }));
  });
  return found.length > MOST ? [] : found;
}

/** Let a checker glide to its place from where it was. @param {SVGGraphicsElement} checker @param {number} dx @param {number} dy */
export function glide(checker, dx, dy) {
  checker.parentNode?.append(checker); // above all others while it moves
  const from = { transform: `translate(${dx}px, ${dy}px)` };
  checker.animate([from, { transform: "none" }], { duration: GLIDE, easing: "cubic-bezier(.3,.1,.2,1)" });
}

/** A die tumbles in. @param {SVGGraphicsElement} die */
export function roll(die) {
  const box = die.getBBox();
  die.style.transformOrigin = `${box.x + box.width / 2}px ${box.y + box.height / 2}px`;
  const [far, turns] = [3 * DISC + 60 * Math.random(), 300 + 200 * Math.random()];
  const lift = 24 - 48 * Math.random();
  die.animate(
    [
      { transform: `translate(${far}px, ${lift}px) rotate(${turns}deg) scale(1.25)`, opacity: 0 },
      { transform: `translate(${far / 2}px, ${lift / 3}px) rotate(${turns / 2}deg) scale(1.15)`, opacity: 1, offset: 0.4 },
      { transform: "rotate(-12deg)", offset: 0.85 },
      { transform: "none" },
    ],
    { duration: ROLL, easing: "ease-out" },
  );
}
