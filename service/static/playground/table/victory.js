// The end of a game, shown on the board: the result, the way on, and some confetti in the winner's colours.

import { button, find, isStill, make } from "../page/elements.js";
import { play } from "./sound.js";
import { t } from "../page/texts.js";

/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */

const COLORS = { white: ["#fffaf0", "#e3c27a", "#d9503e"], black: ["#2a2422", "#6fd0de", "#e3c27a"] };
const PIECES = 36;

/** @type {string | null} */
let seen = null; // the id of the game whose panel was closed, so that the board stays in view
/** @type {string | null} */
let celebrated = null; // the id of the game that was celebrated, so that a change of the view does not repeat it

/**
 * Show the result of a finished game on the board; `again` or `next` leads on.
 * @param {HTMLElement} root @param {Schemas["Outcome"] | null} outcome @param {string} id @param {{next: () => void, again: () => void}} ways
 */
export function showVictory(root, outcome, id, { next, again }) {
  root.querySelector(".victory")?.remove();
  // the result and the way on are shown once: on the board, and beside it when that panel is closed
  const beside = find("#table .act");
  const hadFocus = beside.contains(document.activeElement);
  beside.hidden = outcome !== null && id !== seen;
  if (!beside.hidden || !outcome) return;
  const close = button(t("close"), () => {
    seen = id;
    panel.remove();
    beside.hidden = false;
    find("#controls button").focus({ preventScroll: true });
  });
  const on = "next" in outcome && outcome.next ? button(t("next"), next, { class: "primary" }) : button(t("again"), again, { class: "primary" });
  const panel = make(
    "div",
    { class: "victory" },
    make(
      "div",
      { class: "result" },
      outcome.winner && make("span", { class: `disc ${outcome.winner}` }),
      make("strong", {}, outcome.text),
      make("p", { class: "row" }, on, close),
    ),
  );
  root.append(panel);
  if (hadFocus) on.focus({ preventScroll: true });
  if (id !== celebrated && outcome.winner) celebrate(panel, outcome.winner);
  celebrated = id;
}

/** @param {HTMLElement} panel @param {Schemas["Color"]} winner */
function celebrate(panel, winner) {
  play("won");
  if (isStill()) return;
  const pieces = Array.from({ length: PIECES }, () => make("i"));
  panel.prepend(make("div", { class: "confetti", "aria-hidden": "true" }, pieces));
  pieces.forEach((piece, index) => {
    piece.style.left = `${100 * Math.random()}%`;
    piece.style.background = COLORS[winner][index % 3];
    const fall = [{ transform: "none" }, { transform: `translate(${80 * Math.random() - 40}px, 40rem) rotate(720deg)` }];
    piece.animate(fall, { duration: 1800 + 1400 * Math.random(), delay: 500 * Math.random(), easing: "ease-in", fill: "both" });
  });
}
