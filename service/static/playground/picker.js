// The list of games, and for the chosen game its rules, start position and house rules.

import { address } from "./api.js";
import { button, find, make } from "./elements.js";
import { beginGame, describeVariant, listVariants } from "./service.js";
import { parse, ratioOf } from "./svg.js";
import { stakesFields, stakesRequest } from "./stakes.js";
import { language, t, word } from "./texts.js";
import { selectField } from "./view.js";

export class Picker {
  #chosen = "backgammon";
  #latest = 0; // number of the latest choice; answers to older ones are ignored

  constructor({ begin, edit }) {
    this.begin = begin;
    this.edit = edit;
  }

  get chosen() {
    return this.#chosen;
  }

  async show(chosen = this.#chosen) {
    const [variants] = await Promise.all([listVariants(), this.#choose(chosen)]);
    find("#list").replaceChildren(...variants.map((game) => this.#entry(game, chosen)));
  }

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

  /** Choose a game and, on narrow screens, where it is shown above the list, scroll to it. */
  async #chooseAndShow(name) {
    await this.#choose(name);
    const detail = find("#detail");
    if (detail.getBoundingClientRect().bottom < innerHeight / 2) detail.scrollIntoView({ behavior: "smooth" });
  }

  async #choose(name) {
    this.#chosen = name;
    const number = ++this.#latest;
    const [game, begun] = await Promise.all([describeVariant(name), beginGame({ variant: name })]);
    if (number !== this.#latest) return;
    const diagram = make("div", { class: "diagram" });
    draw(diagram, begun);
    find("#detail").dataset.game = name;
    find("#detail").replaceChildren(
      make("h2", {}, game.names[language()]),
      make("p", { class: "summary" }, game.summary),
      make("div", { class: "start" }, diagram, this.#form(game, diagram)),
      rules(game),
    );
  }

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
    const adjust = () => {
      form.elements.side.closest("label").hidden = form.elements.opponent.value === "none";
      note.hidden = form.elements.opponent.value !== "rule";
    };
    form.addEventListener("change", async (event) => {
      adjust();
      if (event.target.dataset.option) draw(diagram, await beginGame(this.#request(form)));
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin(this.#request(form), form.elements.opponent.value, form.elements.side.value);
    });
    adjust();
    return form;
  }

  #request(form) {
    const options = {};
    for (const field of form.querySelectorAll("[data-option]")) {
      const value = JSON.parse(field.value);
      if (field.value !== field.dataset.default) options[field.dataset.option] = value;
    }
    return { variant: this.#chosen, options, stakes: stakesRequest(form, this.#chosen, options) };
  }
}

function draw(diagram, begun) {
  const drawing = parse(begun.picture.svg);
  drawing.setAttribute("role", "img");
  diagram.style.setProperty("--ratio", String(ratioOf(drawing)));
  diagram.replaceChildren(drawing);
}

/** A small picture of the start, loaded when it comes into view. */
function thumbnail({ start }) {
  if (!start) return null;
  const { theme } = document.documentElement.dataset;
  const src = address(`v1/picture/${encodeURIComponent(start)}.svg?numbers=none&theme=${theme}`);
  return make("img", { src, alt: "", loading: "lazy", width: 74, height: 60 });
}

/** A select field for a house rule. */
function option({ name, text, values = [true, false], default_value: initial }) {
  const choices = values.map((value) =>
    make("option", { value: JSON.stringify(value), selected: value === initial }, word(`value.${value}`)),
  );
  const select = make("select", { "data-option": name, "data-default": JSON.stringify(initial), title: text }, choices);
  return make("label", {}, make("span", {}, word(`option.${name}`)), select);
}

/** The rules of a game, as the sentences of the service. */
export function rules(game) {
  const sentences = [game.goal, game.scoring, ...game.rules];
  return make("ul", { class: "rules" }, ...sentences.map((rule) => make("li", {}, rule.text)));
}
