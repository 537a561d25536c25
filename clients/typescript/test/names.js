// @ts-check
/** What the types of the client let a program write without a cast; `npm run check` compiles it. */
import { advanceGame, beginGame } from "../dist/client.js";

/** @typedef {import("../dist/client.js").Service} Service */
/** @type {import("../dist/client.js").Include} */
export const include = ["plays", "next_moves"];
/** @type {import("../dist/client.js").Place} */
export const from = "bar";
/** @type {import("../dist/client.js").Color} */
export const color = "white";
/** @type {import("../dist/client.js").Die} */
export const die = 6;

/**
 * @param {Service} service
 * @param {import("../dist/client.js").Answer} choice
 */
export async function answer(service, choice) {
  const game = await advanceGame(service, { id: "1", action: { do: choice, by: color } });
  return answerOf(game, choice);
}

/**
 * @param {import("../dist/client.js").Game} game
 * @param {import("../dist/client.js").Answer} choice
 * @returns {import("../dist/client.js").Action | undefined}
 */
export function answerOf(game, choice) {
  if (game.expected?.do !== "answer") return undefined;
  const [first = choice] = game.expected.choices;
  return { do: first, by: game.expected.player };
}

/** @param {Service} service */
export async function nextGame(service) {
  const game = await beginGame(service, { variant: "backgammon", include });
  return game.outcome?.next?.id;
}
