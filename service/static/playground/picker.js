// The list of games, and for the chosen game its rules, start position and house rules.

import { get, post } from "./api.js";
import { picture } from "./board.js";
import { button, find, make } from "./elements.js";
import { stakesFields, stakesRequest } from "./stakes.js";
import { language, t, word } from "./texts.js";
import { look } from "./view.js";

export class Picker {
  #chosen = "backgammon";
  #latest = 0; // number of the latest choice; answers to older ones are ignored

  constructor({ begin }) {
    this.begin = begin;
  }

  async show(chosen = this.#chosen) {
    const { variants } = await get("v1/variants");
    find("#list").replaceChildren(...variants.map((game) => this.#entry(game, chosen)));
    await this.#choose(chosen);
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
    return make("label", { class: "game" }, radio, name, make("span", {}, game.summary));
  }

  /** Choose a game and, on narrow screens, where it is shown below the list, scroll to it. */
  async #chooseAndShow(name) {
    await this.#choose(name);
    const [list, detail] = [find("#list"), find("#detail")];
    if (detail.offsetTop > list.offsetTop + list.offsetHeight) detail.scrollIntoView({ behavior: "smooth" });
  }

  async #choose(name) {
    this.#chosen = name;
    const number = ++this.#latest;
    const game = await get(`v1/variants/${name}`);
    if (number !== this.#latest) return;
    const form = make("form", { class: "options" }, ...game.options.map(option), ...stakesFields(game));
    const diagram = make("div", { class: "diagram" });
    form.addEventListener("change", () => this.#draw(diagram, this.#request(form)));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin(this.#request(form), form.elements.machine.value);
    });
    form.append(machine(), make("button", { class: "primary" }, t("begin")));
    find("#detail").dataset.game = name;
    find("#detail").replaceChildren(
      make("h2", {}, game.names[language()]),
      make("p", { class: "summary" }, game.summary),
      diagram,
      form,
      rules(game),
    );
    await this.#draw(diagram, this.#request(form));
  }

  #request(form) {
    const options = {};
    for (const field of form.querySelectorAll("[data-option]")) {
      const value = JSON.parse(field.value);
      if (field.value !== field.dataset.default) options[field.dataset.option] = value;
    }
    return { variant: this.#chosen, options, stakes: stakesRequest(form, this.#chosen, options) };
  }

  async #draw(diagram, request) {
    const begun = await post("v1/begin", request);
    diagram.replaceChildren(await picture({ ...begun.state, ...look() }));
    diagram.firstElementChild.setAttribute("role", "img");
  }
}

/** A select field for a house rule. */
function option({ name, values, default: initial }) {
  const choices = values.map((value) =>
    make("option", { value: JSON.stringify(value), selected: value === initial }, word(`value.${value}`)),
  );
  const select = make("select", { "data-option": name, "data-default": JSON.stringify(initial) }, choices);
  return make("label", {}, make("span", {}, word(`option.${name}`)), select);
}

/** A select field for the opponent. */
function machine() {
  const choices = ["none", "black", "white"].map((side) =>
    make("option", { value: side, selected: side === "black" }, t(`machine.${side}`)),
  );
  return make("label", {}, make("span", {}, t("machine")), make("select", { name: "machine" }, choices));
}

/** The rules of a game, as the sentences of the service. */
export function rules(game) {
  const sentences = [game.goal, game.scoring, ...game.rules];
  return make("ul", { class: "rules" }, ...sentences.map((rule) => make("li", {}, rule.sentence)));
}
