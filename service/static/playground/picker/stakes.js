// The fields for the stakes of a new game, and what they say in the request that begins it.

import { make } from "../page/elements.js";
import { t, word } from "../page/texts.js";

/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */

const LENGTHS = [1, 3, 5, 7, 11];
/** @type {Record<string, string[]>} */
const SERIES = { tavli: ["portes", "plakoto", "fevga"], tabla: ["portes", "gul_bara", "plakoto"] };
const SERIES_LENGTHS = [3, 5, 7];
/** @type {Record<string, Record<string, (string | number | boolean)[]>>} */
const OPTIONS = {
  money: { jacoby: [false, true], beavers: ["none", "beaver", "raccoon", "otter"], automatic_doubles: [0, 1, 2, 3] },
  match: { holland: [false, true] },
};

/** The fields for the stakes; options that do not apply to the chosen kind are hidden. @param {Schemas["Variant"]} game */
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

/** A choice for each series that has this game: `tavli-5`. @param {Schemas["Variant"]} game */
function series(game) {
  const names = Object.keys(SERIES).filter((name) => SERIES[name].includes(game.name));
  return names.flatMap((name) =>
    SERIES_LENGTHS.map((length) => make("option", { value: `${name}-${length}` }, t("stakes.series", { name, length }))),
  );
}

/** @param {string} value */
const kindOf = (value) => (Number(value) ? "match" : value);

/** @param {string} kind @param {string} name @param {(string | number | boolean)[]} values */
function field(kind, name, values) {
  const choices = values.map((value) => make("option", { value: JSON.stringify(value) }, word(`value.${value}`)));
  const select = make("select", { "data-term": name }, choices);
  return make("label", { "data-kind": kind }, make("span", {}, t(`option.${name}`)), select);
}

/** The stakes for the request that begins a game; undefined without stakes. @param {HTMLFormElement} form @param {string} variant @param {Schemas["Options"]} chosen @returns {any} */
export function stakesRequest(form, variant, chosen) {
  const { value } = /** @type {HTMLSelectElement} */ (form.elements.namedItem("stakes"));
  const kind = kindOf(value);
  if (kind === "nothing") return undefined;
  const [rotation, length] = value.split("-");
  if (length) return { match: { length: Number(length), rotation, variant_options: { [variant]: chosen } } };
  /** @type {Record<string, unknown>} */
  const options = {};
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll(`[data-kind="${kind}"] select`))) {
    if (select.selectedIndex > 0) options[select.dataset.term ?? ""] = JSON.parse(select.value);
  }
  return { [kind]: kind === "match" ? { length: Number(value) } : {}, options };
}
