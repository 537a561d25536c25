// The strips of both players beside the board: name, opponent, score, cube, pips.

import { find, make } from "./elements.js";
import { stakesBadges } from "./stakes.js";
import { t } from "./texts.js";

export function showPlayers(game, view) {
  const sides = { "#near": view.bottom, "#far": view.bottom === "white" ? "black" : "white" };
  for (const [where, side] of Object.entries(sides)) {
    const strip = find(where);
    strip.className = `player ${side} ${where.slice(1)}`;
    strip.classList.toggle("due", game.expected?.player === side);
    strip.classList.toggle("won", game.outcome?.winner === side);
    strip.replaceChildren(...facts(game, side, view));
  }
}

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
