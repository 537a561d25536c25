// Moves and plays that need no decision.

/** @import { Game } from "./game.js" */
/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */

/** The only move that can be made now, if the play needs it; null if there is a choice. @param {Game} game */
export function forcedMove({ expected }) {
  if (expected?.do !== "play" || expected.may_end) return null;
  const [first, ...others] = expected.next_moves ?? [];
  return first && others.every(({ from, to }) => from === first.from && to === first.to) ? first : null;
}

/** Whether moves have been made and no more can follow. @param {Game} game */
export const isComplete = ({ expected, played }) =>
  expected?.do === "play" && played.length > 0 && expected.may_end && !expected.next_moves?.length;

/** Whether the play that was made, or the lack of one, was the only possibility from the beginning. @param {Game} game */
export const isForcedPlay = (game) =>
  game.expected?.do === "play" && game.expected.may_end && !game.expected.next_moves?.length && game.plays.length === 1;

/**
 * The play that bears off most checkers, if the sides can no longer meet and the first to finish wins; of several
 * the one that leaves checkers on most points.
 * @param {Game} game
 */
export function bearOffPlay(game) {
  const { expected, answer, plays } = game;
  if (expected?.do !== "play" || game.played.length || answer.facts?.contact !== false) return null;
  if (game.variant.goal.id === "first_done_loses") return null;
  const side = (/** @type {Schemas["Play"]} */ { position }) => /** @type {Schemas["Position"]} */ (position)[expected.player];
  const off = (/** @type {Schemas["Play"]} */ play) => side(play).off ?? 0;
  const most = Math.max(...plays.map(off));
  if (!(most > (answer.state.position[expected.player].off ?? 0))) return null;
  const spread = (/** @type {Schemas["Play"]} */ play) => Object.keys(side(play)).length;
  return plays.filter((play) => off(play) === most).sort((a, b) => spread(b) - spread(a))[0];
}
