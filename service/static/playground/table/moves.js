// The move list in standard notation: a number, White's column, Black's column. Each entry leads to its position.

import { button, find, make } from "../page/elements.js";
import { t } from "../page/texts.js";

/** @import { Game } from "../game/game.js" */
/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {import("./viewer.js").Step} Step */
/** @typedef {import("./viewer.js").Viewer} Viewer */
/** @typedef {{title?: string, white?: Step[], black?: Step[]}} Row */

/** The text of an action in the list; null for rolls and choices, which are shown with their play. @param {import("../game/game.js").Entry} entry */
export function actionText({ action, notation, numbers, value }) {
  switch (action.do) {
    case "play":
      return t("record.play", { numbers, play: "moves" in action && action.moves?.length ? notation : t("no_play") });
    case "open":
    case "roll":
    case "name_double":
    case "name_roll":
      return null;
    default:
      return t(`did.${action.do}`, { value, points: "points" in action ? action.points : value });
  }
}

/** Rows of two columns: White on the left, Black on the right; each cell has the steps of one player. @param {Step[]} steps */
export function rows(steps) {
  /** @type {Row[]} */
  const result = [];
  /** @type {Schemas["Color"] | null} */
  let last = null;
  for (const step of steps) {
    const row = result.at(-1);
    const player = step.player ?? "white";
    const cell = last === player ? row?.[player] : undefined;
    if (step.title) result.push({ title: step.title });
    else if (cell) cell.push(step);
    else if (row && !row.title && last === "white" && !row.black) row.black = [step];
    else result.push({ [player]: [step] });
    last = step.title ? null : player;
  }
  return result;
}

/** @type {string | null} */
let shown = null; // the steps and the position in the list; unconfirmed moves do not change it

/** Show the moves of the record that is open, or of the game. @param {Viewer} viewer @param {Game} game */
export function showMoves(viewer, game) {
  const steps = viewer.steps ?? viewer.stepsOf(game);
  const key = `${steps.length} ${steps.at(-1)?.after} ${viewer.index} ${t("white")}`;
  if (key === shown) return;
  shown = key;
  const list = find("#moves");
  let number = 0;
  const items = rows(steps).map((row) => {
    if (row.title) {
      number = 0;
      return make("li", { class: "title" }, row.title);
    }
    number += 1;
    return make("li", {}, make("span", {}, `${number}.`), cell(row.white, viewer), cell(row.black, viewer));
  });
  list.replaceChildren(...items);
  const current = list.querySelector("[aria-current]");
  // the list alone scrolls: the board stays in view
  if (current) list.scrollTop += current.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  else list.scrollTop = list.scrollHeight;
}

/** @param {Step[] | undefined} steps @param {Viewer} viewer */
function cell(steps, viewer) {
  const buttons = (steps ?? []).map((step) =>
    button(step.text ?? "", () => viewer.go(step), {
      class: step.faults?.length ? "fault" : "",
      "aria-current": step === viewer.current ? "step" : null,
      title: step.faults?.map((fault) => fault.detail).join(" ") || null,
    }),
  );
  return make("span", {}, buttons);
}
