// Set up a position by clicking: each click adds a checker of the chosen side, takes one away, or marks the checkers
// of a point (pinned, or a tower of Doublets). The service examines every position; the page shows all it finds, or
// leads on with the moves.

import { Unreachable } from "../api/answer.js";
import { Refused } from "../api/exchange.js";
import { playerOf } from "../game/game.js";
import { button, find, make } from "../page/elements.js";
import { beginGame, describeVariant, examine } from "../api/operations.js";
import { language, t } from "../page/texts.js";
import { look, selectField } from "./view.js";

/** @import { Game } from "../game/game.js" */
/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {Schemas["Color"]} Color */
/** @typedef {import("../board/index.js").Place} Place */
/** @typedef {Schemas["Position"] & {white: Record<string, number>, black: Record<string, number>}} Edited */
/** @typedef {{position: Edited, tool: string, player: Color, dice: string}} Chosen what a person can change */
/** @typedef {{board: HTMLElementTagNameMap["backgammon-board"], run: (work: () => unknown) => unknown, play: (id: string) => void}} Table */

/** @type {any} */
const NONE_YET = null; // until the editor is opened

const SIDES = /** @type {Color[]} */ (["white", "black"]);
const PHASES = ["unstack", "restack", "bear_off"];

export class Editor {
  isOpen = false;
  /** @type {Schemas["Variant"]} */
  variant = NONE_YET;
  /** @type {Schemas["Options"]} */
  options = NONE_YET;
  /** @type {Edited} */
  position = NONE_YET;
  /** @type {Edited} */
  first = NONE_YET; // the start of the game
  tool = "white";
  /** @type {Color} */
  player = "white";
  dice = "";
  examined = ""; // what is being examined

  /** `play(id)` goes on with the position. @param {Table} table */
  constructor({ board, run, play }) {
    this.board = board;
    this.run = run;
    this.play = play;
  }

  /** Start with the position of a game, or with the start of a variant. @param {Game | null} game @param {string | null} variant */
  async start(game, variant) {
    const same = game && (!variant || game.state.variant === variant) ? game : null;
    const name = /** @type {Schemas["VariantName"]} */ (variant ?? "backgammon");
    const answer = same ? same.answer : await beginGame({ variant: name });
    this.variant = await describeVariant(answer.state.variant);
    this.options = answer.state.options ?? {};
    this.position = structuredClone(same ? same.position : answer.state.position);
    this.tool = "white";
    this.player = playerOf(same?.expected ?? null) ?? "white";
    this.dice = "";
    this.isOpen = true;
    find("#table").classList.add("editing");
    this.board.setAttribute("editable", "");
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
    this.board.removeAttribute("editable");
    find("#editor").hidden = true;
    find("#history").hidden = false;
  }

  /** Draw the board from the start of the game, and examine the position. */
  async redraw() {
    const begun = await beginGame({ variant: this.variant.name, options: this.options });
    this.first = /** @type {Edited} */ (begun.state.position);
    await this.#check();
  }

  /** Use the chosen tool on a place; a place of one side holds only its checkers. @param {Place} place @param {boolean} isRemoving @param {Color | null} owner */
  touch(place, isRemoving, owner) {
    const sides = owner ? [owner] : this.tool === "black" ? SIDES.toReversed() : SIDES;
    if (isRemoving || this.tool === "remove") this.#take(place, sides.find((side) => this.position[side][place]));
    else if (this.tool === "mark") this.#mark(place);
    else this.#add(place, owner ?? /** @type {Color} */ (this.tool));
    this.#check();
  }

  /** @param {Place} place @param {Color} side */
  #add(place, side) {
    this.position[side][place] = (this.position[side][place] ?? 0) + 1;
  }

  /** @param {Place} place @param {Color | undefined} side */
  #take(place, side) {
    if (!side) return;
    this.position[side][place] = (this.position[side][place] ?? 0) - 1;
    if (this.position[side][place]) return;
    delete this.position[side][place];
    this.#unmark(place, side);
  }

  /** Mark the checkers of the next side on a point, after the last side none. @param {Place} place */
  #mark(place) {
    const sides = SIDES.filter((side) => this.position[side][place]);
    const marked = sides.findIndex((side) => this.position.marks?.[side]?.includes(/** @type {any} */ (place)));
    for (const side of sides) this.#unmark(place, side);
    const next = sides[marked + 1];
    if (next) this.position.marks = { ...this.position.marks, [next]: [...(this.position.marks?.[next] ?? []), place] };
  }

  /** @param {Place} place @param {Color} side */
  #unmark(place, side) {
    const { marks } = this.position;
    if (marks?.[side]) marks[side] = marks[side].filter((point) => point !== place);
  }

  /** The tools; only games that pin checkers or stack towers have marks. */
  get #tools() {
    const { rules, setup } = this.variant;
    const hasMarks = setup.marks || rules.some(({ id }) => id.startsWith("pin"));
    return [...SIDES, "remove", ...(hasMarks ? ["mark"] : [])];
  }

  /** A field for the phase of each side, in Doublets. */
  #phases() {
    const { phase } = this.position;
    const choose = (/** @type {Color} */ side, /** @type {any} */ chosen) => this.#set({ position: { ...this.position, phase: { white: "unstack", black: "unstack", ...phase, [side]: chosen } } });
    const field = (/** @type {Color} */ side) => selectField(`editor.phase.${side}`, PHASES, phase?.[side] ?? "", (_, chosen) => choose(side, chosen));
    return phase ? SIDES.map(field) : [];
  }

  /** @param {Partial<Chosen>} change */
  #set(change) {
    Object.assign(this, change);
    this.#check();
  }

  /** Draw the checkers, and show what the service finds. */
  async #check() {
    const { variant, options, position, player } = this;
    const nothing = { player: null, dice: [], cube: null, moves: [], played: [], allowed: [], playing: false, lastPlay: null, arrows: null };
    Object.assign(this.board, { ...nothing, ...look(), variant, readonly: false, position: structuredClone(position) });
    const examined = JSON.stringify([position, player, this.dice]);
    this.examined = examined;
    /** @type {string | null} */
    let id = null;
    /** @type {string[]} */
    let faults = [];
    try {
      const turn = { player, stages: [{ do: "roll" }] };
      const dice = this.dice.match(/[1-6]/g)?.slice(0, 2).map(Number);
      const state = { variant: variant.name, options, position };
      id = (await examine(/** @type {Schemas["State"]} */ (dice?.length === 2 ? { ...state, player, dice } : { ...state, turn }))).id;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      faults = error instanceof Refused ? error.sentences : [t("unreachable")];
    }
    if (this.examined === examined && this.isOpen) this.#show(id, faults);
  }

  /** @param {string | null} id @param {string[]} faults */
  #show(id, faults) {
    const focused = /** @type {HTMLInputElement | null} */ (document.activeElement)?.name;
    const counts = SIDES.map((side) => {
      const count = Object.values(this.position[side]).reduce((sum, number) => sum + (number ?? 0), 0);
      return `${t(side)} ${count} / ${this.variant.checkers}`;
    });
    const dice = make("input", { name: "dice", value: this.dice, placeholder: t("dice.example"), maxlength: 3, onchange: (/** @type {any} */ event) => this.#set({ dice: event.target.value }) });
    find("#editor").replaceChildren(
      make("h2", { id: "editor-title" }, t("editor")),
      make("p", { class: "kbd" }, t("editor.help")),
      make(
        "div",
        { class: "inline" },
        selectField("editor.tool", this.#tools, this.tool, (_, tool) => this.#set({ tool })),
        selectField("editor.player", SIDES, this.player, (_, player) => this.#set({ player })),
        make("label", {}, make("span", {}, t("editor.dice")), dice),
        ...this.#phases(),
      ),
      make("p", { class: "kbd" }, counts.join(" · ")),
      faults.length ? make("ul", { class: "faults", role: "status" }, ...faults.map((fault) => make("li", {}, fault))) : make("p", { class: "fine", role: "status" }, t("editor.fine")),
      make(
        "p",
        { class: "row" },
        button(t("editor.play"), () => id && this.play(id), { class: "primary", disabled: !id }),
        button(t("editor.clear"), () => this.#set({ position: { ...this.first, white: {}, black: {}, marks: {} } }), { name: "clear" }),
        button(t("editor.start"), () => this.#set({ position: structuredClone(this.first) }), { name: "start" }),
      ),
    );
    if (focused) find("#editor").querySelector(`[name="${focused}"]`)?.focus();
  }
}
