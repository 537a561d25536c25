// @ts-check
// One game: the last answer of the service, the moves of the play that is not yet confirmed, and the
// actions so far. It contains no rules: it sends back the id and offers what the service offers.

import { advanceGame, beginGame, describeVariant, judgePlay, showGame } from "../api/operations.js";
import { initialStakes } from "./stakes.js";

/** @typedef {import("../../../../clients/typescript/src/client.js").Schemas} Schemas */
/** @typedef {Schemas["Move"]} Move */
/** @typedef {"roll" | "move"} Heard what a change sounds like */
/** @typedef {{side: Schemas["Color"] | null, moves: Move[]}} Shown */
/**
 * @typedef {{player: Schemas["Color"] | null, action: Schemas["Action"], numbers: string, notation: string | null,
 *   value: number | "", before: string, after: string}} Entry an action so far, for the move list and the record
 */
/** @typedef {{variant: string, start: string, actions: Entry[]}} Earlier an earlier game of the same match */

// without numbers: the service chooses them, so that all numbers that bear off a checker stay possible
/** @param {Move[]} moves @returns {Move[]} */
const steps = (moves) => moves.map(({ from, to, via }) => (via ? { from, to, via } : { from, to }));

/** @type {any} */
const NONE_YET = null; // until the first answer

/** Who must act; before the opening throw both. @param {Schemas["Expected"] | null} expected */
export const playerOf = (expected) => (expected && "player" in expected ? expected.player : null);

/** The numbers of a stage in short form: 31, 44. @param {{numbers?: number[]}} stage */
export function numbersOf({ numbers = [] }) {
  return numbers.length > 2 ? numbers.slice(0, 2).join("") : numbers.join("");
}

/** The play that is due. @param {Schemas["Game"] | null} answer */
const playOf = (answer) => (answer?.expected?.do === "play" ? answer.expected : null);

export class Game {
  /** @type {Schemas["BeginGameRequest"]} */
  request = NONE_YET; // the request that began the game
  /** @type {Schemas["Game"]} */
  turn = NONE_YET; // the answer that began the stage; its plays are all of them
  /** @type {Schemas["Game"]} */
  answer = NONE_YET; // the last answer: that of `turn`, or of the moves made since
  /** @type {Entry[]} */
  actions = [];
  /** @type {string} */
  start = NONE_YET; // the id from which the actions lead here
  /** @type {Earlier[]} */
  earlier = [];
  /** @type {Schemas["Variant"]} */
  variant = NONE_YET; // the description of the game

  /** @type {Shown | null} */
  lastPlay = null;
  /** @type {Schemas["ReplayPlayers"] | null} */
  names = null; // of the players of a record

  /**
   * `changed(heard)` is awaited after every change.
   * @param {(heard?: Heard) => void | Promise<void>} changed
   */
  constructor(changed) {
    this.changed = changed;
  }

  get id() {
    return this.answer.id;
  }

  get state() {
    return this.answer.state;
  }

  get expected() {
    return this.answer?.expected ?? null;
  }

  get outcome() {
    return this.answer?.outcome ?? null;
  }

  get events() {
    return this.played.length ? [] : this.answer.events;
  }

  get plays() {
    return playOf(this.turn)?.plays ?? [];
  }

  get position() {
    return playOf(this.answer)?.position ?? this.state.position;
  }

  get played() {
    return playOf(this.answer)?.played ?? [];
  }

  /** @param {Schemas["BeginGameRequest"]} request */
  async begin(request) {
    this.request = request;
    await this.#restart(await beginGame(request), []);
  }

  /** Continue from an id in any notation. @param {string} id */
  async open(id) {
    const answer = await showGame(id);
    const { variant, options, stakes } = answer.state;
    this.request = { variant, options, stakes: initialStakes(stakes) };
    await this.#restart(answer, []);
  }

  /** Start the next game with the same stakes. */
  async next() {
    const { variant, start, actions, outcome } = this;
    if (!outcome || outcome.played_for === "points" || !outcome.next) return;
    const earlier = [...this.earlier, { variant: variant.name, start, actions }];
    await this.#restart(await showGame(outcome.next.id), earlier);
  }

  /** Request everything again, because the language or the view has changed. */
  async refresh() {
    const { played } = this;
    this.variant = await describeVariant(this.state.variant);
    const { events } = this.turn;
    this.turn = { ...(await showGame(this.id)), events };
    this.answer = played.length ? await showGame(this.id, steps(played)) : this.turn;
    this.actions = [...this.actions];
    await this.changed();
  }

  /**
   * Perform an action: throw, roll, choose, play, double, take …
   * @param {Schemas["Action"]} action @param {string | null} [notation]
   */
  async act(action, notation = null) {
    const before = this.turn;
    const moves = action.do === "play" ? (action.moves ?? []) : [];
    const after = await advanceGame(before.id, action.do === "play" && action.moves ? { ...action, moves: steps(moves) } : action);
    const player = "by" in action ? action.by : playerOf(before.expected);
    /** @type {Entry} */
    const entry = {
      player,
      action,
      numbers: numbersOf(playOf(before) ?? {}),
      notation,
      value: after.events.map((event) => ("value" in event ? event.value : 0)).find(Boolean) ?? "",
      before: before.id,
      after: after.id,
    };
    const lastPlay = action.do === "play" ? { side: player, moves } : this.lastPlay;
    const isRoll = action.do === "roll" || action.do === "open";
    await this.#show(after, [...this.actions, entry], lastPlay, isRoll ? "roll" : moves.length && !this.played.length ? "move" : undefined);
  }

  /** Add a move to the play. @param {Move} move */
  async move(move) {
    await this.#play([...this.played, move]);
  }

  /** The judgement of the moves made so far with one more; its faults name points in the numbers of `view`. @param {Move} move @param {Schemas["View"]} view */
  judge({ from, to }, view) {
    return judgePlay(this.id, steps([...this.played, { from, to }]), view);
  }

  /** Replace the moves made so far by all moves of a play. @param {Move[]} moves */
  async choose(moves) {
    await this.#play(moves);
  }

  async undo() {
    if (!this.played.length) return;
    this.answer = this.played.length > 1 ? await showGame(this.id, steps(this.played.slice(0, -1))) : this.turn;
    await this.changed("move");
  }

  /** Confirm the moves made as the play. */
  async commit() {
    await this.act({ do: "play", moves: this.played }, await this.#notation());
  }

  /** @param {Move[]} moves */
  async #play(moves) {
    this.answer = await showGame(this.id, steps(moves));
    await this.changed("move");
  }

  /** @param {Schemas["Game"]} answer @param {Earlier[]} earlier */
  async #restart(answer, earlier) {
    this.earlier = earlier;
    this.start = answer.id;
    await this.#show(answer, [], null);
  }

  /** @param {Schemas["Game"]} answer @param {Entry[]} actions @param {Shown | null} lastPlay @param {Heard} [heard] */
  async #show(answer, actions, lastPlay, heard) {
    if (this.variant?.name !== answer.state.variant) this.variant = await describeVariant(answer.state.variant);
    this.turn = answer;
    this.answer = answer;
    this.actions = actions;
    this.lastPlay = lastPlay;
    await this.changed(heard);
  }

  /** The notation of the moves made, taken from the list of plays. */
  async #notation() {
    const reached = JSON.stringify(this.position);
    const play = this.plays.find(({ position }) => JSON.stringify(position) === reached);
    return play ? play.notation : (await judgePlay(this.id, steps(this.played))).notation;
  }
}
