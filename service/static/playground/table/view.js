// View settings: the opponent, the side at the bottom, the board, and how a click plays.

import { find, make } from "../page/elements.js";
import { recall, remember } from "../page/memory.js";
import { t } from "../page/texts.js";
import { playerOf } from "../game/game.js";

/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {"none" | "rule" | "random" | "link"} Opponent */
/** @typedef {Schemas["Color"]} Color */

/** @type {Record<string, string[]>} */
const CHOICES = {
  opponent: ["none", "rule", "random", "link"],
  bottom: ["white", "black"],
  board: ["wood", "felt", "slate", "contrast"],
  numbers: ["own", "points", "both", "halves", "none"],
  home: ["right", "left"],
  click: ["move", "pick"],
};
const SWITCHES = ["forced", "sound"];
const REMEMBERED = ["board", "numbers", "home", "click", ...SWITCHES];

/**
 * `side` is the person's when the opponent is not at this screen.
 * @type {Record<string, string> & {opponent: Opponent, side: Color, bottom: Color}}
 */
export const view = {
  opponent: "none",
  side: "white",
  bottom: "white",
  board: matchMedia("(prefers-contrast: more)").matches ? "contrast" : "wood",
  numbers: "own",
  home: "right",
  click: "move",
  forced: "",
  sound: "",
};
for (const name of REMEMBERED) view[name] = recall(name) ?? view[name];

const isAlone = () => view.opponent !== "none";

/** Whether the player on turn sits at this screen; before the first throw everyone does. @param {Schemas["Expected"] | null} expected */
export const isHere = (expected) => Boolean(expected) && (!isAlone() || !playerOf(expected) || playerOf(expected) === view.side);
export const isMachine = () => view.opponent === "rule" || view.opponent === "random";

/** The properties of the board that set its appearance. */
export function look() {
  const { bottom, home, numbers, click } = view;
  // a person against the computer or a friend keeps their own numbers while the opponent moves
  const own = isAlone() ? view.side : "mover";
  return { orientation: bottom, home, numbering: numbers === "own" ? own : numbers, tap: click };
}

/** Use the chosen board. */
export function applyBoard() {
  document.documentElement.dataset.board = view.board;
}

/** What a reload needs beside the address: the opponent, if not at this screen, and the person's side. */
export const seat = () => (isAlone() ? { opponent: view.opponent, side: view.side } : null);

/** Sit down on this side, with this opponent. @param {Opponent} opponent @param {Color} side */
export function sit(opponent, side) {
  Object.assign(view, { opponent, side, bottom: side });
}

/** The panel of the settings. @param {() => void} changed called after each change */
export function showView(changed) {
  const set = (/** @type {string} */ name, /** @type {string} */ value) => {
    view[name] = value;
    if (name === "opponent") view.side = view.bottom;
    if (REMEMBERED.includes(name)) remember(name, value);
    applyBoard();
    changed();
  };
  const fields = Object.entries(CHOICES).map(([name, values]) => selectField(name, values, view[name], set));
  const switches = SWITCHES.map((name) => {
    const onchange = (/** @type {any} */ event) => set(name, event.target.checked ? "on" : "");
    const box = make("input", { type: "checkbox", name, checked: view[name] === "on", onchange });
    return make("label", { class: "check" }, box, make("span", {}, t(name)));
  });
  find("#view > div").replaceChildren(...fields, ...switches, make("p", { class: "kbd" }, t("keys")));
}

/**
 * A labelled select field; its texts are those of `name` and `name.value`.
 * @param {string} name @param {string[]} values @param {string} chosen @param {(name: string, value: any) => void} [set]
 */
export function selectField(name, values, chosen, set) {
  const options = values.map((value) => make("option", { value, selected: chosen === value }, t(`${name}.${value}`)));
  const select = make("select", { name, onchange: (/** @type {any} */ event) => set?.(name, event.target.value) }, options);
  return make("label", {}, make("span", {}, t(name)), select);
}
