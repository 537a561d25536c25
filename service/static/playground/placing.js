// Checkers drawn by the page, for positions that the service would not draw because they are not complete yet.

import { element } from "./svg.js";

const RADIUS = 19;
const MAX_UNLABELLED = 5;

/** Replace the checkers of the picture by those of a position; dice and cube go. */
export function drawPosition(board, position, bottom) {
  const { svg } = board;
  for (const old of svg.querySelectorAll(".checker, .die, .cube, .arrow")) old.remove();
  const isMarked = (side, place) => Boolean(position.marks?.[side]?.includes(place));
  for (const side of ["white", "black"]) {
    for (const [place, count] of Object.entries(position[side])) {
      const target = board.place(place, side);
      if (!target) continue;
      const shown = target.querySelector(".hit, .recess");
      const other = side === "white" ? "black" : "white";
      // on a point of both sides the marked checkers are at the edge of the board, the others on them
      const isOver = isMarked(other, place) || (side === "black" && !isMarked(side, place));
      const under = isOver && !target.dataset.side ? (position[other][place] ?? 0) : 0;
      const what = { side, place, count, under, isMarked: isMarked(side, place), isTray: shown.matches(".recess") };
      stack(svg, shown.getBBox(), what, bottom);
    }
  }
  board.position = position;
  board.mark();
  for (const one of svg.querySelectorAll('[role="button"]')) one.setAttribute("tabindex", "0");
}

/** A stack from the edge of the board inwards; the bar is filled from the middle. */
function stack(svg, box, { side, place, count, under, isMarked, isTray }, bottom) {
  const isBar = place === "bar";
  const isAbove = isBar || isTray ? side !== bottom : box.y < 100;
  const x = box.x + box.width / 2;
  const edge = isAbove !== isBar ? box.y : box.y + box.height;
  const inward = isAbove !== isBar ? 1 : -1;
  const room = (isBar ? box.height - 60 : Math.min(box.height, 218)) - 2 * RADIUS;
  const step = isTray ? 12.5 : Math.min(2 * RADIUS + 2, room / Math.max(1, under + count - 1));
  const first = isBar ? 30 + RADIUS : isTray ? 10 : RADIUS + 1;
  for (let index = 0; index < count; index += 1) {
    const group = element("g", { class: `checker ${side}${isMarked ? " pinned" : ""}`, "data-place": place, "data-side": side });
    const y = edge + inward * (first + (under + index) * step);
    if (isTray) group.append(slab(box, y));
    else group.append(disc("body", x, y, RADIUS), disc("ring", x, y, RADIUS - 5));
    if (index === count - 1 && count > MAX_UNLABELLED) group.append(label(x, y, count, side));
    svg.append(group);
  }
}

const disc = (name, cx, cy, r) => element("circle", { class: name, cx, cy, r });
const slab = (box, y) => element("rect", { class: "body", x: box.x + 5, y: y - 5.5, width: box.width - 10, height: 11, rx: 3 });

function label(x, y, count, side) {
  const text = element("text", { x, y: y + 6, "text-anchor": "middle", "font-size": 17, fill: side === "white" ? "#2a2422" : "#fffaf0" });
  text.textContent = String(count);
  return text;
}
