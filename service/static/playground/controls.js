// What the person at the table can do now, as buttons.

import { die, faces, typed } from "./dice.js";
import { button, find, make } from "./elements.js";
import { beside, replies } from "./stakes.js";
import { t } from "./texts.js";

/** `act` does an action; the first button is the one that a click on the dice presses. */
export function showControls(game, isPerson, hands) {
  const { act } = hands;
  const offers = game.outcome ? over(game, hands) : isPerson ? [...due(game, hands), ...beside(game, act)] : [];
  find("#controls").replaceChildren(...offers);
}

/** Press the main button: what a click on the dice does. */
export function pressMain() {
  find("#controls .primary:not(:disabled)")?.click();
}

function due(game, { act, undo, commit }) {
  const { expected, stage } = game;
  switch (expected.do) {
    case "open":
      return throwing("throw", (dice) => act({ do: "open", white: dice[0], black: dice[1] }));
    case "roll":
      return throwing("roll", (dice) => act({ do: "roll", dice }));
    case "name_double":
      return expected.choices.map((number) =>
        choice([number, number], () => act({ do: "name_double", number })),
      );
    case "name_roll":
      return expected.choices.map((numbers) => choice(numbers, () => act({ do: "name_roll", numbers })));
    case "play":
      return playing(stage, undo, commit);
    default:
      return replies(game, act);
  }
}

/** A button that throws the dice, and a field for those who throw real ones. */
function throwing(key, act) {
  const field = make("input", {
    inputmode: "numeric",
    maxlength: 5,
    size: 4,
    placeholder: t("dice.example"),
    "aria-label": t(key === "throw" ? "dice.opening" : "dice.typed"),
  });
  const form = make("form", { class: "typed" }, field, make("button", {}, t("dice.enter")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const dice = typed(field.value);
    if (dice) act(dice);
    else field.select();
  });
  return [button(t(key), () => act([die(), die()]), { class: "primary" }), form];
}

const choice = (numbers, onclick) =>
  button("", onclick, { class: "choice", "aria-label": numbers.join("-") }, faces(numbers));

function playing(stage, undo, commit) {
  const nothing = !stage.played.length && !stage.next_moves.length;
  return [
    button(t(nothing ? "pass" : "done"), commit, { class: "primary", disabled: !stage.may_end }),
    button(t("undo"), undo, { disabled: !stage.played.length }),
  ];
}

function over({ outcome }, { next, again }) {
  return outcome.next
    ? [button(t("next"), next, { class: "primary" })]
    : [button(t("again"), again, { class: "primary" })];
}
