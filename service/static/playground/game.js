// One game: the last answer of the service, the moves of the play that is not yet confirmed, and the
// actions so far. It contains no rules: it sends back the id and offers what the service offers.

import { numbersOf } from "./record.js";
import { advanceGame, beginGame, describeVariant, judgePlay, showGame } from "./service.js";
import { initialStakes } from "./stakes.js";

// without numbers: the service chooses them, so that all numbers that bear off a checker stay possible
const steps = (moves) => moves.map(({ from, to, via }) => (via ? { from, to, via } : { from, to }));

export class Game {
  request = null; // the request that began the game
  turn = null; // the answer that began the stage; its plays are all of them
  answer = null; // the last answer: that of `turn`, or of the moves made since
  actions = []; // the actions so far, for the move list and the record
  start = null; // the id from which the actions lead here
  earlier = []; // the earlier games of the same match: {variant, start, actions}
  variant = null; // the description of the game

  /** `changed(moved)` is awaited after every change; `moved` has the moves to animate. */
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
    return this.turn?.expected?.plays ?? [];
  }

  get position() {
    return this.expected?.position ?? this.state.position;
  }

  get played() {
    return this.expected?.played ?? [];
  }

  async begin(request) {
    this.request = request;
    await this.#restart(await beginGame(request), []);
  }

  /** Continue from an id in any notation. */
  async open(id) {
    const answer = await showGame(id);
    const { variant, options, stakes } = answer.state;
    this.request = { variant, options, stakes: initialStakes(stakes) };
    await this.#restart(answer, []);
  }

  /** Start the next game with the same stakes. */
  async next() {
    const { variant, start, actions } = this;
    const earlier = [...this.earlier, { variant: variant.name, start, actions }];
    await this.#restart(await showGame(this.outcome.next.id), earlier);
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

  /** Perform an action: throw, roll, choose, play, double, take … */
  async act(action, notation = null) {
    const before = this.turn;
    const moves = action.moves && steps(action.moves);
    const after = await advanceGame(before.id, moves ? { ...action, moves } : action);
    const player = action.by ?? before.expected.player;
    const entry = {
      player,
      action,
      numbers: numbersOf(before.expected),
      notation,
      value: after.events.find((event) => event.value)?.value ?? "",
      before: before.id,
      after: after.id,
    };
    const made = this.played.length ? [] : (action.moves ?? []);
    await this.#show(after, [...this.actions, entry], { side: player, moves: made, rolled: action.do });
  }

  /** Add a move to the play. */
  async move(move) {
    await this.#play([...this.played, move]);
  }

  /** The judgement of the moves made so far with one more. */
  judge({ from, to }) {
    return judgePlay(this.id, steps([...this.played, { from, to }]));
  }

  /** Replace the moves made so far by all moves of a play. */
  async choose(moves) {
    await this.#play(moves);
  }

  async undo() {
    const last = this.played.at(-1);
    if (!last) return;
    this.answer = this.played.length > 1 ? await showGame(this.id, steps(this.played.slice(0, -1))) : this.turn;
    await this.changed({ side: this.expected.player, moves: [{ from: last.to, to: last.from }] });
  }

  /** Confirm the moves made as the play. */
  async commit() {
    await this.act({ do: "play", moves: this.played }, await this.#notation());
  }

  async #play(moves) {
    const before = this.played.length;
    this.answer = await showGame(this.id, steps(moves));
    await this.changed({ side: this.expected.player, moves: this.played.slice(before) });
  }

  async #restart(answer, earlier) {
    this.earlier = earlier;
    this.start = answer.id;
    await this.#show(answer, []);
  }

  async #show(answer, actions, moved) {
    if (this.variant?.name !== answer.state.variant) this.variant = await describeVariant(answer.state.variant);
    this.turn = answer;
    this.answer = answer;
    this.actions = actions;
    await this.changed(moved);
  }

  /** The notation of the moves made, taken from the list of plays. */
  async #notation() {
    const reached = JSON.stringify(this.position);
    const play = this.plays.find(({ position }) => JSON.stringify(position) === reached);
    return play ? play.notation : (await judgePlay(this.id, steps(this.played))).notation;
  }
}
