// The move list in standard notation: a number, White's column, Black's column. Each entry leads to its position.

import { button, find, make } from "./elements.js";
import { t } from "./texts.js";

/** The text of an action in the list; null for rolls and choices, which are shown with their play. */
export function actionText({ action, notation, numbers, value }) {
  switch (action.do) {
    case "play":
      return t("record.play", { numbers, play: notation || t("no_play") });
    case "open":
    case "roll":
    case "name_double":
    case "name_roll":
      return null;
    default:
      return t(`did.${action.do}`, { value, points: action.points ?? value });
  }
}

/** The numbers of a stage in short form: 31, 44. @param {{numbers?: number[]}} stage */
export function numbersOf({ numbers = [] }) {
  return numbers.length > 2 ? numbers.slice(0, 2).join("") : numbers.join("");
}

/** Rows of two columns: White on the left, Black on the right; each cell has the steps of one player. */
export function rows(steps) {
  const result = [];
  let last = null;
  for (const step of steps) {
    const row = result.at(-1);
    if (step.title) result.push({ title: step.title });
    else if (row?.[step.player] && last === step.player) row[step.player].push(step);
    else if (row && !row.title && last === "white" && !row.black) row.black = [step];
    else result.push({ [step.player]: [step] });
    last = step.title ? null : step.player;
  }
  return result;
}

let shown = null; // the steps and the position in the list; unconfirmed moves do not change it

/** Show the moves of the record that is open, or of the game. */
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
  if (current) current.scrollIntoView({ block: "nearest" });
  else list.scrollTop = list.scrollHeight;
}

function cell(steps, viewer) {
  const buttons = (steps ?? []).map((step) =>
    button(step.text, () => viewer.go(step), {
      class: step.faults?.length ? "fault" : "",
      "aria-current": step === viewer.current ? "step" : null,
      title: step.faults?.map((fault) => fault.detail).join(" ") || null,
    }),
  );
  return make("span", {}, buttons);
}
