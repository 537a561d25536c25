// Which moves a click, a drag or a key can mean. No rules: the moves are those that the board was given.

/** @import { Move, Place } from "./index.js" */
/** @typedef {{move: Move} | {pick: Place | null} | {illegal: {from: Place, to: Place}} | null} Effect */

/** The moves of the checkers on a place, those by larger numbers first, single ones before others. @param {readonly Move[]} moves @param {Place} place */
export function movesFrom(moves, place) {
  const own = moves.filter((move) => move.from === place);
  const single = own.filter(({ via }) => !via).sort((a, b) => (b.number ?? 0) - (a.number ?? 0));
  const targets = new Set(single.map(({ to }) => to));
  return [...single, ...own.filter(({ via, to }) => via && !targets.has(to))];
}

/** The places that can be left or, with a checker picked up, reached. @param {readonly Move[]} moves @param {Place | null} picked */
export function openPlaces(moves, picked) {
  return new Set(picked === null ? moves.filter(({ via }) => !via).map(({ from }) => from) : movesFrom(moves, picked).map(({ to }) => to));
}

/**
 * What a click on a place means; `holds` says whether the player has a checker there.
 * @param {readonly Move[]} moves @param {Place | null} picked @param {Place} place @param {(place: Place) => boolean} holds
 * @param {{tap: "move" | "pick", second: boolean}} how @returns {Effect}
 */
export function clicked(moves, picked, place, holds, { tap, second }) {
  const stay = moves.find(({ from, to }) => from === place && to === place);
  if (stay) return { move: stay };
  if (picked === place) return { pick: null };
  if (picked !== null && (openPlaces(moves, picked).has(place) || !holds(place))) return moved(moves, picked, place);
  if (!holds(place)) return null;
  const single = movesFrom(moves, place).filter(({ via }) => !via);
  const move = second ? single[single.length - 1] : single[0];
  // with three or more targets a click cannot say which one is meant
  return picked !== null || tap === "pick" || !move || single.length > 2 ? { pick: place } : { move };
}

/** What moving a checker from one place to another means. @param {readonly Move[]} moves @param {Place} from @param {Place} to @returns {Effect} */
export function moved(moves, from, to) {
  const move = movesFrom(moves, from).find((legal) => legal.to === to);
  return move ? { move } : { illegal: { from, to } };
}
