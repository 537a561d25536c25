// Defines <backgammon-board>. index.d.ts describes it.

import { BackgammonBoard } from "./board.js";

export { fromAnswer } from "./answer.js";
export { BackgammonBoard };

if (!customElements.get("backgammon-board")) customElements.define("backgammon-board", BackgammonBoard);
