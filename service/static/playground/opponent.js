// A simple opponent: it does any of the things that the service says may be done.

import { die, pick } from "./dice.js";

/** Something that fits what is expected; a play says its notation. */
export function anything(expected) {
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
