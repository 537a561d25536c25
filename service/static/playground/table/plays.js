// The list of all legal plays of the stage: pointing at one shows it on the board, a click makes its moves.

import { button, find, make } from "../page/elements.js";
import { isComplete } from "../game/forced.js";
import { t } from "../page/texts.js";

/** @import { Game } from "../game/game.js" */
/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {Schemas["Play"]} Play */
/** @typedef {{choose: (moves: Schemas["Move"][]) => void, arrows: (moves: Schemas["Move"][]) => void}} Handlers */

const MAX_PLAYS = 120;

/** @type {readonly Play[] | null} */
let shownPlays = null; // the plays in the list; it is rebuilt only for other plays

/**
 * `choose(moves)` makes the moves of a play, which the player still has to confirm; `arrows(moves)` shows them.
 * @param {Game} game @param {boolean} isPerson @param {Handlers} handlers
 */
export function showPlays(game, isPerson, handlers) {
  const panel = find("#plays");
  const plays = isPerson && game.expected?.do === "play" && !isComplete(game) ? game.plays.filter(({ moves }) => moves.length) : [];
  panel.hidden = !plays.length;
  panel.querySelector("summary").textContent = t("plays", { count: plays.length });
  panel.ontoggle = () => panel.open && game.plays !== shownPlays && list(game.plays, plays, handlers);
  panel.ontoggle();
}

/** @param {readonly Play[]} all @param {Play[]} plays @param {Handlers} handlers */
function list(all, plays, { choose, arrows }) {
  shownPlays = all;
  const clear = () => arrows([]);
  const buttons = plays.slice(0, MAX_PLAYS).map(({ moves, notation }) => {
    const point = () => arrows(moves);
    const events = { onpointerenter: point, onfocus: point, onpointerleave: clear, onblur: clear };
    return button(notation, () => choose(moves), { class: "small", ...events });
  });
  const note = plays.length > MAX_PLAYS ? make("small", {}, t("plays.more", { count: plays.length - MAX_PLAYS })) : "";
  find("#plays > div").replaceChildren(make("div", { class: "list" }, buttons), note);
}
