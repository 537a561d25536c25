// The buttons for the actions that the player can take now.

import { die, faces, parseRoll } from "./dice.js";
import { button, copy, find, make } from "./elements.js";
import { bearOffPlay } from "./picking.js";
import { opponentLink } from "./sharing.js";
import { doubleButton, replyButtons } from "./stakes.js";
import { t } from "./texts.js";
import { view } from "./view.js";

/** Show the buttons; `handlers.act` performs an action. A click on the dice presses the first button. */
export function showControls(game, isPerson, handlers) {
  const controls = find("#controls");
  const hadFocus = controls.contains(document.activeElement);
  controls.replaceChildren(...available(game, isPerson, handlers));
  // the keyboard stays where it was: the pressed button is gone, the next one is in its place
  if (hadFocus) (find("#controls button:enabled") ?? find("#main")).focus({ preventScroll: true });
}

function available(game, isPerson, handlers) {
  if (game.outcome) return over(game, handlers);
  if (handlers.proceed) return [button(t("proceed"), handlers.proceed, { class: "primary" })];
  if (!isPerson) return view.opponent === "link" ? [sendButton(game, "primary")] : [];
  return [...due(game, handlers), ...doubleButton(game, handlers.act)];
}

/** Press the main button, as a click on the dice does. */
export function pressMain() {
  find("#controls .primary:not(:disabled)")?.click();
}

function due(game, { act, undo, commit, bearOff }) {
  const { expected } = game;
  switch (expected.do) {
    case "open":
      return rollForm("throw", (dice) => act({ do: "open", white: dice[0], black: dice[1] }));
    case "roll":
      return rollForm("roll", (dice) => act({ do: "roll", dice }));
    case "name_double":
      return expected.choices.map((number) =>
        choice([number, number], () => act({ do: "name_double", number })),
      );
    case "name_roll":
      return expected.choices.map((numbers) => choice(numbers, () => act({ do: "name_roll", numbers })));
    case "play":
      return playing(game, undo, commit, bearOff);
    default:
      return replyButtons(game, act);
  }
}

/** A button that rolls the dice, and a field to enter the roll of real dice. */
function rollForm(key, act) {
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
    const dice = parseRoll(field.value);
    if (dice) act(dice);
    else field.select();
  });
  return [button(t(key), () => act([die(), die()]), { class: "primary" }), form];
}

const choice = (numbers, onclick) =>
  button("", onclick, { class: "choice", "aria-label": numbers.join("-") }, faces(numbers));

function playing(game, undo, commit, bearOff) {
  const { may_end, next_moves } = game.expected;
  const { played } = game;
  const nothing = !played.length && !next_moves.length;
  return [
    button(t(nothing ? "pass" : "done"), commit, { class: "primary", disabled: !may_end }),
    button(t("undo"), undo, { disabled: !played.length }),
    ...(bearOffPlay(game) ? [button(t("bear_off"), bearOff, { class: "bear-off" })] : []),
  ];
}

function over({ outcome }, { next, again }) {
  return outcome.next
    ? [button(t("next"), next, { class: "primary" })]
    : [button(t("again"), again, { class: "primary" })];
}

/** A button that copies the link for the opponent, who goes on with the game on another device. */
export function sendButton(game, kind = "small") {
  const to = game.expected?.player ?? "black";
  const sending = button(t("send", { side: t(to) }), () => copy(opponentLink(game.id, to), sending, t("copied")), { class: kind });
  return sending;
}
