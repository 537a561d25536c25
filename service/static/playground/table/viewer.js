// Step through a game: the one in progress, or a record that was opened. A step is one entry of the move list;
// the board shows the position after it, and faults that the service found in a record are shown with their step.

import { button, find, make } from "../page/elements.js";
import { Game, numbersOf } from "../game/game.js";
import { gloss } from "./gloss.js";
import { actionText } from "./moves.js";
import { replayRecord } from "../api/operations.js";
import { t } from "../page/texts.js";

/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/**
 * @typedef {object} Step an entry of the move list, or the title of a game
 * @property {string} [title]
 * @property {Schemas["Color"] | null} [player]
 * @property {string} [text]
 * @property {Schemas["Move"][]} [moves]
 * @property {string} [after] the id of the state that it leads to
 * @property {Schemas["RecordFault"][]} [faults]
 */
/** @typedef {{shown: Game, board: HTMLElementTagNameMap["backgammon-board"], show: () => void, run: (work: () => unknown) => Promise<boolean>, resume: (id: string) => void}} Table */

/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

export class Viewer {
  /** @type {Game | null} */
  frame = null; // the game as it stands at the step that is shown; null while the present game is shown
  /** @type {Step[] | null} */
  steps = null; // the steps of a record; null for the game in progress
  /** @type {Step | null} */
  current = null;
  /** @type {Schemas["Replay"] | null} */
  summary = null; // of the record
  /** @type {Schemas["ReplayPlayers"] | null} */
  names = null;
  /** @type {{actions: unknown, word: string, steps: Step[]} | null} */
  #made = null;

  /** `resume(id)` goes on playing from a position; `show` shows the page anew. @param {Table} table */
  constructor({ shown, board, show, run, resume }) {
    this.game = shown;
    this.board = board;
    this.show = show;
    this.run = run;
    this.resume = resume;
  }

  /** The steps of the game in progress: its actions that the move list shows. @param {Game} game */
  stepsOf(game) {
    if (this.#made?.actions !== game.actions || this.#made.word !== t("no_play")) {
      const steps = game.actions.flatMap((entry) => {
        const text = actionText(entry);
        const moves = ("moves" in entry.action && entry.action.moves) || [];
        return text === null ? [] : [{ player: entry.player, after: entry.after, text, moves }];
      });
      this.#made = { actions: game.actions, word: t("no_play"), steps };
    }
    return this.#made.steps;
  }

  get index() {
    return this.current ? this.#all().indexOf(this.current) : -1;
  }

  /** The sentence above the buttons: the entry of the move list. */
  get caption() {
    if (!this.frame) return null;
    if (!this.current) return t("viewer.start");
    return `${t(this.current.player ?? "")} ${this.current.text}`;
  }

  /** Open a record: .mat, SGF or JSON. @param {string} text */
  async load(text) {
    const record = await replayRecord(text);
    this.steps = record.games.flatMap((game) => [{ title: gameTitle(game, record) }, ...plySteps(game, record.faults)]);
    this.names = record.players;
    this.summary = record;
    await this.#show(this.#all()[0] ?? null, record.games[0]?.start ?? "");
  }

  /** Show a step, on a narrow screen above the list where it was chosen. @param {Step} step */
  go(step) {
    find(".play").scrollIntoView({ block: "nearest" });
    return this.run(() => this.#show(step, step.after ?? ""));
  }

  /** Show the step in this direction; the present position follows the last step of the game in progress. @param {number} by */
  move(by) {
    const steps = this.#all();
    const here = this.frame ? this.index : steps.length - 1;
    const next = Math.max(0, Math.min(steps.length - 1, here + by));
    if (!steps.length || (this.frame && next === here)) return undefined;
    return this.go(steps[next]);
  }

  /** Whether the key was one of the viewer's. @param {string} name */
  key(name) {
    const isArrow = name in KEYS && document.activeElement !== this.board;
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
    return this.#show(this.current, this.frame?.id ?? "");
  }

  /** The buttons to step through, go on from here, or leave. */
  showControls() {
    const step = (/** @type {number} */ by, /** @type {string} */ key, /** @type {string} */ text) => button(text, () => this.move(by), { "aria-label": t(key), title: t(key) });
    const leave = this.steps ? [] : [button(t("viewer.back"), () => this.back())];
    const play = button(t("viewer.play"), () => this.resume(this.frame?.id ?? ""), { class: "primary" });
    find("#controls").replaceChildren(
      step(-Infinity, "viewer.first", "|◀"),
      step(-1, "viewer.previous", "◀"),
      step(1, "viewer.next", "▶"),
      step(Infinity, "viewer.last", "▶|"),
      play,
      ...leave,
    );
    const faults = this.current?.faults ?? [];
    find("#why").replaceChildren(...faults.map((fault) => make("p", {}, this.#sentence(fault))));
    if (this.summary) {
      const { play_count, fault_count } = this.summary.summary;
      find("#history .steps").replaceChildren(make("small", {}, t("viewer.summary", { plays: play_count, faults: fault_count })));
    }
  }

  /** What is wrong, and how the replay went on. A fault of a text names points as the text does. @param {Schemas["RecordFault"]} fault */
  #sentence({ detail, went_on, written }) {
    const points = written ? [] : (this.current?.moves ?? []).flatMap(({ from, to }) => [from, to]);
    return `${detail} ${gloss(this.board, points, detail)} ${t(`went_on.${went_on}`)}`;
  }

  #all() {
    return (this.steps ?? this.stepsOf(this.game)).filter((step) => !step.title);
  }

  /** @param {Step | null} step @param {string} id */
  async #show(step, id) {
    const frame = new Game(() => undefined);
    if (this.frame) frame.variant = this.frame.variant;
    await frame.open(id);
    frame.names = this.names;
    this.frame = frame;
    this.current = step;
    this.show();
    if (step) this.board.arrows = { side: step.player ?? null, moves: step.moves ?? [] };
  }
}

/** @param {Schemas["ReplayedGame"]} game @param {Schemas["Replay"]} record */
const gameTitle = ({ number, score }, { players }) =>
  t("viewer.game", { number, white: players.white, black: players.black, score: score ? `${score.white}–${score.black}` : "" });

/** The plies of a game as steps; the id after a ply is the one before the next. @param {Schemas["ReplayedGame"]} game @param {Schemas["RecordFault"][]} faults @returns {Step[]} */
function plySteps({ number, plies = [], end }, faults) {
  return plies.map((ply, index) => {
    const found = faults.filter(({ where }) => where.game === number && where.ply === ply.ply);
    return {
      player: ply.player,
      text: plyText(ply, found),
      moves: ply.moves ?? [],
      after: plies[index + 1]?.id ?? end,
      faults: found,
    };
  });
}

/** The text of a ply: as it is written where something is wrong with it. @param {Schemas["ReplayedPly"]} ply @param {Schemas["RecordFault"][]} faults */
function plyText(ply, faults) {
  if (ply.do !== "play" || faults.length) return ply.written ?? t(`did.${ply.do}`);
  const notation = ply.moves?.length ? ply.notation : t("no_play");
  return t("record.play", { numbers: numbersOf({ numbers: ply.dice }), play: notation });
}
