// All legal plays of the stage, to read and to choose from.

import { button, find, make } from "./elements.js";
import { t } from "./texts.js";

const MOST_LISTED = 120;

/** `choose(moves)` makes the moves of a play; it is still to be committed. */
export function showPlays(game, isPerson, { choose }) {
  const panel = find("#plays");
  const plays = isPerson ? game.plays : [];
  panel.hidden = !plays.length;
  panel.querySelector("summary").textContent = t("plays", { count: plays.length });
  panel.ontoggle = () => panel.open && list(plays.slice(0, MOST_LISTED), choose);
  panel.ontoggle();
}

function list(plays, choose) {
  const buttons = plays.map(({ moves, notation }) =>
    button(notation || t("no_play"), () => choose(moves), { class: "small" }),
  );
  find("#plays > div").replaceChildren(make("div", { class: "list" }, buttons));
}
