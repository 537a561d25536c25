// One game: the last answer of the service, the moves of the play that is not yet confirmed, and the
// actions so far. It contains no rules: it sends back the state and offers what the service offers.

import { get, post } from "./api.js";
import { numbersOf } from "./record.js";
import { initialStakes } from "./stakes.js";

// without numbers: the service chooses them, so that all numbers that bear off a checker stay possible
const steps = (moves) => moves.map(({ from, to }) => ({ from, to }));

export class Game {
  request = null; // the request that began the game
  answer = null; // the last answer to begin or advance
  stage = null; // the answer of `moves` for the moves made so far; null when the game is over
  plays = []; // all legal plays of the stage
  actions = []; // the actions so far, for the move list
  variant = null; // the description of the game

  /** `changed(moved)` is awaited after every change; `moved` has the moves to animate. */
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

  /** The fields of a picture request for the current state. */
  get shown() {
    const { player, action } = this.actions.at(-1) ?? {};
    const last = action?.moves?.length && !this.played.length ? { player, moves: steps(action.moves) } : undefined;
    return { ...this.state, played: steps(this.played), last };
  }

  get position() {
    return this.stage?.position ?? this.state.position;
  }

  get played() {
    return this.stage?.played ?? [];
  }

  async begin(request) {
    this.request = request;
    await this.#show(await post("v1/begin", request), []);
  }

  /** Continue from an id in any notation. */
  async open(id) {
    const answer = await post("v1/moves", { id });
    const { variant, options, stakes } = answer.state;
    this.request = { variant, options, stakes: initialStakes(stakes) };
    await this.#show(answer, []);
  }

  /** Start the next game with the same stakes. */
  async next() {
    await this.#show(await post("v1/moves", this.outcome.next), []);
  }

  /** Request everything again, because the language has changed. */
  async refresh() {
    const played = steps(this.played);
    [this.plays, this.actions] = [[...this.plays], [...this.actions]];
    this.variant = await get(`v1/variants/${this.state.variant}`);
    if (this.stage) this.stage = await post("v1/moves", { ...this.state, played });
    await this.changed();
  }

  /** Perform an action: throw, roll, choose, play, double, take … */
  async act(action, notation = null) {
    const before = this.answer;
    const after = await post("v1/advance", { ...before.state, action });
    const player = action.by ?? before.expected.player;
    const numbers = numbersOf(before.state.turn?.stages[0]);
    const moves = this.played.length ? [] : (action.moves ?? []);
    const value = after.events.find((event) => event.value)?.value ?? "";
    const entry = { player, action, numbers, notation, value };
    await this.#show(after, [...this.actions, entry], { side: player, moves });
  }

  /** Add a move to the play. */
  async move(from, to) {
    await this.#play([...steps(this.played), { from, to }], [{ from, to }]);
  }

  /** The sentences of all rules that forbid this move. */
  async why(from, to) {
    const moves = [...steps(this.played), { from, to }];
    const { faults } = await post("v1/judge", { ...this.state, moves });
    return faults.map((fault) => fault.detail);
  }

  /** Replace the moves made so far by all moves of a play. */
  async choose(moves) {
    const made = this.played.length ? [] : moves;
    await this.#play(steps(moves), made);
  }

  async undo() {
    const last = this.played.at(-1);
    if (last) await this.#play(steps(this.played).slice(0, -1), [{ from: last.to, to: last.from }]);
  }

  /** Confirm the moves made as the play. */
  async commit() {
    await this.act({ do: "play", moves: steps(this.played) }, await this.#notation());
  }

  async #play(played, moves) {
    this.stage = await post("v1/moves", { ...this.state, played });
    await this.changed({ side: this.expected.player, moves });
  }

  async #show(answer, actions, moved) {
    if (this.variant?.name !== answer.state.variant) {
      this.variant = await get(`v1/variants/${answer.state.variant}`);
    }
    this.stage = answer.outcome ? null : await post("v1/moves", answer.state);
    this.plays = this.stage?.plays ?? [];
    this.answer = answer;
    this.actions = actions;
    await this.changed(moved);
  }

  /** The notation of the moves made, taken from the list of plays. */
  async #notation() {
    const reached = JSON.stringify(this.position);
    const play = this.plays.find(({ position }) => JSON.stringify(position) === reached);
    if (play) return play.notation;
    return (await post("v1/judge", { ...this.state, moves: steps(this.played) })).notation;
  }
}
