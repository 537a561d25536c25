// What a click on the board does: one click plays the larger number (or the smaller one with the right button),
// or picks the checker up. Also the moves that need no decision.

import { view } from "./view.js";

/**
 * The effect of a click on a place: `{move}` makes a move, `{pick}` picks a checker up, `{drop}` puts it back,
 * `{why}` tries a move that is not legal, null does nothing.
 */
export function clicked(board, place, isSecond) {
  const stay = board.moves.find((move) => move.from === place && move.to === place);
  if (stay) return { move: stay };
  if (board.picked === null) return pickedUp(board, place, isSecond);
  if (board.picked === place) return { drop: true };
  if (!board.open.has(place) && board.holds(place)) return { pick: place };
  return moved(board, board.picked, place);
}

function pickedUp(board, place, isSecond) {
  if (!board.holds(place)) return null;
  const single = board.from(place).filter((move) => !move.via);
  // with three or more targets a click cannot say which one is meant
  if (view.click === "pick" || !single.length || single.length > 2) return { pick: place };
  return { move: single.at(isSecond ? -1 : 0) };
}

/** The effect of moving a checker from one place to another: `{move}` or, if that is not legal, `{why}`. */
export function moved(board, from, to) {
  const move = board.from(from).find((legal) => legal.to === to);
  return move ? { move } : { why: { from, to } };
}

/** The only move that can be made now, if the play needs it; null if there is a choice. */
export function forcedMove({ expected }) {
  if (expected?.do !== "play" || expected.may_end) return null;
  const [first, ...others] = expected.next_moves;
  return first && others.every(({ from, to }) => from === first.from && to === first.to) ? first : null;
}

/** Whether moves have been made and no more can follow. */
export const isComplete = ({ expected, played }) =>
  expected?.do === "play" && played.length > 0 && expected.may_end && !expected.next_moves.length;

/** Whether the play that was made, or the lack of one, was the only possibility from the beginning. */
export const isForcedPlay = (game) =>
  game.expected?.do === "play" && game.expected.may_end && !game.expected.next_moves.length && game.plays.length === 1;

/**
 * The play that bears off most checkers, if the sides can no longer meet and the first to finish wins; of several
 * the one that leaves checkers on most points.
 */
export function bearOffPlay(game) {
  const { expected, answer, plays } = game;
  if (expected?.do !== "play" || game.played.length || answer.facts?.contact !== false) return null;
  if (game.variant.goal.id === "first_done_loses") return null;
  const off = ({ position }) => position[expected.player].off ?? 0;
  const most = Math.max(...plays.map(off));
  if (!(most > (answer.state.position[expected.player].off ?? 0))) return null;
  const spread = ({ position }) => Object.keys(position[expected.player]).length;
  return plays.filter((play) => off(play) === most).sort((a, b) => spread(b) - spread(a))[0];
}
