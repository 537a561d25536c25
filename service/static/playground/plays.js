// The list of all legal plays of the stage; a click chooses one.

import { button, find, make } from "./elements.js";
import { t } from "./texts.js";

const MAX_PLAYS = 120;

let shownPlays = null; // the plays in the list; it is rebuilt only for other plays

/** `choose(moves)` makes the moves of a play, which the player still has to confirm. */
export function showPlays(game, isPerson, { choose }) {
  const panel = find("#plays");
  const plays = isPerson ? game.plays : [];
  panel.hidden = !plays.length;
  panel.querySelector("summary").textContent = t("plays", { count: plays.length });
  panel.ontoggle = () => panel.open && plays !== shownPlays && list(plays, choose);
  panel.ontoggle();
}

function list(plays, choose) {
  shownPlays = plays;
  const buttons = plays.slice(0, MAX_PLAYS).map(({ moves, notation }) =>
    button(notation || t("no_play"), () => choose(moves), { class: "small" }),
  );
  find("#plays > div").replaceChildren(make("div", { class: "list" }, buttons));
}
