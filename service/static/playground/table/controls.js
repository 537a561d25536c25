// The buttons for the actions that the player can take now.

import { die, parseRoll } from "../game/dice.js";
import { button, copy, find, make } from "../page/elements.js";
import { faces } from "./faces.js";
import { playerOf } from "../game/game.js";
import { bearOffPlay } from "../game/forced.js";
import { opponentLink } from "./sharing.js";
import { doubleButton, replyButtons } from "./stakes.js";
import { t } from "../page/texts.js";
import { view } from "./view.js";

/** @import { Game } from "../game/game.js" */
/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/**
 * @typedef {object} Handlers
 * @property {import("./stakes.js").Act} act
 * @property {() => void} undo
 * @property {() => void} commit
 * @property {() => void} next
 * @property {() => void} again
 * @property {() => void} bearOff
 * @property {(() => void) | null} proceed
 */

/** Show the buttons; `handlers.act` performs an action. A click on the dice presses the first button. @param {Game} game @param {boolean} isPerson @param {Handlers} handlers */
export function showControls(game, isPerson, handlers) {
  const controls = find("#controls");
  const hadFocus = controls.contains(document.activeElement);
  controls.replaceChildren(...available(game, isPerson, handlers));
  // the keyboard stays where it was: the pressed button is gone, the next one is in its place, but no answer to an offer
  if (hadFocus) (find("#controls button:enabled:not(.reply)") ?? controls).focus({ preventScroll: true });
}

/** @param {Game} game @param {boolean} isPerson @param {Handlers} handlers @returns {HTMLElement[]} */
function available(game, isPerson, handlers) {
  if (game.outcome) return over(game, handlers);
  if (handlers.proceed) return [button(t("proceed"), handlers.proceed, { class: "primary" })];
  if (!isPerson) return view.opponent === "link" ? [sendButton(game, "primary")] : [];
  return game.expected ? [...due(game, game.expected, handlers), ...doubleButton(game, handlers.act)] : [];
}

/** Press the main button, as a click on the dice does. */
export function pressMain() {
  find("#controls .primary:not(:disabled)")?.click();
}

/** @param {Game} game @param {Schemas["Expected"]} expected @param {Handlers} handlers @returns {HTMLElement[]} */
function due(game, expected, { act, undo, commit, bearOff }) {
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
      return playing(game, expected, { undo, commit, bearOff });
    default:
      return replyButtons(expected, act);
  }
}

/** A button that rolls the dice, and a field to enter the roll of real dice. @param {string} key @param {(dice: [number, number]) => void} act */
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

/** @param {readonly number[]} numbers @param {() => void} onclick */
const choice = (numbers, onclick) =>
  button("", onclick, { class: "choice", "aria-label": numbers.join("-") }, faces(numbers));

/** @param {Game} game @param {Schemas["PlayExpected"]} expected @param {Pick<Handlers, "undo" | "commit" | "bearOff">} handlers */
function playing(game, { may_end, next_moves }, { undo, commit, bearOff }) {
  const { played } = game;
  const nothing = !played.length && !next_moves?.length;
  return [
    button(t(nothing ? "pass" : "done"), commit, { class: "primary", disabled: !may_end }),
    ...(nothing ? [] : [button(t("undo"), undo, { disabled: !played.length })]),
    ...(bearOffPlay(game) ? [button(t("bear_off"), bearOff, { class: "bear-off" })] : []),
  ];
}

/** @param {Game} game @param {Handlers} handlers */
function over({ outcome }, { next, again }) {
  return outcome && "next" in outcome && outcome.next
    ? [button(t("next"), next, { class: "primary" })]
    : [button(t("again"), again, { class: "primary" })];
}

/** A button that copies the link for the opponent, who goes on with the game on another device. @param {Game} game */
export function sendButton(game, kind = "small") {
  const to = playerOf(game.expected) ?? "black";
  /** @type {HTMLButtonElement} */
  const sending = button(t("send", { side: t(to) }), () => copy(opponentLink(game.id, to), sending, t("copied")), { class: kind });
  return sending;
}
