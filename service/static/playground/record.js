// The move list, in standard notation: who did what, in two columns.

import { find, make } from "./elements.js";
import { t } from "./texts.js";

/** What one action is in the list; nothing where the play that follows says it all. */
function written({ action, notation, numbers, value }) {
  switch (action.do) {
    case "play":
      return `${numbers}: ${notation || t("no_play")}`;
    case "open":
    case "roll":
    case "name_double":
    case "name_roll":
      return null;
    default:
      return t(`did.${action.do}`, { value });
  }
}

/** The numbers of a stage as players write them: 31, 44. */
export function numbersOf(stage) {
  const numbers = stage?.numbers ?? [];
  return numbers.length > 2 ? numbers.slice(0, 2).join("") : numbers.join("");
}

/** Rows of two columns; White has the left one, whoever began. */
export function rows(done) {
  const found = [];
  let last = null;
  for (const entry of done) {
    const text = written(entry);
    if (text === null) continue;
    const row = found.at(-1);
    if (row && last === entry.player) row[entry.player] += `\n${text}`;
    else if (row && last === "white" && !row.black) row.black = text;
    else found.push({ [entry.player]: text });
    last = entry.player;
  }
  return found;
}

let recorded = null; // what is in the list now; a move that is not committed does not change it

export function showRecord(game) {
  if (game.done === recorded) return;
  recorded = game.done;
  const list = find("#moves");
  const cell = (text) => make("span", {}, text ?? "");
  list.replaceChildren(...rows(game.done).map((row) => make("li", {}, cell(row.white), cell(row.black))));
  list.scrollTop = list.scrollHeight;
}
