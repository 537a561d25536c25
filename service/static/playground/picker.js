// Choosing a game: the list, and for the game chosen its rules, its start and its house rules.

import { get, post } from "./api.js";
import { picture } from "./board.js";
import { button, find, make } from "./elements.js";
import { agreed, terms } from "./stakes.js";
import { language, t, word } from "./texts.js";
import { look } from "./view.js";

export class Picker {
  #chosen = "backgammon";
  #asked = 0; // the latest choice; an answer to an older one comes too late

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
      onchange: () => this.#turnTo(game.name),
    });
    const name = make("strong", {}, game.names[language()]);
    return make("label", { class: "game" }, radio, name, make("span", {}, game.summary));
  }

  /** Where the list stands above the game and not beside it, the reader is taken there. */
  async #turnTo(name) {
    await this.#choose(name);
    const [list, detail] = [find("#list"), find("#detail")];
    if (detail.offsetTop > list.offsetTop + list.offsetHeight) detail.scrollIntoView({ behavior: "smooth" });
  }

  async #choose(name) {
    this.#chosen = name;
    const asked = ++this.#asked;
    const game = await get(`v1/variants/${name}`);
    if (asked !== this.#asked) return;
    const form = make("form", { class: "options" }, ...game.options.map(option), ...terms(game));
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
    return { variant: this.#chosen, options, stakes: agreed(form) };
  }

  async #draw(diagram, request) {
    const begun = await post("v1/begin", request);
    diagram.replaceChildren(await picture({ ...begun.state, ...look() }));
    diagram.firstElementChild.setAttribute("role", "img");
  }
}

/** A house rule as a list of its values. */
function option({ name, values, default: usual }) {
  const choices = values.map((value) =>
    make("option", { value: JSON.stringify(value), selected: value === usual }, word(`value.${value}`)),
  );
  const select = make("select", { "data-option": name, "data-default": JSON.stringify(usual) }, choices);
  return make("label", {}, make("span", {}, word(`option.${name}`)), select);
}

/** Who sits at the table. */
function machine() {
  const choices = ["none", "black", "white"].map((side) =>
    make("option", { value: side, selected: side === "black" }, t(`machine.${side}`)),
  );
  return make("label", {}, make("span", {}, t("machine")), make("select", { name: "machine" }, choices));
}

/** The rules of a game, in the service's own sentences. */
export function rules(game) {
  const sentences = [game.goal, game.scoring, ...game.rules];
  return make("ul", { class: "rules" }, ...sentences.map((rule) => make("li", {}, rule.sentence)));
}
