// Stakes: the fields before a game, and the buttons and texts for doubling and resigning.

import { button, make } from "./elements.js";
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

/** The buttons of the player on turn for doubling and resigning, in a game with stakes. */
export function stakesButtons(game, act) {
  const { player } = game.expected;
  const may = game.answer.may?.[player];
  if (!may || !game.state.stakes || game.expected.do === "answer") return [];
  const doubling = may.allowed.includes("double")
    ? [button(t("double", { value: 2 * game.state.stakes.cube.value }), () => act({ do: "double", by: player }))]
    : [];
  const resign = (value) =>
    button(t("resign", { value }), () => act({ do: "resign", by: player, value }), { class: "small quiet" });
  const drawing = may.allowed.includes("offer_draw")
    ? [button(t("offer_draw"), () => act({ do: "offer_draw", by: player }), { class: "small quiet" })]
    : [];
  if (!may.allowed.includes("resign")) return [...doubling, ...drawing];
  return [...doubling, ...drawing, make("span", { class: "resign" }, may.resign_at.map(resign))];
}

/** The answers to an offer. */
export function replyButtons(game, act) {
  const { player, choices } = game.expected;
  return choices.map((choice, number) =>
    button(t(`reply.${choice}`), () => act({ do: choice, by: player }), { class: number ? "" : "primary" }),
  );
}

/** The text of the pending offer. */
export function offerText({ offer }) {
  const payer = offer.payer ? t(offer.payer) : "";
  return t(`offered.${offer.kind}`, { ...offer, side: t(offer.by), payer });
}

/** The badges of a player: the cube, if they own it, and their score in the match. */
export function stakesBadges({ state: { stakes }, outcome }, side) {
  if (!stakes) return [];
  const { cube } = stakes;
  const match = outcome?.match ?? stakes.match;
  return [
    cube.owner === side && make("span", { class: "badge" }, t("cube", { value: cube.value })),
    match && make("span", { class: "badge" }, t("score", { points: match[side], length: match.length })),
  ];
}

/** The result of a finished game: the score of the match, or the amount owed. */
export function settlementText({ match, amount }) {
  if (match?.winner) return t("match.won", { side: t(match.winner), white: match.white, black: match.black });
  if (match) return t("match.stands", { white: match.white, black: match.black, length: match.length });
  return amount ? t("amount", { amount }) : "";
}
