// All legal plays of the stage, to read and to choose from.

import { button, find, make } from "./elements.js";
import { t } from "./texts.js";

const MOST_LISTED = 120;

let listed = null; // the plays that are in the list now; it is written again only for others

/** `choose(moves)` makes the moves of a play; it is still to be committed. */
export function showPlays(game, isPerson, { choose }) {
  const panel = find("#plays");
  const plays = isPerson ? game.plays : [];
  panel.hidden = !plays.length;
  panel.querySelector("summary").textContent = t("plays", { count: plays.length });
  panel.ontoggle = () => panel.open && plays !== listed && list(plays, choose);
  panel.ontoggle();
}

function list(plays, choose) {
  listed = plays;
  const buttons = plays.slice(0, MOST_LISTED).map(({ moves, notation }) =>
    button(notation || t("no_play"), () => choose(moves), { class: "small" }),
  );
  find("#plays > div").replaceChildren(make("div", { class: "list" }, buttons));
}
