// The strips of both players (pips, cube, score) and the status texts.

import { find, make } from "./elements.js";
import { offerText, settlementText, stakesBadges } from "./stakes.js";
import { t } from "./texts.js";

export function showPlayers(game, bottom, machine) {
  const sides = { "#near": bottom, "#far": bottom === "white" ? "black" : "white" };
  for (const [where, side] of Object.entries(sides)) {
    const strip = find(where);
    strip.className = `player ${side} ${where.slice(1)}`;
    strip.classList.toggle("due", game.expected?.player === side);
    strip.classList.toggle("won", game.outcome?.winner === side);
    strip.replaceChildren(...facts(game, side, machine));
  }
}

function facts(game, side, machine) {
  const pips = game.stage?.pips?.[side];
  return [
    make("span", { class: "disc" }),
    make("strong", {}, t(side)),
    side === machine && make("span", { class: "who" }, t("machine.plays")),
    make("span", { class: "gap" }),
    ...stakesBadges(game, side),
    pips != null && make("span", { class: "pips" }, t(pips === 1 ? "pip" : "pips", { count: pips })),
  ].filter(Boolean);
}

/** The status: the player and action that is due, or how the game ended. */
export function statusText(game) {
  const { expected, outcome, state } = game;
  if (outcome) return ended(outcome);
  const side = expected.player ? t(expected.player) : "";
  if (expected.do === "answer") return `${offerText(state)} ${t("due.answer", { side })}`;
  const numbers = state.turn?.stages[0].numbers?.join("-") ?? "";
  return t(`due.${expected.do}`, { side, numbers });
}

function ended(outcome) {
  if (!outcome.winner) return `${t("ended.draw")} ${settlementText(outcome)}`;
  const facts = { side: t(outcome.winner), points: outcome.points, result: t(`result.${outcome.result}`) };
  return `${t("ended.won", facts)} ${t(`how.${outcome.how}`)} ${settlementText(outcome)}`.trim();
}

const QUIET = [
  ...["rolled", "passed", "entered", "borne_off", "named_double", "named_roll", "ended"],
  ...["doubled", "dropped", "beavered", "raccooned", "ottered", "resigned", "accepted"],
  ...["draw_offered", "draw_claimed", "settlement_offered", "awarded", "match_awarded"],
];

/** The texts of events that are not obvious from the board and the status. */
export function eventTexts(events) {
  return events
    .filter((event) => !QUIET.includes(event.event))
    .map((event) => t(`event.${event.event}`, { ...event, side: event.player ? t(event.player) : "" }))
    .join(" ");
}
