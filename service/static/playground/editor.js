// Set up a position by clicking: each click adds a checker of the chosen side, with the right button it takes one
// away. The service examines every position; the page shows all it finds, or leads on with the moves.

import { Refused } from "./api.js";
import { button, find, make } from "./elements.js";
import { drawPosition } from "./placing.js";
import { beginGame, describeVariant, examine } from "./service.js";
import { language, t } from "./texts.js";
import { selectField, view } from "./view.js";

const OTHER = { white: "black", black: "white" };

export class Editor {
  isOpen = false;

  /** `play(id)` goes on with the position. */
  constructor({ board, run, play }) {
    Object.assign(this, { board, run, play });
  }

  /** Start with the position of a game, or with the start of a variant. */
  async start(game, variant) {
    const isSame = game && (!variant || game.state.variant === variant);
    const answer = isSame ? game.answer : await beginGame({ variant: variant ?? "backgammon" });
    this.variant = await describeVariant(answer.state.variant);
    this.options = answer.state.options ?? {};
    this.position = structuredClone(isSame ? game.position : answer.state.position);
    this.side ??= "white";
    this.player ??= "white";
    this.dice ??= "";
    this.isOpen = true;
    find("#table").classList.add("editing");
    this.board.root.classList.add("editing");
    this.board.canPlay = false;
    find("#name").textContent = this.variant.names[language()];
    find("#summary").textContent = this.variant.summary;
    for (const id of ["#controls", "#why"]) find(id).replaceChildren();
    for (const id of ["#news", "#status", "#forced"]) find(id).textContent = "";
    for (const id of ["#plays", "#stakes", "#history"]) find(id).hidden = true;
    find("#editor").hidden = false;
    await this.redraw();
  }

  close() {
    this.isOpen = false;
    find("#table").classList.remove("editing");
    this.board.root.classList.remove("editing");
    find("#editor").hidden = true;
    find("#history").hidden = false;
  }

  /** Draw the board from the start of the game, and examine the position. */
  async redraw() {
    const begun = await beginGame({ variant: this.variant.name, options: this.options });
    this.board.show({ answer: begun, position: this.position, expected: null }, false);
    this.board.canPlay = false;
    await this.#check();
  }

  /** Add a checker of the chosen side, or take one away; a place of one side holds only its checkers. */
  touch(place, isRemoving, owner) {
    const side = owner ?? this.side;
    const own = this.position[side];
    if (isRemoving) this.#take(place, owner ? owner : own[place] ? side : OTHER[side]);
    else own[place] = (own[place] ?? 0) + 1;
    this.#check();
  }

  #take(place, side) {
    const left = (this.position[side][place] ?? 0) - 1;
    if (left > 0) this.position[side][place] = left;
    else delete this.position[side][place];
  }

  #set(change) {
    Object.assign(this, change);
    this.#check();
  }

  /** Draw the checkers, and show what the service finds. */
  async #check() {
    drawPosition(this.board, this.position, view.bottom);
    const { variant, options, position, player } = this;
    const examined = JSON.stringify([position, player, this.dice]);
    this.examined = examined;
    let id = null;
    let faults = [];
    try {
      const turn = { player, stages: [{ do: "roll" }] };
      const dice = this.dice.match(/[1-6]/g)?.slice(0, 2).map(Number);
      const state = { variant: variant.name, options, position };
      id = (await examine(dice?.length === 2 ? { ...state, player, dice } : { ...state, turn })).id;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      faults = error.sentences;
    }
    if (this.examined === examined && this.isOpen) this.#show(id, faults);
  }

  #show(id, faults) {
    const focused = document.activeElement?.name;
    const counts = Object.entries(this.position).filter(([side]) => side in OTHER).map(([side, places]) => {
      const count = Object.values(places).reduce((sum, number) => sum + number, 0);
      return `${t(side)} ${count} / ${this.variant.checkers}`;
    });
    const dice = make("input", { name: "dice", value: this.dice, placeholder: t("dice.example"), maxlength: 3, onchange: (event) => this.#set({ dice: event.target.value }) });
    find("#editor").replaceChildren(
      make("h2", { id: "editor-title" }, t("editor")),
      make("p", { class: "kbd" }, t("editor.help")),
      make(
        "div",
        { class: "inline" },
        selectField("editor.side", ["white", "black"], this.side, (_, side) => this.#set({ side })),
        selectField("editor.player", ["white", "black"], this.player, (_, player) => this.#set({ player })),
        make("label", {}, make("span", {}, t("editor.dice")), dice),
      ),
      make("p", { class: "kbd" }, counts.join(" · ")),
      faults.length ? make("ul", { class: "faults", role: "status" }, ...faults.map((fault) => make("li", {}, fault))) : make("p", { class: "fine", role: "status" }, t("editor.fine")),
      make(
        "p",
        { class: "row" },
        button(t("editor.play"), () => this.play(id), { class: "primary", disabled: !id }),
        button(t("editor.clear"), () => this.#set({ position: { ...this.position, white: {}, black: {} } })),
        button(t("editor.start"), () => this.#set({ position: structuredClone({ ...this.position, ...this.variant.setup }) })),
      ),
    );
    if (focused) find("#editor").querySelector(`[name="${focused}"]`)?.focus();
  }
}
