// The computer opponent. It is no engine: it looks one play ahead and compares the positions that the service lists
// by a rule of thumb, the same for all games. It is deterministic; the dice are not. docs/playground.md has the rule.

import { die, pick } from "./dice.js";

/** @import { Game } from "./game.js" */
/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {Schemas["Action"] & {notation?: string | null}} Chosen */
/** @typedef {Schemas["Play"]} Play */

/** @type {Record<Schemas["Color"], Schemas["Color"]>} */
const OTHER = { white: "black", black: "white" };
const WEIGHTS = {
  win: 10_000, // the play ends the game, won or lost
  off: 6, // a checker borne off
  hit: 7, // a checker hit, pinned or captured
  point: 3, // a point held by two or more checkers …
  ahead: 1.5, // … and more if an opposing checker has still to pass it
  blot: -4, // a single checker that an opposing checker can still reach …
  lost: -0.15, // … and for each pip that it has travelled
  pip: -0.12, // a pip still to go: run home
  stack: -0.6, // a checker beyond the third on one point
};

/** An action that fits what the service expects; a play includes its notation. @param {Game} game @param {string} manner @returns {Chosen} */
export function computerAction(game, manner) {
  const expected = /** @type {Schemas["Expected"]} */ (game.expected);
  /** @template T @param {readonly T[]} list @param {(list: readonly T[]) => T} best */
  const choose = (list, best) => (manner === "random" ? pick(list) : best(list));
  switch (expected.do) {
    case "open":
      return { do: "open", white: die(), black: die() };
    case "roll":
      return { do: "roll", dice: [die(), die()] };
    case "name_double":
      return { do: "name_double", number: choose(expected.choices, (numbers) => Math.max(...numbers)) };
    case "name_roll":
      return { do: "name_roll", numbers: choose(expected.choices, largestRoll) };
    case "answer":
      return /** @type {Chosen} */ ({ do: choose(expected.choices, () => reply(game, expected)), by: expected.player });
    default: {
      const { moves, notation } = choose(game.plays, (plays) => best(game, plays));
      return { do: "play", moves, notation };
    }
  }
}

/** @param {readonly number[][]} rolls */
const largestRoll = (rolls) => rolls.reduce((most, roll) => (roll[0] + roll[1] > most[0] + most[1] ? roll : most));

/** Whether the first to finish loses: all that helps to finish is then worth as much less. */
/** @param {Schemas["Variant"]} variant */
const isReversed = ({ goal }) => goal.id === "first_done_loses";

/** The answer to an offer: a double is taken up to an eighth behind in the race; no draw while ahead. @param {Game} game @param {Schemas["AnswerExpected"]} expected */
function reply({ answer: { pips }, variant }, { player, choices, offer }) {
  const sides = isReversed(variant) ? [OTHER[player], player] : [player, OTHER[player]];
  const [mine, theirs] = sides.map((side) => pips?.[side] ?? 0);
  if (choices.includes("take")) return mine <= theirs * 1.125 ? "take" : "drop";
  if (offer?.kind === "draw") return mine > theirs ? "accept" : "refuse";
  if (offer?.kind === "settlement") return offer.payer === player ? "refuse" : "accept";
  return "accept";
}

/** The play with the highest value; of equal ones the first in the list. @param {Game} game @param {readonly Play[]} plays */
function best(game, plays) {
  let [chosen, highest] = [plays[0], -Infinity];
  for (const play of plays) {
    const value = valueOf(game, play);
    if (value > highest) [chosen, highest] = [play, value];
  }
  return chosen;
}

/** The value of a play by the rule of thumb. @param {Game} game @param {Play} play */
export function valueOf({ expected, variant }, { moves, position, outcome }) {
  const { player } = /** @type {Schemas["PlayExpected"]} */ (expected);
  if (outcome) return outcome.winner === player ? WEIGHTS.win + outcome.points : outcome.winner ? -WEIGHTS.win : 0;
  const caught = moves.filter((move) => move.hit || move.pin).length;
  const value = caught * WEIGHTS.hit + sideValue(variant, /** @type {Schemas["Position"]} */ (position), player);
  return isReversed(variant) ? -value : value;
}

/** @param {Schemas["Variant"]} variant @param {Schemas["Position"]} position @param {Schemas["Color"]} player */
function sideValue({ routes }, position, player) {
  const [mine, theirs] = [steps(routes[player]), steps(routes[OTHER[player]])];
  const opposing = Object.keys(position[OTHER[player]]).map((place) => theirs[place] ?? (place === "off" ? Infinity : 0));
  const behind = Math.min(...opposing); // the step of the opponent's rearmost checker
  let value = 0;
  for (const [place, count] of Object.entries(position[player])) {
    if (place === "off") value += count * WEIGHTS.off;
    const step = mine[place] ?? (place === "off" || place === "captured" ? routes[player].length + 1 : 0);
    value += count * (routes[player].length + 1 - step) * WEIGHTS.pip;
    if (!(place in mine)) continue;
    const isMet = theirs[place] > behind; // an opposing checker has still to pass here
    if (count === 1 && isMet) value += WEIGHTS.blot + WEIGHTS.lost * step;
    if (count > 1) value += WEIGHTS.point + (isMet ? WEIGHTS.ahead : 0);
    if (count > 3) value += (count - 3) * WEIGHTS.stack;
  }
  return value;
}

/** The number of steps to each point of a route. @param {readonly number[]} route @returns {Record<string, number>} */
const steps = (route) => Object.fromEntries(route.map((point, index) => [point, index + 1]));
