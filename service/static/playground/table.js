// The table: the game in progress, and how the page reacts to actions.

import { Refused, Unreachable } from "./api.js";
import { Board } from "./board.js";
import { pressMain, showControls } from "./controls.js";
import { Editor } from "./editor.js";
import { announce, button, find, make } from "./elements.js";
import { Game } from "./game.js";
import { listenToInput } from "./hands.js";
import { isStill } from "./motion.js";
import { computerAction } from "./opponent.js";
import { bearOffPlay, clicked, forcedMove, isComplete, isForcedPlay, moved } from "./picking.js";
import { rules } from "./picker.js";
import { showPlayers } from "./players.js";
import { showPlays } from "./plays.js";
import { showMoves } from "./record.js";
import { linkTo, opponentLink, showSharing } from "./sharing.js";
import { showStakes } from "./stakes.js";
import { language, t } from "./texts.js";
import { showVictory } from "./victory.js";
import { isHere, isMachine, seat, showView, view } from "./view.js";
import { Viewer } from "./viewer.js";

const table = find("#table");
const board = new Board(find("#board"));
const game = new Game(show);
const viewer = new Viewer({ shown: game, board, show, run, resume: (id) => open(id) });
const editor = new Editor({ board, run, play: (id) => open(id) });
let working = false;
let isStuck = false; // the service refused an action of the computer; a person decides when to go on
let movedAt = 0; // when the last click made a move: the second click of a double click is not a confirmation

listenToInput(board, {
  touch,
  drag: (from, to) => follow(moved(board, from, to)),
  escape: () => board.drop(),
  dice: pressMain,
  twice: () => performance.now() - movedAt > 600 && game.expected?.may_end && pressMain(),
});

export const begin = (request) => runNext(() => leave() && game.begin(request));
export const open = (id) => runNext(() => leave() && game.open(id));
export const openRecord = (text) => runNext(() => leave() && viewer.load(text));
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

const act = (action, notation) => run(() => game.act(action, notation));
const undo = () => run(() => game.undo());
const commit = () => run(() => game.commit());
const next = () => run(() => game.next());
const again = () => begin(game.request);
const bearOff = () => run(async () => {
  const { moves, notation } = bearOffPlay(game);
  await game.act({ do: "play", moves }, notation);
});

/** Do what a click or a drag means. */
function follow(effect) {
  if (!effect) return undefined;
  if (effect.pick) return board.pick(effect.pick);
  if (effect.drop) return board.drop();
  if (!effect.move) return run(async () => refuse(await game.judge(effect.why), Object.values(effect.why)));
  movedAt = performance.now();
  return run(() => game.move(effect.move));
}

/** Run one operation at a time; show the sentences if the service refuses it. */
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

/** Run an operation that replaces the game, after the one that is still running. */
async function runNext(work) {
  while (working) await new Promise((resolve) => setTimeout(resolve, 20));
  return run(work);
}

/** Show why something is not possible. */
function explain(sentences) {
  find("#why").replaceChildren(...sentences.map((sentence) => make("p", {}, sentence)));
  if (board.svg) board.drop();
}

/** Show the rules that forbid a play; if the checkers can be moved so, it can be left to stand. */
function refuse({ faults, moves, notation, position }, places) {
  explain(faults.map((fault) => fault.detail));
  find("#why").append(make("small", {}, board.gloss(places)));
  if (!position) return;
  const stand = () => act({ do: "play", moves, condone: true }, notation);
  find("#why").append(button(t("condone"), stand, { class: "small condone" }));
}

const isPerson = () => !viewer.frame && isHere(game.expected);

/** Go on without a person: the computer plays, forced moves are made if that is chosen. */
function proceed() {
  const { answer } = game;
  if (!answer?.expected || viewer.frame || editor.isOpen) return;
  const later = (work, pause) => setTimeout(() => game.answer === answer && !table.hidden && !isStuck && work(), isStill() ? 0 : pause);
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

/** A place was touched. */
function touch(place, isSecond, side) {
  if (editor.isOpen) editor.touch(place, isSecond, side);
  else if (!viewer.frame) follow(clicked(board, place, isSecond));
}

const KEYS = { u: undo, Backspace: undo, r: pressMain, Enter: pressMain, c: pressMain, Escape: () => board.drop() };

document.addEventListener("keydown", (event) => {
  if (table.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  if (event.key === "Enter" && event.target.closest("button, a, summary, [role=button]")) return;
  if (viewer.key(event.key)) event.preventDefault();
  else if (!editor.isOpen && event.key in KEYS) {
    event.preventDefault();
    KEYS[event.key]();
  }
});

let titled = null;

/** Show the name and rules of the game; they change only with the game and the language. */
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

/** Show the current state; `change` has the moves that led to it, to be animated. */
function show(change) {
  const shown = viewer.frame ?? game;
  const { answer, variant, expected, outcome } = shown;
  table.dataset.over = String(Boolean(outcome));
  table.classList.toggle("viewing", Boolean(viewer.frame));
  title(variant);
  board.show(shown, isPerson(), change);
  const points = shown.events.map((event) => event.point).filter(Boolean);
  const news = [...shown.events.map((event) => event.text), board.gloss(points)].join(" ").trim();
  const status = outcome?.text ?? (isComplete(shown) ? t("complete", { side: t(expected.player) }) : expected.text);
  find("#news").textContent = outcome ? "" : news;
  find("#status").textContent = viewer.caption ?? status;
  find("#forced").textContent = expected?.forced?.map((rule) => rule.text).join(" ") ?? "";
  showPlayers(shown, view);
  if (viewer.frame) viewer.showControls();
  else controls();
  showVictory(board.root, viewer.frame ? {} : game, { next, again });
  showPlays(shown, isPerson(), { choose: (moves) => run(() => game.choose(moves)), arrows: (moves) => board.arrows(moves) });
  showStakes(shown, viewer.frame ? null : act);
  showMoves(viewer, game);
  showSharing(shown, game.answer ? game : shown, { open });
  const link = view.opponent === "link" ? opponentLink(answer.id, view.side) : linkTo(answer.id);
  history.replaceState(seat(), "", link);
  announce(`${outcome ? "" : news} ${viewer.caption ?? status}`.trim());
}
