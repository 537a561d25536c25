// Stakes: the fields before a game, the buttons for doubling, draws, settlements, resigning and awards, the badges.

import { button, find, make } from "./elements.js";
import { t, word } from "./texts.js";

const LENGTHS = [1, 3, 5, 7, 11];
const SERIES = { tavli: ["portes", "plakoto", "fevga"], tabla: ["portes", "gul_bara", "plakoto"] };
const SERIES_LENGTHS = [3, 5, 7];
const OPTIONS = {
  money: { jacoby: [false, true], beavers: ["none", "beaver", "raccoon", "otter"], automatic_doubles: [0, 1, 2, 3] },
  match: { holland: [false, true] },
};

/** The fields for the stakes; options that do not apply to the chosen kind are hidden. */
export function stakesFields(game) {
  const choices = ["nothing", "money", ...LENGTHS.map(String)].map((value) =>
    make("option", { value }, t(Number(value) ? "stakes.match" : `stakes.${value}`, { length: value })),
  );
  const select = make("select", { name: "stakes" }, choices, series(game));
  const fields = Object.entries(game.cube ? OPTIONS : {}).flatMap(([kind, options]) =>
    Object.entries(options).map(([name, values]) => field(kind, name, values)),
  );
  const hideOthers = () => fields.forEach((label) => (label.hidden = label.dataset.kind !== kindOf(select.value)));
  select.addEventListener("change", hideOthers);
  hideOthers();
  return [make("label", {}, make("span", {}, t("stakes")), select), ...fields];
}

/** A choice for each series that has this game: `tavli-5`. */
function series(game) {
  const names = Object.keys(SERIES).filter((name) => SERIES[name].includes(game.name));
  return names.flatMap((name) =>
    SERIES_LENGTHS.map((length) => make("option", { value: `${name}-${length}` }, t("stakes.series", { name, length }))),
  );
}

const kindOf = (value) => (Number(value) ? "match" : value);

function field(kind, name, values) {
  const choices = values.map((value) => make("option", { value: JSON.stringify(value) }, word(`value.${value}`)));
  const select = make("select", { "data-term": name }, choices);
  return make("label", { "data-kind": kind }, make("span", {}, t(`option.${name}`)), select);
}

/** The stakes for the request that begins a game; undefined without stakes. */
export function stakesRequest(form, variant, chosen) {
  const { value } = form.elements.stakes;
  const kind = kindOf(value);
  if (kind === "nothing") return undefined;
  const [rotation, length] = value.split("-");
  if (length) return { match: { length: Number(length), rotation, variant_options: { [variant]: chosen } } };
  const options = {};
  for (const select of form.querySelectorAll(`[data-kind="${kind}"] select`)) {
    if (select.selectedIndex > 0) options[select.dataset.term] = JSON.parse(select.value);
  }
  return { [kind]: kind === "match" ? { length: Number(value) } : {}, options };
}

/** The same stakes as they are before the first game. */
export function initialStakes(stakes) {
  if (!stakes) return undefined;
  const { match, money, options } = stakes;
  if (!match) return { money, options };
  const { length, rotation, variant_options } = match;
  return { match: { length, rotation, variant_options }, options };
}

const mayOf = (game, player) => game.turn.may?.[player] ?? { allowed: [] };

/** The button to double, beside the one to roll. */
export function doubleButton(game, act) {
  const { player } = game.expected;
  if (!player || !mayOf(game, player).allowed.includes("double")) return [];
  return [button(t("double", { value: 2 * game.state.stakes.cube.value }), () => act({ do: "double", by: player }))];
}

/** The answers to an offer. */
export function replyButtons(game, act) {
  const { player, choices } = game.expected;
  return choices.map((choice, number) =>
    button(t(`reply.${choice}`), () => act({ do: choice, by: player }), { class: number ? "" : "primary" }),
  );
}

/** The panel with all that the players may do beside the play: draw, settlement, resignation, award. */
export function showStakes(game, act) {
  const panel = find("#stakes");
  const player = game.expected?.player ?? "white";
  const groups = act && game.expected && game.expected.do !== "answer" ? [...offers(game, player, act), ...awards(game, act)] : [];
  panel.hidden = !groups.length;
  panel.querySelector("div").replaceChildren(...groups);
}

function offers(game, player, act) {
  const { allowed, resign_at = [], settle_up_to } = mayOf(game, player);
  const plain = ["offer_draw", "claim_draw"]
    .filter((name) => allowed.includes(name))
    .map((name) => button(t(name, { side: t(player) }), () => act({ do: name, by: player }), { class: "small" }));
  const resign = allowed.includes("resign")
    ? resign_at.map((value) => button(t("resign", { value, side: t(player) }), () => act({ do: "resign", by: player, value }), { class: "small" }))
    : [];
  const groups = [...plain, ...resign].length ? [make("div", { class: "row" }, ...plain, ...resign)] : [];
  return allowed.includes("offer_settlement") ? [...groups, settlement(player, settle_up_to, act)] : groups;
}

/** A form to offer a settlement: who pays, and how many points. */
function settlement(player, most, act) {
  const points = make("input", { type: "number", min: 0.5, max: most ?? null, step: 0.5, value: Math.min(1, most ?? 1), "aria-label": t("points") });
  const sides = ["white", "black"].map((side) => make("option", { value: side, selected: side !== player }, t("pays", { side: t(side) })));
  const payer = make("select", { "aria-label": t("payer") }, sides);
  const form = make("form", { class: "row settle" }, payer, points, make("button", { class: "small" }, t("offer_settlement")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act({ do: "offer_settlement", by: player, payer: payer.value, points: Number(points.value) });
  });
  return form;
}

/** Awards by a referee: the game, and in a match the match. */
function awards(game, act) {
  if (game.expected.do === "open") return [];
  const sides = ["white", "black"];
  const values = game.turn.may?.white?.resign_at ?? [1];
  const buttons = sides.flatMap((to) => [
    button(t("award", { side: t(to), value: values[0] }), () => act({ do: "award", to, value: values[0] }), { class: "small" }),
    ...(game.state.stakes?.match ? [button(t("award_match", { side: t(to) }), () => act({ do: "award_match", to }), { class: "small" })] : []),
  ]);
  return [make("div", { class: "row award" }, buttons)];
}

/** The badges of a player: the cube, if they own it, and their score in the match. */
export function stakesBadges({ state: { stakes }, outcome }, side) {
  if (!stakes) return [];
  const { cube } = stakes;
  const match = outcome?.match ?? stakes.match;
  return [
    cube?.owner === side && make("span", { class: "badge cube" }, t("cube", { value: cube.value })),
    match && make("span", { class: "badge" }, t("score", { points: match[side], length: match.length })),
  ];
}
