// The empty board: fields, places, signs, numbers. Colours are in style.js.

import { BAR, COLORS, CROP, LINE, MIDDLE, POINT, ROW, TRAY, TRAYS } from "./layout.js";
import { at, box, element, group, number } from "./svg.js";

/** @import { Color, Place } from "./index.js" */
/** @import { Layout } from "./layout.js" */

const PAINTS = { white: 3, black: 3, field: 2, "point-a": 2, "point-b": 2, bar: 2 };
const BAR_AND_TRAYS = /** @type {Place[]} */ (["bar", ...TRAYS]);

/** The view of the drawing, without the frame at its left and right. @param {Layout} layout */
export const view = ({ width, height }) => `${CROP} 0 ${width - 2 * CROP} ${height}`;

/** The gradients, whose colours are properties. */
export function paints() {
  const made = Object.entries(PAINTS).map(([name, stops]) => {
    const steps = Array.from({ length: stops }, (_, k) => element("stop", { class: `${name}-${k + 1}`, offset: k / (stops - 1) }));
    const isDisc = name === "white" || name === "black";
    return isDisc
      ? element("radialGradient", { id: name, cx: 0.36, cy: 0.3, r: 0.85 }, ...steps)
      : element("linearGradient", { id: name, x2: name === "field" ? 0 : 1, y2: name === "field" ? 1 : 0 }, ...steps);
  });
  // the tint of a place that can be reached: it fades before the middle, where the dice and their buttons are
  const steps = [0, 0.36, 0.46, 0.54, 0.64, 1].map((offset, k) => element("stop", { class: k === 2 || k === 3 ? "tint none" : "tint", offset }));
  return element("defs", {}, ...made, element("linearGradient", { id: "tint", gradientUnits: "userSpaceOnUse", x2: 0, y2: "100%" }, ...steps));
}

/** Fields, rails, signs and directions: what nobody can touch. @param {Layout} layout @param {boolean} hasPhases */
export function ground(layout, hasPhases) {
  const { quarters, top, foot, middle, bar } = layout;
  const parts = quarters.flatMap((x) => [
    box("field", x, top, 6 * POINT, foot - top, { fill: "url(#field)" }),
    ...(layout.isDivided ? [box("rail", x, middle - MIDDLE / 2 + 5, 6 * POINT, MIDDLE - 10, { fill: "url(#bar)" })] : []),
  ]);
  parts.push(box("rail", bar - BAR / 2, top, BAR, foot - top, { fill: "url(#bar)" }));
  for (const place of TRAYS) {
    for (const x of new Set(COLORS.filter((color) => layout.holds(color, place)).map((color) => layout.tray(color, place)))) {
      parts.push(sign(layout, place, x + TRAY / 2));
    }
  }
  return group("ground", {}, ...parts, ...(hasPhases ? [] : ways(layout)));
}

/** What a tray is for: checkers leave the board here, come from here, or are captured. @param {Layout} layout @param {Place} place @param {number} x */
function sign({ bar, middle }, place, x) {
  const toTheLeft = x < bar === (place === "off");
  if (place === "captured") return element("path", { class: "sign", d: `M${x - 7} ${middle - 7}l14 14m0 -14l-14 14` });
  return element("path", { class: "sign", d: toTheLeft ? `M${x + 8} ${middle}h-16m6 -6l-6 6l6 6` : `M${x - 8} ${middle}h16m-6 -6l6 6l-6 6` });
}

/** Beside each row a small arrow for each side that moves along it. @param {Layout} layout */
function ways(layout) {
  const { columns, top, height, labels, bar, shape } = layout;
  return layout.rows.flatMap((row) => {
    const points = row.flat();
    const moving = COLORS.flatMap((color) => {
      const route = shape.routes[color];
      const step = route.findIndex((point, k) => k > 0 && points.includes(point) && points.includes(route[k - 1] ?? 0));
      if (step < 0) return [];
      return [{ color, to: Math.sign((columns.get(route[step] ?? 0) ?? 0) - (columns.get(route[step - 1] ?? 0) ?? 0)) }];
    });
    moving.sort((a, b) => a.to - b.to || (a.color < b.color ? -1 : 1));
    const above = top - (labels.length ? LINE / 2 : top / 2);
    const y = layout.isAbove(points[0] ?? 0) ? above : height - above;
    return moving.map(({ color, to }, k) => {
      const x = bar + 16 * (k - (moving.length - 1) / 2);
      const [tip, back] = [x + 5.5 * to, x - 5.5 * to];
      return element("polygon", { class: `way ${color}`, points: `${tip},${y} ${back},${y - 6} ${back},${y + 6}` });
    });
  });
}

/** Every place that can hold checkers, as a group that can be touched. @param {Layout} layout */
export function places(layout) {
  const points = layout.points.map((point) => {
    const x = layout.columns.get(point) ?? 0;
    const isAbove = layout.isAbove(point);
    const [edge, inward] = isAbove ? [layout.top, 1] : [layout.foot, -1];
    const name = `point-${point % 2 ? "b" : "a"}`;
    const corners = `${x - POINT / 2 + 1},${edge} ${x + POINT / 2 - 1},${edge} ${x},${edge + inward * ROW * 0.9}`;
    return group(
      "place point",
      { "data-place": point },
      element("polygon", { class: name, points: corners, fill: `url(#${name})` }),
      box("hit", x - POINT / 2, isAbove ? layout.top : layout.middle, POINT, ROW + MIDDLE / 2),
    );
  });
  const others = BAR_AND_TRAYS.flatMap((place) => COLORS.filter((color) => layout.holds(color, place)).map((color) => pile(layout, color, place)));
  return group("places", {}, ...points, ...others);
}

/** The bar or a tray of a side. @param {Layout} layout @param {Color} color @param {Place} place */
function pile(layout, color, place) {
  const isBelow = color === layout.bottom;
  const { bar, top, foot, middle } = layout;
  const shown =
    place === "bar"
      ? box("hit", bar - BAR / 2, isBelow ? middle : top, BAR, ROW + MIDDLE / 2)
      : box("hit recess", layout.tray(color, place), isBelow ? foot - ROW : top, TRAY, ROW, { rx: 6 });
  return group(`place ${place} ${color}`, at(color, place), shown);
}

/** The lines of numbers above and below the board. @param {Layout} layout */
export function numbers(layout) {
  const made = layout.labels.flatMap((labels, depth) =>
    [...labels].filter(([, text]) => text).map(([point, text]) => {
      const above = layout.top - LINE / 2 - depth * LINE;
      const y = layout.isAbove(point) ? above : layout.height - above;
      return number(text, layout.columns.get(point) ?? 0, y, depth ? 14 : 17, depth ? "number written" : "number");
    }),
  );
  return group("numbers", { "aria-hidden": "true" }, ...made);
}
