// Step through a game: the one in progress, or a record that was opened. A step is one entry of the move list;
// the board shows the position after it, and faults that the service found in a record are shown with their step.

import { button, find, make } from "./elements.js";
import { Game } from "./game.js";
import { actionText, numbersOf } from "./record.js";
import { replayRecord } from "./service.js";
import { t } from "./texts.js";

const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

export class Viewer {
  frame = null; // the game as it stands at the step that is shown; null while the present game is shown
  steps = null; // the steps of a record; null for the game in progress
  current = null;

  /** `resume(id)` goes on playing from a position; `show` shows the page anew. */
  constructor({ shown, board, show, run, resume }) {
    Object.assign(this, { game: shown, board, show, run, resume });
  }

  /** The steps of the game in progress: its actions that the move list shows. */
  stepsOf(game) {
    if (this.made?.actions !== game.actions || this.made.word !== t("no_play")) {
      const steps = game.actions
        .map((entry) => ({ ...entry, text: actionText(entry), moves: entry.action.moves ?? [] }))
        .filter((step) => step.text !== null);
      this.made = { actions: game.actions, word: t("no_play"), steps };
    }
    return this.made.steps;
  }

  get index() {
    return this.current ? this.#all().indexOf(this.current) : -1;
  }

  /** The sentence above the buttons: the entry of the move list. */
  get caption() {
    if (!this.frame) return null;
    if (!this.current) return t("viewer.start");
    return `${t(this.current.player)} ${this.current.text}`;
  }

  /** Open a record: .mat, SGF or JSON. */
  async load(text) {
    const record = await replayRecord(text);
    this.steps = record.games.flatMap((game) => [{ title: gameTitle(game, record) }, ...plySteps(game, record.faults)]);
    this.names = record.players;
    this.summary = record;
    await this.#show(this.#all()[0] ?? null, record.games[0]?.start);
  }

  /** Show a step. */
  go(step) {
    return this.run(() => this.#show(step, step.after));
  }

  /** Show the step in this direction; the present position follows the last step of the game in progress. */
  move(by) {
    const steps = this.#all();
    const here = this.frame ? this.index : steps.length - 1;
    const next = Math.max(0, Math.min(steps.length - 1, here + by));
    if (!steps.length || (this.frame && next === here)) return undefined;
    return this.go(steps[next]);
  }

  /** Whether the key was one of the viewer's. */
  key(name) {
    const isArrow = name in KEYS && !this.board.root.contains(document.activeElement);
    if (isArrow && this.#all().length) this.move(KEYS[name]);
    else if (this.frame && name === "Escape" && !this.steps) this.back();
    else return false;
    return true;
  }

  close() {
    Object.assign(this, { frame: null, steps: null, current: null, summary: null, names: null });
    find("#history .steps").replaceChildren();
  }

  back() {
    this.close();
    return this.run(() => this.show());
  }

  refresh() {
    return this.#show(this.current, this.frame.id);
  }

  /** The buttons to step through, go on from here, or leave. */
  showControls() {
    const step = (by, key, text) => button(text, () => this.move(by), { "aria-label": t(key), title: t(key) });
    const leave = this.steps ? [] : [button(t("viewer.back"), () => this.back())];
    const play = button(t("viewer.play"), () => this.resume(this.frame.id), { class: "primary" });
    find("#controls").replaceChildren(
      step(-Infinity, "viewer.first", "|◀"),
      step(-1, "viewer.previous", "◀"),
      step(1, "viewer.next", "▶"),
      step(Infinity, "viewer.last", "▶|"),
      play,
      ...leave,
    );
    const faults = this.current?.faults ?? [];
    find("#why").replaceChildren(...faults.map((fault) => make("p", {}, `${fault.detail} ${t(`went_on.${fault.went_on}`)}`)));
    if (this.summary) {
      const { play_count, fault_count } = this.summary.summary;
      find("#history .steps").replaceChildren(make("small", {}, t("viewer.summary", { plays: play_count, faults: fault_count })));
    }
  }

  #all() {
    return (this.steps ?? this.stepsOf(this.game)).filter((step) => !step.title);
  }

  async #show(step, id) {
    const frame = new Game(() => undefined);
    frame.variant = this.frame?.variant ?? null;
    await frame.open(id);
    frame.names = this.names;
    this.frame = frame;
    this.current = step;
    this.show();
    if (step) this.board.arrows(step.moves, step.player);
  }
}

const gameTitle = ({ number, score }, { players }) =>
  t("viewer.game", { number, white: players.white, black: players.black, score: score ? `${score.white}–${score.black}` : "" });

/** The plies of a game as steps; the id after a ply is the one before the next. */
function plySteps(game, faults) {
  return game.plies.map((ply, index) => {
    const found = faults.filter(({ where }) => where.game === game.number && where.ply === ply.ply);
    return {
      player: ply.player,
      text: plyText(ply, found),
      moves: ply.moves ?? [],
      before: ply.id,
      after: game.plies[index + 1]?.id ?? game.end,
      faults: found,
    };
  });
}

/** The text of a ply: as it is written where something is wrong with it. */
function plyText(ply, faults) {
  if (ply.do !== "play" || faults.length) return ply.written ?? t(`did.${ply.do}`);
  const notation = ply.moves?.length ? ply.notation : t("no_play");
  return t("record.play", { numbers: numbersOf({ numbers: ply.dice }), play: notation });
}
