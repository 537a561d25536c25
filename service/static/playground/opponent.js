// The computer opponent: it chooses a legal action at random.

import { die, pick } from "./dice.js";

/** A random action that fits `expected`; a play includes its notation. */
export function randomAction(expected) {
  switch (expected.do) {
    case "open":
      return { do: "open", white: die(), black: die() };
    case "roll":
      return { do: "roll", dice: [die(), die()] };
    case "name_double":
      return { do: "name_double", number: pick(expected.choices) };
    case "name_roll":
      return { do: "name_roll", numbers: pick(expected.choices) };
    case "answer":
      return { do: pick(expected.choices), by: expected.player };
    default:
      return play(pick(expected.plays));
  }
}

const play = ({ moves, notation }) => ({ do: "play", moves, notation });
