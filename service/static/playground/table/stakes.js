// The buttons for doubling, draws, settlements, resigning and awards, and the badges of the players.

import { playerOf } from "../game/game.js";
import { button, find, make } from "../page/elements.js";
import { t } from "../page/texts.js";

/** @import { Game } from "../game/game.js" */
/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {Schemas["Color"]} Color */
/** @typedef {(action: Schemas["Action"], notation?: string | null) => unknown} Act */

const COLORS = /** @type {Color[]} */ (["white", "black"]);

/** @param {Game} game @param {Color} player @returns {Partial<Schemas["PlayerMay"]>} */
const mayOf = (game, player) => game.turn.may?.[player] ?? {};

/** The button to double, beside the one to roll. @param {Game} game @param {Act} act */
export function doubleButton(game, act) {
  const player = playerOf(game.expected);
  const { cube } = game.state.stakes ?? {};
  if (!player || !cube || !mayOf(game, player).allowed?.includes("double")) return [];
  return [button(t("double", { value: 2 * cube.value }), () => act({ do: "double", by: player }))];
}

/** The answers to an offer, all alike: none is recommended, and no key gives one by mistake. @param {Schemas["AnswerExpected"]} expected @param {Act} act */
export function replyButtons({ player, choices }, act) {
  return choices.map((choice) =>
    button(t(`reply.${choice}`), () => act(/** @type {Schemas["Action"]} */ ({ do: choice, by: player })), { class: "reply" }),
  );
}

/** The panel with all that the players may do beside the play: draw, settlement, resignation, award. @param {Game} game @param {Act | null} act */
export function showStakes(game, act) {
  const panel = find("#stakes");
  const player = playerOf(game.expected) ?? "white";
  const groups = act && game.expected && game.expected.do !== "answer" ? [...offers(game, player, act), ...awards(game, act)] : [];
  panel.hidden = !groups.length;
  panel.querySelector("div").replaceChildren(...groups);
}

/** @param {Game} game @param {Color} player @param {Act} act */
function offers(game, player, act) {
  const { allowed = [], resign_at = [], settle_up_to } = mayOf(game, player);
  const plain = /** @type {("offer_draw" | "claim_draw")[]} */ (["offer_draw", "claim_draw"])
    .filter((name) => allowed.includes(name))
    .map((name) => button(t(name, { side: t(player) }), () => act({ do: name, by: player }), { class: "small" }));
  const resign = allowed.includes("resign")
    ? resign_at.map((value) => button(t("resign", { value, side: t(player) }), () => act({ do: "resign", by: player, value }), { class: "small" }))
    : [];
  const groups = [...plain, ...resign].length ? [make("div", { class: "row" }, ...plain, ...resign)] : [];
  return allowed.includes("offer_settlement") ? [...groups, settlement(player, settle_up_to, act)] : groups;
}

/** A form to offer a settlement: who pays, and how many points. @param {Color} player @param {number | null | undefined} most @param {Act} act */
function settlement(player, most, act) {
  const points = make("input", { type: "number", min: 0.5, max: most ?? null, step: 0.5, value: Math.min(1, most ?? 1), "aria-label": t("points") });
  const sides = COLORS.map((side) => make("option", { value: side, selected: side !== player }, t("pays", { side: t(side) })));
  const payer = make("select", { "aria-label": t("payer") }, sides);
  const form = make("form", { class: "row settle" }, payer, points, make("button", { class: "small" }, t("offer_settlement")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act({ do: "offer_settlement", by: player, payer: /** @type {Color} */ (payer.value), points: Number(points.value) });
  });
  return form;
}

/** Awards by a referee: the game, and in a match the match. @param {Game} game @param {Act} act */
function awards(game, act) {
  if (game.expected?.do === "open") return [];
  const [value = 1] = game.turn.may?.white?.resign_at ?? [];
  const buttons = COLORS.flatMap((to) => [
    button(t("award", { side: t(to), value }), () => act({ do: "award", to, value }), { class: "small" }),
    ...(game.state.stakes?.match ? [button(t("award_match", { side: t(to) }), () => act({ do: "award_match", to }), { class: "small" })] : []),
  ]);
  return [make("div", { class: "row award" }, buttons)];
}

/** The score of a player, of the points of the match or with its games. @param {Schemas["Match"]} match @param {number} points */
function score({ length, games, played = 0 }, points) {
  return length ? t("score", { points, length }) : t("score.games", { points, played, games: games ?? 0 });
}

/** The badges of a player: the cube, if they own it, and their score in the match. @param {Pick<Game, "state" | "outcome">} game @param {Color} side */
export function stakesBadges({ state: { stakes }, outcome }, side) {
  if (!stakes) return [];
  const { cube } = stakes;
  const match = (outcome && "match" in outcome && outcome.match) || stakes.match;
  return [
    cube?.owner === side && make("span", { class: "badge cube" }, t("cube", { value: cube.value })),
    match && make("span", { class: "badge" }, score(match, match[side] ?? 0)),
  ];
}
