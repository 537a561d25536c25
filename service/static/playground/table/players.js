// The strips of both players beside the board: name, opponent, score, cube, pips.

import { find, make } from "../page/elements.js";
import { playerOf } from "../game/game.js";
import { stakesBadges } from "./stakes.js";
import { t } from "../page/texts.js";

/** @import { Game } from "../game/game.js" */
/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {typeof import("./view.js").view} View */

/** @param {Game} game @param {View} view */
export function showPlayers(game, view) {
  /** @type {Record<string, Schemas["Color"]>} */
  const sides = { "#near": view.bottom, "#far": view.bottom === "white" ? "black" : "white" };
  for (const [where, side] of Object.entries(sides)) {
    const strip = find(where);
    strip.className = `player ${side} ${where.slice(1)}`;
    strip.classList.toggle("due", playerOf(game.expected) === side);
    strip.classList.toggle("won", game.outcome?.winner === side);
    strip.replaceChildren(...facts(game, side, view));
  }
}

/** @param {Game} game @param {Schemas["Color"]} side @param {View} view */
function facts(game, side, { opponent, side: own }) {
  const pips = game.answer.pips?.[side];
  const who = game.names?.[side] ?? (opponent !== "none" && side !== own ? t(`opponent.${opponent}.short`) : "");
  return [
    make("span", { class: "disc" }),
    make("strong", {}, t(side)),
    who && make("span", { class: "who" }, who),
    make("span", { class: "gap" }),
    ...stakesBadges(game, side),
    pips != null && make("span", { class: "pips" }, t(pips === 1 ? "pip" : "pips", { count: pips })),
  ].filter(Boolean);
}
