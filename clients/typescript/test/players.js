// @ts-check
/** Players that choose at random, by a seed of their own, so that a failure can be repeated. */

/** @typedef {import("../dist/client.js").Game} Game */
/** @typedef {import("../dist/client.js").Action} Action */

/**
 * A generator of whole numbers below a limit (a linear congruence, as good as a test needs).
 * @param {number} seed
 */
export function random(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * An action that is possible now; a double wherever one may be offered.
 * @param {Game} game
 * @param {(below: number) => number} below
 * @returns {Action}
 */
export function anyAction(game, below) {
  const expected = game.expected;
  const die = () => 1 + below(6);
  if (!expected) throw new Error("the game is over");
  switch (expected.do) {
    case "open":
      return { do: "open", white: die(), black: die() };
    case "roll":
      if (game.may?.[expected.player].allowed.includes("double") && below(2)) return { do: "double", by: expected.player };
      return { do: "roll", dice: [die(), die()] };
    case "name_double":
      return { do: "name_double", number: expected.choices[below(expected.choices.length)] };
    case "name_roll":
      return { do: "name_roll", numbers: expected.choices[below(expected.choices.length)] };
    case "answer":
      return { do: below(4) ? "take" : "drop", by: expected.player };
    case "play": {
      const plays = expected.plays ?? [];
      return { do: "play", moves: plays[below(plays.length)].moves };
    }
  }
}
