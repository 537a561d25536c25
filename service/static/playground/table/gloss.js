// Sentences of the service name absolute points; where the board has other numbers beside them, it is said which.

import { t } from "../page/texts.js";

/** @typedef {import("../board/index.js").Place} Place */

/** The numbers that the board shows for those of the points that the sentence names. @param {HTMLElementTagNameMap["backgammon-board"]} board @param {string[]} points @param {string} sentence */
export function gloss(board, points, sentence) {
  const named = /** @type {Place[]} */ (points).filter((point) => new RegExp(`\\b${point}\\b`).test(sentence));
  const other = [...new Set(named)].filter((point) => board.numberAt(point) !== point);
  return other.length ? t("gloss", { list: other.map((point) => `${point} → ${board.numberAt(point)}`).join(", ") }) : "";
}
