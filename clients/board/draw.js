// What lies on the board: checkers, dice, cube, arrows. Colours are in style.js.

import { centre, COLORS, CUBE, DISC, OTHER, placeOf, SLAB, TRAY, TRAYS } from "./layout.js";
import { at, box, disc, element, group, number } from "./svg.js";

/** @import { Color, Cube, Place, Position } from "./index.js" */
/** @import { Layout, Spot } from "./layout.js" */
/** @typedef {{color: Color, place: Place, x: number, y: number, kind: string, label: string}} Checker */
/** @typedef {{value: number | null, side: Color, later: boolean, isUsed: boolean}} Thrown a die as it is drawn */

const DIE = 38;
const SMALL = 24;
const HIT = 46; // what can be pressed is larger than it looks: 24 pixels on a phone
const MAX_UNLABELLED = 5; // a higher stack shows its number
const BAR_AND_TRAYS = /** @type {Place[]} */ (["bar", ...TRAYS]);
/** @type {Record<number, number[][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-1, 1], [1, -1]],
  3: [[-1, 1], [0, 0], [1, -1]],
  4: [[-1, -1], [-1, 1], [1, -1], [1, 1]],
  5: [[-1, -1], [-1, 1], [0, 0], [1, -1], [1, 1]],
  6: [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]],
};

/** Every checker of a position; a checker under another one comes first. @param {Layout} layout @param {Position} position @returns {Checker[]} */
export function checkers(layout, position) {
  const all = [...layout.points.map(placeOf), ...BAR_AND_TRAYS];
  return all.flatMap((place) => {
    const isMarked = (/** @type {Color} */ color) => Boolean(position.marks?.[color]?.includes(place));
    const under = COLORS.find(isMarked);
    if (under) return pinned(layout, position, place, under);
    return COLORS.flatMap((color) => {
      const count = position[color][place] ?? 0;
      // only while a position is set up both sides can be on a point
      const below = color === "black" && layout.points.includes(Number(place)) ? (position.white[place] ?? 0) : 0;
      return Array.from({ length: count }, (_, k) => ({
        color,
        place,
        kind: "",
        ...centre(layout.stack(color, place), below + k, below + count),
        label: count > MAX_UNLABELLED && k === count - 1 ? String(count) : "",
      }));
    });
  });
}

/** A point with pinned checkers, half under those that pin them, or with a tower. @param {Layout} layout @param {Position} position @param {Place} place @param {Color} under */
function pinned(layout, position, place, under) {
  const over = OTHER[under];
  const [below, above] = [position[under][place] ?? 0, position[over][place] ?? 0];
  const [kind, share] = position.phase ? ["tower", 0.22] : ["pinned", 0.5];
  return Array.from({ length: below + above }, (_, k) => ({
    color: k < below ? under : over,
    place,
    kind: k < below ? kind : "",
    ...centre(layout.stack(under, place), k, below + above, share),
    label: "",
  }));
}

/** @param {Layout} layout @param {Checker} checker */
export function drawChecker(layout, { color, place, x, y, kind, label }) {
  const made = group(`checker ${color} ${kind}`.trim(), at(color, place));
  const fill = `url(#${color})`;
  if (TRAYS.includes(place)) {
    made.append(box("body", x - TRAY / 2 + 5, y - SLAB / 2 + 0.75, TRAY - 10, SLAB - 1.5, { rx: 3, fill }));
    const { y: start, direction, room } = layout.stack(color, place);
    if (label) made.append(number(label, x, start + direction * (room - SLAB), 15, "number count"));
    return made;
  }
  made.append(disc("shade", x, y + 2, DISC / 2 - 0.5), disc("body", x, y, DISC / 2 - 1, { fill }), disc("ring", x, y, DISC / 2 - 6));
  if (label) made.append(number(label, x, y));
  return made;
}

/** Two rings around a checker, so that one of them stands out from any colour. @param {Element} checker */
export function glow(checker) {
  const body = /** @type {Element} */ (checker.querySelector(".body"));
  return ["glow outer", "glow"].map((name, inner) => {
    const ring = /** @type {Element} */ (body.cloneNode(false));
    ring.setAttribute("class", name);
    const r = Number(body.getAttribute("r"));
    if (r) ring.setAttribute("r", String(r + (inner ? -0.5 : 1.6)));
    return ring;
  });
}

/** The dice: those to be played in the half of their side, those for later small in the other half. @param {Layout} layout @param {Thrown[]} dice */
export function drawDice(layout, dice) {
  const by = dice.find(({ later }) => !later)?.side ?? OTHER[dice[0]?.side ?? "white"];
  const rows = [...COLORS.map((color) => dice.filter(({ later, side }) => !later && side === color)), dice.filter(({ later }) => later)];
  return rows.flatMap((row) =>
    row.map((die, k) => {
      const size = die.later ? SMALL : DIE;
      const x = layout.half(die.later ? OTHER[by] : die.side) + size * 1.2 * (k - (row.length - 1) / 2);
      return drawDie(die, x, layout.middle, size);
    }),
  );
}

/** @param {number} x @param {number} y */
const hit = (x, y) => box("hit", x - HIT / 2, y - HIT / 2, HIT, HIT, { rx: 9 });

/** @param {Thrown} die @param {number} x @param {number} y @param {number} size */
function drawDie({ value, side, later, isUsed }, x, y, size) {
  const kinds = [value ? "" : "due", later ? "later" : "", isUsed ? "used" : ""].filter(Boolean);
  const made = group(["die", side, ...kinds].join(" "), value ? { "data-number": value } : {});
  if (!later) made.append(hit(x, y));
  if (value) made.append(box("shade", x - size / 2, y - size / 2 + 2.5, size, size, { rx: size / 5 }));
  made.append(box("body", x - size / 2, y - size / 2, size, size, { rx: size / 5 }));
  // in Catch me a checker moves by the sum of both dice, which no single face shows
  if (value && !PIPS[value]) made.append(number(String(value), x, y, size / 2));
  for (const [right = 0, down = 0] of PIPS[value ?? 0] ?? []) made.append(disc("pip", x + right * size * 0.27, y + down * size * 0.27, size * 0.09));
  return made;
}

/** The cube: in the middle, at the end of its owner, or on the board of the side to which it is offered. @param {Layout} layout @param {Cube} cube */
export function drawCube(layout, { value, owner, offered }) {
  let [x, y, kind] = [layout.bar, layout.middle, "centred"];
  if (offered) [x, kind] = [layout.half(offered), `offered to-${offered}`];
  else if (owner) [y, kind] = [owner === layout.bottom ? layout.foot - CUBE / 2 - 5 : layout.top + CUBE / 2 + 5, `of-${owner}`];
  const [side, text] = [CUBE - 2, String(value)];
  return group(
    `cube ${kind}`,
    { "data-value": value },
    hit(x, y),
    box("shade", x - side / 2, y - side / 2 + 2.5, side, side, { rx: 7 }),
    box("body", x - side / 2, y - side / 2, side, side, { rx: 7 }),
    number(text, x, y, Math.min(21, 52 / text.length)),
  );
}

/** Round buttons beside the dice: take back, and confirm. @param {Layout} layout @param {Color} side @param {number} count the number of dice */
export function drawButtons(layout, side, count) {
  const isHalf = layout.quarters.length === 1;
  const x = layout.half(isHalf ? OTHER[side] : side);
  const away = isHalf ? 24 : Math.max(66, (count * DIE * 1.2) / 2 + 21);
  const y = layout.middle;
  const signs = { undo: "M-7 -1h10a4.5 4.5 0 0 1 0 9h-4m-6 -9l5 -5m-5 5l5 5", confirm: "M-7 1l5 5l9 -11" };
  return Object.entries(signs).map(([name, d], k) => {
    const to = x + away * (k ? 1 : -1);
    const sign = element("path", { d, transform: `translate(${to} ${y - 1})` });
    return group(`button ${name}`, { "data-event": name }, hit(to, y), disc("shade", to, y + 2, 18), disc("body", to, y, 18), sign);
  });
}

/** Combine consecutive moves of one checker into one path. @param {readonly {from: Place, to: Place}[]} moves */
export function paths(moves) {
  /** @type {{from: Place, to: Place}[]} */
  const combined = [];
  for (const { from, to } of moves) {
    const earlier = combined.find((path) => path.to === from);
    if (earlier) earlier.to = to;
    else combined.push({ from, to });
  }
  return combined.filter(({ from, to }) => from !== to);
}

/** The middle of the top checker of a side on a place, or of the next one. @param {Layout} layout @param {Position} position @param {Color} color @param {Place} place */
export function spot(layout, position, color, place) {
  const top = checkers(layout, position).findLast((checker) => checker.place === place && checker.color === color);
  return top ?? centre(layout.stack(color, place), 0, 1);
}

/** An arrow that bends towards the middle of the board. @param {Layout} layout @param {Spot} start @param {Spot} end */
export function drawArrow(layout, start, end) {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const inward = layout.middle - (start.y + end.y) / 2;
  const bend = Math.max(-1, Math.min(1, inward / DISC)) * 0.18 * length;
  const d = `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2 + bend} ${end.x} ${end.y}`;
  return group("arrow", {}, element("path", { class: "halo", d }), element("path", { d }), disc("", end.x, end.y, 8));
}

/** The trace of a play: a ring where a checker was, a dot on it where it is. @param {Layout} layout @param {Position} position @param {Color} color @param {Place} from @param {Place} to */
export function drawTrace(layout, position, color, from, to) {
  const stack = layout.stack(color, from);
  const others = TRAYS.includes(from) ? 0 : (position[color][from] ?? 0) + (layout.points.includes(Number(from)) ? (position[OTHER[color]][from] ?? 0) : 0);
  const start = centre(stack, others, others + 1);
  const end = spot(layout, position, color, to);
  const isHere = Boolean(position[color][to]) && !TRAYS.includes(to);
  return [...(TRAYS.includes(from) ? [] : [disc("left", start.x, start.y, DISC / 2 - 3)]), ...(isHere ? [disc("landed", end.x, end.y, 5)] : [])];
}
