// Where everything lies, in units of the drawing: the same numbers as in the pictures of the service, and a test
// compares them. The home boards are on the right; `orientation` exchanges the rows, `home` mirrors the board. Where the
// sides start from opposite corners, the board is turned, and the other side bears off at the other end.

/** @import { Color, Numbering, Place, Shape } from "./index.js" */
/** @typedef {{x: number, y: number}} Spot */
/** @typedef {{x: number, y: number, direction: number, room: number, size: number}} Stack checkers lie from (x, y) on in this direction */
/** @typedef {Map<number, string>} Labels */

export const POINT = 44;
export const DISC = 40;
export const SLAB = 12.5;
export const ROW = 218;
export const MIDDLE = 64;
export const BAR = 56;
export const TRAY = 48;
export const CUBE = 42;
export const LINE = 26;
const RAIL = 12;
const BORDER = 16;
export const CROP = 12; // of the border at the left and right: the frame is the element's own
export const COLORS = /** @type {Color[]} */ (["white", "black"]);
/** @type {Record<Color, Color>} */
export const OTHER = { white: "black", black: "white" };
export const TRAYS = /** @type {Place[]} */ (["reserve", "off", "captured"]);

/** The place of a point. @param {number} point */
export const placeOf = (point) => /** @type {Place} */ (String(point));

/** @param {number} first @param {number} last */
const run = (first, last) => Array.from({ length: Math.abs(last - first) + 1 }, (_, k) => first + k * Math.sign(last - first));

/** @type {Shape} */
const BACKGAMMON = {
  routes: { white: run(1, 24), black: run(24, 1) },
  places: { white: ["bar", ...run(1, 24).map(placeOf), "off"], black: ["bar", ...run(24, 1).map(placeOf), "off"] },
  cube: true,
};
const BLACKS_SIDE = [run(12, 7), run(6, 1)];
const WHITES_SIDE = [run(13, 18), run(19, 24)];

export class Layout {
  /**
   * @param {Shape | null} shape @param {Color} bottom @param {"right" | "left"} home
   * @param {Numbering} numbering @param {Color | null} mover
   */
  constructor(shape, bottom, home, numbering, mover) {
    this.shape = shape ?? BACKGAMMON;
    this.bottom = bottom;
    this.home = home;
    const { routes } = this.shape;
    this.points = [...new Set([...routes.white, ...routes.black])].sort((a, b) => a - b);
    /** The quarters of the upper and of the lower row; the home boards are last. */
    this.rows = this.#rows();
    /** Whether no checker ever moves from one row to the other. */
    this.isDivided = !routes.white.some((point) => routes.black.includes(point));
    const hasFarTray = this.has("reserve") || COLORS.some((color) => this.#bearsOffFar(color));
    const left = BORDER + (hasFarTray ? TRAY + RAIL : 0);
    this.edges = this.rows[0].length === 1 ? [left + BAR] : [left, left + 6 * POINT + BAR];
    const last = this.edges[this.edges.length - 1] ?? left;
    this.homeEdge = last;
    this.width = last + 6 * POINT + (this.has("off") || this.has("captured") ? RAIL + TRAY : 0) + BORDER;
    this.labels = this.#labels(numbering, mover ?? bottom);
    this.top = this.labels.length ? 6 + this.labels.length * LINE : BORDER;
    this.middle = this.top + ROW + MIDDLE / 2;
    this.foot = this.top + 2 * ROW + MIDDLE;
    this.height = this.foot + this.top;
    this.quarters = this.edges.map((x) => this.mirrored(x, 6 * POINT));
    this.bar = this.mirrored(last - BAR / 2);
    /** The middle of each point. @type {Map<number, number>} */
    this.columns = new Map();
    for (const row of this.rows) {
      row.forEach((quarter, at) =>
        quarter.forEach((point, k) => this.columns.set(point, this.mirrored((this.edges[at] ?? 0) + POINT / 2 + POINT * k))),
      );
    }
  }

  /** What the drawing of the empty board depends on. */
  get key() {
    const { routes, places } = this.shape;
    return JSON.stringify([routes, places, this.bottom, this.home, this.labels.length]);
  }

  get ratio() {
    return (this.width - 2 * CROP) / this.height;
  }

  /** The left edge of something this wide, mirrored if the home boards are on the left. @param {number} x */
  mirrored(x, width = 0) {
    return this.home === "right" ? x : this.width - x - width;
  }

  /** Whether a side has such a place. @param {Color} color @param {Place} place */
  holds(color, place) {
    return this.shape.places[color].includes(place);
  }

  /** @param {Place} place */
  has(place) {
    return COLORS.some((color) => this.holds(color, place));
  }

  /** Whether a point is in the upper row. @param {number} point */
  isAbove(point) {
    return this.rows[0].some((quarter) => quarter.includes(point));
  }

  /** The left edge of a tray: all but the reserve are where the route of the side ends. @param {Color} color @param {Place} place */
  tray(color, place) {
    const isFar = place === "reserve" || (place === "off" && this.#bearsOffFar(color));
    return this.mirrored(isFar ? BORDER : this.homeEdge + 6 * POINT + RAIL, TRAY);
  }

  /** The stack of the checkers of a side at a place. @param {Color} color @param {Place} place @returns {Stack} */
  stack(color, place) {
    const isBelow = color === this.bottom;
    if (place === "bar") {
      const start = CUBE / 2 + 6;
      const direction = isBelow ? 1 : -1;
      return { x: this.bar, y: this.middle + direction * start, direction, room: ROW + MIDDLE / 2 - start - CUBE - 6, size: DISC };
    }
    if (TRAYS.includes(place)) {
      const [y, direction] = isBelow ? [this.foot - 6, -1] : [this.top + 6, 1];
      return { x: this.tray(color, place) + TRAY / 2, y, direction, room: ROW - 6, size: SLAB };
    }
    const [y, direction] = this.isAbove(Number(place)) ? [this.top, 1] : [this.foot, -1];
    return { x: this.columns.get(Number(place)) ?? this.bar, y: y + direction, direction, room: ROW - 2, size: DISC };
  }

  /** The middle of the half of a side, where its dice lie; on half a board both share one quarter. @param {Color} color */
  half(color) {
    const middles = this.quarters.map((x) => x + 3 * POINT);
    let [left, right] = [Math.min(...middles), Math.max(...middles)];
    if (left === right) [left, right] = [left - 1.5 * POINT, right + 1.5 * POINT];
    return color === this.bottom ? right : left;
  }

  /** The number of a side for a point: its pips to bear off. @param {number} point @param {Color} color */
  #written(point, color) {
    const route = this.shape.routes[color];
    if (this.shape.places[color].includes("captured")) return String(point);
    return route.includes(point) ? String(route.length - route.indexOf(point)) : "";
  }

  /** The lines of numbers, the one beside the board first. @param {string} numbering @param {Color} mover @returns {Labels[]} */
  #labels(numbering, mover) {
    /** @param {(point: number) => string} write */
    const line = (write) => new Map(this.points.map((point) => [point, write(point)]));
    const own = (/** @type {Color} */ color) => line((point) => this.#written(point, color));
    if (numbering === "none") return [];
    if (numbering === "halves") return [line((point) => String(Math.min(point, 25 - point)))];
    if (numbering === "mover") return [own(mover)];
    if (numbering === "white" || numbering === "black") return [own(numbering)];
    return numbering === "both" ? [line(String), own(mover)] : [line(String)];
  }

  /** @returns {[number[][], number[][]]} */
  #rows() {
    const sides = this.bottom === "white" ? [BLACKS_SIDE, WHITES_SIDE] : [WHITES_SIDE, BLACKS_SIDE];
    const [upper = [], lower = []] = sides.map((row) => row.filter(([first]) => this.points.includes(first ?? 0)));
    const end = this.shape.routes[this.bottom].at(-1) ?? 0;
    // opposite corners: the board is turned by half a circle
    const isTurned = lower.length > 1 && lower[0]?.includes(end);
    /** @param {number[][]} row */
    const turned = (row) => row.map((quarter) => quarter.slice().reverse()).reverse();
    return isTurned ? [turned(upper), turned(lower)] : [upper, lower];
  }

  /** Whether a side bears off at the other end. @param {Color} color */
  #bearsOffFar(color) {
    const end = this.shape.routes[color].at(-1) ?? 0;
    return this.holds(color, "off") && this.rows.some((row) => row.length > 1 && row[0]?.includes(end));
  }
}

/** The middle of a checker of a stack; high stacks overlap. @param {Stack} stack @param {number} index @param {number} count @returns {Spot} */
export function centre({ x, y, direction, room, size }, index, count, share = 1) {
  const step = count > 1 ? Math.min(share * size, (room - size) / (count - 1)) : size;
  return { x, y: y + direction * (size / 2 + index * step) };
}
