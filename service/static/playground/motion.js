// Animation: checkers glide to their new places and dice roll, unless the reader prefers reduced motion.

import { play as playSound } from "./sound.js";
import { topOf } from "./svg.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const GLIDE = 260;
const ROLL = 620;
const OTHER = { white: "black", black: "white" };

export const isStill = () => reducedMotion.matches;

/** Combine consecutive moves of one checker into one path. */
export function paths(moves) {
  const combined = [];
  for (const { from, to } of moves) {
    const earlier = combined.findLast((path) => path.to === from);
    if (earlier) earlier.to = to;
    else combined.push({ from, to });
  }
  return combined;
}

const centre = (checker) => {
  const box = checker.querySelector(".body").getBBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Prepare the change from the old picture of a board to a new one; the result starts the animation. */
export function animate(board, drawing, { side, moves = [], rolled }) {
  const isRoll = rolled === "roll" || rolled === "open";
  if (isRoll) playSound("roll");
  else if (moves.length) playSound("move");
  if (isStill() || !board.svg) return () => undefined;
  const started = paths(moves).map((path) => ({ ...path, side, start: startOf(board.svg, path.from, side) }));
  for (const { to, hit } of moves) {
    if (hit) started.push({ from: to, to: "bar", side: OTHER[side], start: startOf(board.svg, to, OTHER[side]) });
  }
  return () => {
    for (const path of started) glide(drawing, path);
    if (isRoll) for (const die of drawing.querySelectorAll(".die[data-number]")) roll(die);
  };
}

function startOf(svg, place, side) {
  const checker = topOf(svg, place, side);
  return checker && centre(checker);
}

function glide(svg, { to, side, start }) {
  const checker = topOf(svg, to, side);
  if (!checker || !start) return;
  const here = centre(checker);
  checker.parentNode.append(checker); // above all others while it moves
  const from = `translate(${start.x - here.x}px, ${start.y - here.y}px)`;
  checker.animate([{ transform: from }, { transform: "none" }], { duration: GLIDE, easing: "cubic-bezier(.3,.1,.2,1)" });
}

/** A die tumbles in from the side of its player. */
function roll(die) {
  const box = die.getBBox();
  die.style.transformOrigin = `${box.x + box.width / 2}px ${box.y + box.height / 2}px`;
  const [far, turns] = [120 + 60 * Math.random(), 300 + 200 * Math.random()];
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
