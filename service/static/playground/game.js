// One game: what the service answered last, the moves of the play that is not yet committed, and
// what was done so far. It knows no rules: it echoes the state and offers what the service offers.

import { get, post } from "./api.js";
import { numbersOf } from "./record.js";
import { afresh } from "./stakes.js";

// numbers are left to the service: a checker that several numbers bear off keeps them all open
const steps = (moves) => moves.map(({ from, to }) => ({ from, to }));

export class Game {
  asked = null; // how it was begun
  answer = null; // the last answer to begin or advance
  stage = null; // what may be done now, moves already made included; null when the game is over
  plays = []; // all legal plays of the stage, each with its notation
  done = []; // what was done, for the move list
  variant = null; // the description of the game

  /** `changed(moves)` is awaited after every change; `moves` are those that led to it. */
  constructor(changed) {
    this.changed = changed;
  }

  get state() {
    return this.answer.state;
  }

  get expected() {
    return this.answer.expected;
  }

  get outcome() {
    return this.answer.outcome;
  }

  /** What a picture of the table must show. */
  get shown() {
    const { player, action } = this.done.at(-1) ?? {};
    const last = action?.moves?.length && !this.played.length ? { player, moves: steps(action.moves) } : undefined;
    return { ...this.state, played: steps(this.played), last };
  }

  get position() {
    return this.stage?.position ?? this.state.position;
  }

  get played() {
    return this.stage?.played ?? [];
  }

  async begin(asked) {
    this.asked = asked;
    await this.#arrive(await post("v1/begin", asked), []);
  }

  /** Go on from an id, in whatever notation. */
  async open(id) {
    const found = await post("v1/moves", { id });
    const { variant, options, stakes } = found.state;
    this.asked = { variant, options, stakes: afresh(stakes) };
    await this.#arrive(found, []);
  }

  /** The next game for the same stakes. */
  async next() {
    await this.#arrive(await post("v1/moves", this.outcome.next), []);
  }

  /** Ask for everything again: the sentences come in another language now. */
  async refresh() {
    const played = steps(this.played);
    [this.plays, this.done] = [[...this.plays], [...this.done]];
    this.variant = await get(`v1/variants/${this.state.variant}`);
    if (this.stage) this.stage = await post("v1/moves", { ...this.state, played });
    await this.changed();
  }

  /** Do something: throw, name, play, double, take … */
  async act(action, notation = null) {
    const before = this.answer;
    const after = await post("v1/advance", { ...before.state, action });
    const player = action.by ?? before.expected.player;
    const numbers = numbersOf(before.state.turn?.stages[0]);
    const moves = this.played.length ? [] : (action.moves ?? []);
    const value = after.events.find((event) => event.value)?.value ?? "";
    const entry = { player, action, numbers, notation, value };
    await this.#arrive(after, [...this.done, entry], { side: player, moves });
  }

  /** One more move. */
  async move(from, to) {
    await this.#play([...steps(this.played), { from, to }], [{ from, to }]);
  }

  /** Every rule against one more move, as sentences. */
  async why(from, to) {
    const moves = [...steps(this.played), { from, to }];
    const { faults } = await post("v1/judge", { ...this.state, moves });
    return faults.map((fault) => fault.detail);
  }

  /** All moves of a play at once, instead of those made so far. */
  async choose(moves) {
    const made = this.played.length ? [] : moves;
    await this.#play(steps(moves), made);
  }

  async undo() {
    const last = this.played.at(-1);
    if (last) await this.#play(steps(this.played).slice(0, -1), [{ from: last.to, to: last.from }]);
  }

  /** The moves made are the play. */
  async commit() {
    await this.act({ do: "play", moves: steps(this.played) }, await this.#notation());
  }

  async #play(played, moves) {
    this.stage = await post("v1/moves", { ...this.state, played });
    await this.changed({ side: this.expected.player, moves });
  }

  async #arrive(answer, done, moved) {
    if (this.variant?.name !== answer.state.variant) {
      this.variant = await get(`v1/variants/${answer.state.variant}`);
    }
    this.stage = answer.outcome ? null : await post("v1/moves", answer.state);
    this.plays = this.stage?.plays ?? [];
    this.answer = answer;
    this.done = done;
    await this.changed(moved);
  }

  /** The standard notation of the moves made; the service lists it with each play. */
  async #notation() {
    const reached = JSON.stringify(this.position);
    const play = this.plays.find((one) => JSON.stringify(one.position) === reached);
    if (play) return play.notation;
    return (await post("v1/judge", { ...this.state, moves: steps(this.played) })).notation;
  }
}
