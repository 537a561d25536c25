// The end of a game, shown on the board: the result, the way on, and some confetti in the winner's colours.

import { button, isStill, make } from "../page/elements.js";
import { play } from "./sound.js";
import { t } from "../page/texts.js";

/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */

const COLORS = { white: ["#fffaf0", "#e3c27a", "#d9503e"], black: ["#2a2422", "#6fd0de", "#e3c27a"] };
const PIECES = 36;

/** @type {string | null} */
let celebrated = null; // the outcome that was already celebrated, so that a change of the view does not repeat it

/**
 * Show the result of a finished game on the board; `again` or `next` leads on.
 * @param {HTMLElement} root @param {Schemas["Outcome"] | null} outcome @param {{next: () => void, again: () => void}} ways
 */
export function showVictory(root, outcome, { next, again }) {
  root.querySelector(".victory")?.remove();
  if (!outcome) return;
  const close = button(t("close"), () => panel.remove());
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
  const name = JSON.stringify(outcome);
  if (name !== celebrated && outcome.winner) celebrate(panel, outcome.winner);
  celebrated = name;
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
