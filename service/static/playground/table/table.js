// The table: the game in progress, and how the page reacts to actions.

import { Unreachable } from "../api/answer.js";
import { Refused } from "../api/exchange.js";
import { fromAnswer } from "../board/index.js";
import { pressMain, showControls } from "./controls.js";
import { Editor } from "./editor.js";
import { gloss } from "./gloss.js";
import { announce, button, find, isStill, make } from "../page/elements.js";
import { Game, playerOf } from "../game/game.js";
import { computerAction } from "../game/opponent.js";
import { bearOffPlay, forcedMove, isComplete, isForcedPlay } from "../game/forced.js";
import { rules } from "../picker/picker.js";
import { showPlayers } from "./players.js";
import { showPlays } from "./plays.js";
import { showMoves } from "./moves.js";
import { linkTo, opponentLink, showSharing } from "./sharing.js";
import { play as playSound } from "./sound.js";
import { showStakes } from "./stakes.js";
import { language, t } from "../page/texts.js";
import { showVictory } from "./victory.js";
import { isHere, isMachine, look, seat, showView, view } from "./view.js";
import { Viewer } from "./viewer.js";

/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {Schemas["Color"]} Color */
/** @typedef {HTMLElementTagNameMap["backgammon-board"]} Board */

const table = find("#table");
/** @type {Board} */
const board = find("#board > backgammon-board");
const game = new Game(show);
const viewer = new Viewer({ shown: game, board, show, run, resume: (id) => open(id) });
const editor = new Editor({ board, run, play: (id) => open(id) });
let working = false;
let isStuck = false; // the service refused an action of the computer; a person decides when to go on

board.addEventListener("place", (event) => {
  if (!editor.isOpen) return;
  event.preventDefault();
  const { place, second, side } = event.detail;
  editor.touch(place, second, side);
});
board.addEventListener("move", (event) => {
  if (working) event.preventDefault();
  else run(() => game.move(/** @type {Schemas["Move"]} */ (event.detail.move)));
});
board.addEventListener("illegal", ({ detail }) => {
  // the faults name points in the numbers that the board shows, if those are the player's own
  const numbers = view.numbers === "own" ? "mover" : "absolute";
  run(async () => refuse(await game.judge(detail, numbers), numbers === "mover" ? [] : [detail.from, detail.to]));
});
for (const name of ["roll", "confirm"]) board.addEventListener(name, pressMain);
board.addEventListener("undo", () => undo());
board.addEventListener("double", () => act({ do: "double", by: playerOf(game.expected) ?? "white" }));

/** @param {Schemas["BeginGameRequest"]} request */
export const begin = (request) => runNext(() => leave() && game.begin(request));
/** @param {string} id */
export const open = (id) => runNext(() => leave() && game.open(id));
/** @param {string} text */
export const openRecord = (text) => runNext(() => leave() && viewer.load(text));
/** @param {string | null} variant */
export const edit = (variant) => runNext(() => editor.start(game.answer ? game : null, variant));

/** Show the table anew, in another language or theme. */
export function showTable() {
  if (editor.isOpen) return run(() => editor.redraw());
  return game.answer || viewer.frame ? run(() => (viewer.frame ? viewer.refresh() : game.refresh())) : undefined;
}

/** Close the editor and the viewer; what follows replaces the game. */
function leave() {
  editor.close();
  viewer.close();
  return true;
}

/** @type {import("./stakes.js").Act} */
const act = (action, notation) => run(() => game.act(action, notation));
const undo = () => run(() => game.undo());
const commit = () => run(() => game.commit());
const next = () => run(() => game.next());
const again = () => begin(game.request);
const bearOff = () => run(async () => {
  const play = bearOffPlay(game);
  if (play) await game.act({ do: "play", moves: play.moves }, play.notation);
});

/** Run one operation at a time; show the sentences if the service refuses it. @param {() => unknown} work @returns {Promise<boolean>} */
async function run(work) {
  if (working) return false;
  working = true;
  table.setAttribute("aria-busy", "true");
  find("#why").replaceChildren();
  isStuck = false;
  let isDone = false;
  try {
    await work();
    isDone = true;
  } catch (error) {
    isStuck = true;
    explain(error instanceof Refused ? error.sentences : [t("unreachable")]);
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  } finally {
    working = false;
    table.setAttribute("aria-busy", "false");
  }
  if (isDone) proceed();
  else if (game.answer && isMachine() && !isPerson()) controls();
  return isDone;
}

/** Run an operation that replaces the game, after the one that is still running. @param {() => unknown} work */
async function runNext(work) {
  while (working) await new Promise((resolve) => setTimeout(resolve, 20));
  return run(work);
}

/** Show why something is not possible. @param {string[]} sentences */
function explain(sentences) {
  find("#why").replaceChildren(...sentences.map((sentence) => make("p", {}, sentence)));
  board.pick(null);
}

/** Show the rules that forbid a play; if the checkers can be moved so, it can be left to stand. @param {Schemas["Judgement"]} judgement @param {string[]} places */
function refuse({ faults, moves, notation, position }, places) {
  const sentences = faults.map((fault) => fault.detail);
  explain(sentences);
  find("#why").append(make("small", {}, gloss(board, places, sentences.join(" "))));
  if (!position) return;
  const stand = () => act({ do: "play", moves, condone: true }, notation);
  find("#why").append(button(t("condone"), stand, { class: "small condone" }));
}

const isPerson = () => !viewer.frame && isHere(game.expected);

/** Go on without a person: the computer plays, forced moves are made if that is chosen. */
function proceed() {
  const { answer } = game;
  if (!answer?.expected || viewer.frame || editor.isOpen) return;
  const later = (/** @type {() => unknown} */ work, /** @type {number} */ pause) => setTimeout(() => game.answer === answer && !table.hidden && !isStuck && work(), isStill() ? 0 : pause);
  if (!isPerson() && isMachine()) later(playComputer, 750);
  else if (isPerson() && view.forced === "on") {
    const move = forcedMove(game);
    if (move) later(() => run(() => game.move(move)), 350);
    else if (isForcedPlay(game)) later(commit, 700);
  }
}

function playComputer() {
  if (isPerson() || !isMachine()) return;
  const { notation, ...action } = computerAction(game, view.opponent);
  act(action, notation);
}

/** @type {Record<string, () => unknown>} */
const KEYS = { u: undo, Backspace: undo, r: pressMain, Enter: pressMain, c: pressMain, Escape: () => board.pick(null) };

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || table.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {Element} */ (event.target);
  if (target.closest("input, select, textarea, dialog")) return;
  if (event.key === "Enter" && target.closest("button, a, summary")) return;
  if (viewer.key(event.key)) event.preventDefault();
  else if (!editor.isOpen && event.key in KEYS) {
    event.preventDefault();
    KEYS[event.key]();
  }
});

/** @type {Schemas["Variant"] | null} */
let titled = null;

/** Show the name and rules of the game; they change only with the game and the language. @param {Schemas["Variant"]} variant */
function title(variant) {
  if (variant === titled) return;
  titled = variant;
  find("#name").textContent = variant.names[language()];
  find("#summary").textContent = variant.summary;
  find("#rules > div").replaceChildren(rules(variant));
  showView(showTable);
}

/** Show the buttons; after a refused action of the computer, one that lets it try again. */
function controls() {
  const retry = isStuck && !isPerson() ? () => run(() => Promise.resolve()) : null;
  showControls(game, isPerson(), { act, undo, commit, next, again, bearOff, proceed: retry });
}

/** Show on the board what is due, and let the person do it. @param {Game} shown */
function draw({ answer, variant, lastPlay }) {
  const nobody = isPerson() ? {} : { moves: [], allowed: [], playing: false };
  const shown = { ...fromAnswer(answer, variant), ...nobody, ...look(), lastPlay, arrows: null };
  // a step that is shown is written in the numbers of its player
  if (shown.numbering === "mover") shown.numbering = viewer.current?.player ?? "mover";
  Object.assign(board, { variant, readonly: Boolean(viewer.frame), ...shown });
  // the players' strips are as wide as the board, whose proportions depend on the game
  find(".play").style.setProperty("--ratio", String(board.ratio));
}

/** Show the current state; `heard` is what the change sounds like. @param {import("../game/game.js").Heard} [heard] */
function show(heard) {
  const shown = viewer.frame ?? game;
  const { answer, variant, expected, outcome } = shown;
  table.dataset.over = String(Boolean(outcome));
  table.classList.toggle("viewing", Boolean(viewer.frame));
  title(variant);
  draw(shown);
  if (heard) playSound(heard);
  const points = shown.events.flatMap((event) => ("point" in event && event.point ? [event.point] : []));
  const told = shown.events.map((event) => event.text).join(" ");
  const news = `${told} ${gloss(board, points, told)}`.trim();
  const side = playerOf(expected);
  const status = outcome?.text ?? (side && isComplete(shown) ? t("complete", { side: t(side) }) : expected?.text);
  find("#news").textContent = outcome ? "" : news;
  find("#status").textContent = viewer.caption ?? status;
  // that nothing can be played is said already
  const forced = expected?.do === "play" && (expected.next_moves?.length || shown.played.length) ? expected.forced : [];
  find("#forced").textContent = forced?.map((rule) => rule.text).join(" ") ?? "";
  showPlayers(shown, view);
  if (viewer.frame) viewer.showControls();
  else controls();
  showVictory(find("#board"), viewer.frame ? null : outcome, answer.id, { next, again });
  showPlays(shown, isPerson(), { choose: (moves) => run(() => game.choose(moves)), arrows: (moves) => (board.arrows = { side, moves }) });
  showStakes(shown, viewer.frame ? null : act);
  showMoves(viewer, game);
  showSharing(shown, game.answer ? game : shown, { open });
  const link = view.opponent === "link" ? opponentLink(answer.id, view.side) : linkTo(answer.id);
  history.replaceState(seat(), "", link);
  announce(`${outcome ? "" : news} ${viewer.caption ?? status}`.trim());
}
