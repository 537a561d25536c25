// The list of games, and for the chosen game its rules, start position and house rules.

import { fromAnswer } from "../board/index.js";
import { pictureOf } from "../api/answer.js";
import { button, find, isStill, make } from "../page/elements.js";
import { beginGame, describeVariant, listVariants } from "../api/operations.js";
import { grouped } from "./groups.js";
import { stakesFields, stakesRequest } from "./stakes.js";
import { language, t, word } from "../page/texts.js";
import { look, selectField } from "../table/view.js";

/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {Schemas["Variant"]} Variant */
/** @typedef {Schemas["VariantSummary"]} Summary */
/** @typedef {(request: Schemas["BeginGameRequest"], opponent: any, side: any) => void} Begin */

export class Picker {
  /** @type {Schemas["VariantName"]} */
  #chosen = "backgammon";
  #latest = 0; // number of the latest choice; answers to older ones are ignored

  /** @param {{begin: Begin, edit: (variant: string) => void}} ways */
  constructor({ begin, edit }) {
    this.begin = begin;
    this.edit = edit;
  }

  get chosen() {
    return this.#chosen;
  }

  async show(chosen = this.#chosen) {
    const [variants] = await Promise.all([listVariants(), this.#choose(chosen)]);
    find("#list").replaceChildren(...grouped(variants).map(([name, games]) => this.#group(name, games, chosen)));
  }

  /** @param {string} name @param {Summary[]} games @param {string} chosen */
  #group(name, games, chosen) {
    const heading = make("h2", { id: `group-${name}` }, t(`group.${name}`));
    return make("div", { class: "group", role: "group", "aria-labelledby": heading.id }, heading, ...games.map((game) => this.#entry(game, chosen)));
  }

  /** @param {Summary} game @param {string} chosen */
  #entry(game, chosen) {
    const radio = make("input", {
      type: "radio",
      name: "game",
      value: game.name,
      checked: game.name === chosen,
      onchange: () => this.#chooseAndShow(game.name),
    });
    const name = make("strong", {}, game.names[language()]);
    return make("label", { class: "game" }, radio, thumbnail(game), name, make("span", {}, game.summary));
  }

  /** Choose a game and, on narrow screens, where it is shown above the list, scroll to it. @param {Schemas["VariantName"]} name */
  async #chooseAndShow(name) {
    await this.#choose(name);
    const detail = find("#detail");
    if (detail.getBoundingClientRect().bottom < innerHeight / 2) detail.scrollIntoView({ behavior: isStill() ? "auto" : "smooth" });
  }

  /** @param {Schemas["VariantName"]} name */
  async #choose(name) {
    this.#chosen = name;
    const number = ++this.#latest;
    const [game, begun] = await Promise.all([describeVariant(name), beginGame({ variant: name })]);
    if (number !== this.#latest) return;
    const diagram = make("div", { class: "diagram" }, make("backgammon-board", { readonly: true }));
    draw(diagram, begun, game);
    find("#detail").dataset.game = name;
    find("#detail").replaceChildren(
      make("h2", {}, game.names[language()]),
      make("p", { class: "summary" }, game.summary),
      make("div", { class: "start" }, diagram, this.#form(game, diagram)),
      rules(game),
    );
  }

  /** @param {Variant} game @param {HTMLElement} diagram */
  #form(game, diagram) {
    const houseRules = make("details", {}, make("summary", {}, t("options")), make("div", {}, ...game.options.map(option)));
    const note = make("small", {}, t("opponent.note"));
    const form = make(
      "form",
      { class: "options" },
      make("button", { class: "primary" }, t("begin")),
      selectField("opponent", ["rule", "random", "none", "link"], "rule"),
      note,
      selectField("side", ["white", "black"], "white"),
      ...stakesFields(game),
      ...(game.options.length ? [houseRules] : []),
      button(t("edit.start"), () => this.edit(game.name), { class: "small quiet" }),
    );
    const field = (/** @type {string} */ name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
    const adjust = () => {
      /** @type {HTMLElement} */ (field("side").closest("label")).hidden = field("opponent").value === "none";
      note.hidden = field("opponent").value !== "rule";
    };
    form.addEventListener("change", async (event) => {
      adjust();
      if (/** @type {HTMLElement} */ (event.target).dataset.option) draw(diagram, await beginGame(this.#request(form)), game);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin(this.#request(form), field("opponent").value, field("side").value);
    });
    adjust();
    return form;
  }

  /** @param {HTMLFormElement} form */
  #request(form) {
    /** @type {Record<string, any>} */
    const options = {};
    for (const field of /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll("[data-option]"))) {
      const value = JSON.parse(field.value);
      if (field.value !== field.dataset.default) options[field.dataset.option ?? ""] = value;
    }
    return { variant: this.#chosen, options, stakes: stakesRequest(form, this.#chosen, options) };
  }
}

/** The start of a game, before anything is rolled. @param {HTMLElement} diagram @param {Schemas["Game"]} begun @param {Variant} variant */
function draw(diagram, begun, variant) {
  const board = /** @type {HTMLElementTagNameMap["backgammon-board"]} */ (diagram.querySelector("backgammon-board"));
  Object.assign(board, { variant, ...look(), ...fromAnswer(begun, variant) });
  diagram.style.setProperty("--ratio", String(board.ratio));
}

/** A small picture of the start, loaded when it comes into view. @param {Summary} game */
function thumbnail({ start }) {
  if (!start) return null;
  const image = make("img", { alt: "", loading: "lazy", width: 74, height: 60 });
  pictureOf(start, document.documentElement.dataset.theme ?? "auto").then((address) => (image.src = address));
  return image;
}

/** A select field for a house rule. @param {Schemas["Option"]} option */
function option({ name, text, default_value: initial, ...rest }) {
  const values = "values" in rest ? rest.values : [true, false];
  const choices = values.map((value) =>
    make("option", { value: JSON.stringify(value), selected: value === initial }, word(`value.${value}`)),
  );
  const select = make("select", { "data-option": name, "data-default": JSON.stringify(initial), title: text }, choices);
  return make("label", {}, make("span", {}, word(`option.${name}`)), select);
}

/** The rules of a game, as the sentences of the service. @param {Variant} game */
export function rules(game) {
  const sentences = [game.goal, game.scoring, ...game.rules];
  return make("ul", { class: "rules" }, ...sentences.map((rule) => make("li", {}, rule.text)));
}
