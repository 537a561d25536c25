// The move list in standard notation, in two columns.

import { find, make } from "./elements.js";
import { t } from "./texts.js";

/** The text of an action in the list; null for rolls and choices, which are shown with their play. */
function actionText({ action, notation, numbers, value }) {
  switch (action.do) {
    case "play":
      return t("record.play", { numbers, play: notation || t("no_play") });
    case "open":
    case "roll":
    case "name_double":
    case "name_roll":
      return null;
    default:
      return t(`did.${action.do}`, { value });
  }
}

/** The numbers of a stage in short form: 31, 44. */
export function numbersOf(stage) {
  const numbers = stage?.numbers ?? [];
  return numbers.length > 2 ? numbers.slice(0, 2).join("") : numbers.join("");
}

/** Rows of two columns: White on the left, Black on the right. */
export function rows(actions) {
  const result = [];
  let last = null;
  for (const entry of actions) {
    const text = actionText(entry);
    if (text === null) continue;
    const row = result.at(-1);
    if (row && last === entry.player) row[entry.player] += `\n${text}`;
    else if (row && last === "white" && !row.black) row.black = text;
    else result.push({ [entry.player]: text });
    last = entry.player;
  }
  return result;
}

let shownActions = null; // the actions in the list; unconfirmed moves do not change it

export function showRecord(game) {
  if (game.actions === shownActions) return;
  shownActions = game.actions;
  const list = find("#moves");
  const cell = (text) => make("span", {}, text ?? "");
  list.replaceChildren(...rows(game.actions).map((row) => make("li", {}, cell(row.white), cell(row.black))));
  list.scrollTop = list.scrollHeight;
}
