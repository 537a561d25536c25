// The table: the game in progress, and how the page reacts to actions.

import { Refused } from "./api.js";
import { Board } from "./board.js";
import { pressMain, showControls } from "./controls.js";
import { announce, find, make } from "./elements.js";
import { Game } from "./game.js";
import { listenToInput } from "./hands.js";
import { randomAction } from "./opponent.js";
import { rules } from "./picker.js";
import { showPlays } from "./plays.js";
import { eventTexts, showPlayers, statusText } from "./players.js";
import { showRecord } from "./record.js";
import { linkTo, showSharing } from "./sharing.js";
import { language, t } from "./texts.js";
import { look, showView, view } from "./view.js";

const THINKING = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 700;

const table = find("#table");
const board = new Board(find("#board"));
const game = new Game(show);
let working = false;

listenToInput(board, { touch, drag: move, escape: () => board.drop(), dice: pressMain });

export const begin = (request) => run(() => game.begin(request));
export const open = (id) => run(() => game.open(id));
export const showTable = () => game.answer && run(() => game.refresh());

const act = (action, notation) => run(() => game.act(action, notation));
const undo = () => run(() => game.undo());
const commit = () => run(() => game.commit());
const next = () => run(() => game.next());
const again = () => begin(game.request);

/** Make a move; if it is not legal, show the rules that forbid it. */
function move(from, to) {
  const isLegal = board.moves.some((legal) => legal.from === from && legal.to === to);
  return run(async () => (isLegal ? game.move(from, to) : explain(await game.why(from, to))));
}

/** Run one operation at a time; show the sentences if the service refuses it. */
async function run(work) {
  if (working) return;
  working = true;
  table.setAttribute("aria-busy", "true");
  find("#why").replaceChildren();
  try {
    await work();
  } catch (error) {
    explain(error instanceof Refused ? error.sentences : [t("unreachable")]);
    if (!(error instanceof Refused)) throw error;
  } finally {
    working = false;
    table.setAttribute("aria-busy", "false");
  }
  letMachinePlay();
}

/** Show why something is not possible. */
function explain(sentences) {
  find("#why").replaceChildren(...sentences.map((sentence) => make("p", {}, sentence)));
  if (board.svg) board.drop();
}

const isPerson = () => Boolean(game.expected) && game.expected.player !== view.machine;

function letMachinePlay() {
  const { answer } = game;
  if (!answer?.expected || isPerson()) return;
  setTimeout(() => {
    if (game.answer !== answer || isPerson() || table.hidden) return;
    const { notation, ...action } = randomAction(answer.expected);
    act(action, notation);
  }, THINKING);
}

/** A place was touched: pick up there, put down there, or think again. */
function touch(place) {
  const stays = board.moves.some((legal) => legal.from === place && legal.to === place);
  if (stays) move(place, place);
  else if (board.picked === null) {
    if (board.holds(place)) board.pick(place);
  } else if (board.picked === place) board.drop();
  else if (!board.open.has(place) && board.holds(place)) board.pick(place);
  else move(board.picked, place);
}

document.addEventListener("keydown", (event) => {
  if (table.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, select, textarea")) return;
  if (event.key === "Escape") board.drop();
  else if (event.key === "u") undo();
  else if (event.key === "r") pressMain();
});

let titled = null;

/** Show the name and rules of the game; they change only with the game and the language. */
function title(variant) {
  if (variant === titled) return;
  titled = variant;
  find("#name").textContent = variant.names[language()];
  find("#summary").textContent = variant.summary;
  find("#rules > div").replaceChildren(rules(variant));
  showView(() => run(() => show()));
}

/** Show the current state; `moved` has the moves that led to it, to be animated. */
async function show(moved) {
  const { variant, stage } = game;
  table.dataset.over = Boolean(game.outcome);
  await board.show(game, look(), isPerson(), moved);
  title(variant);
  const news = game.played.length ? "" : eventTexts(game.answer.events ?? []);
  find("#news").textContent = news;
  find("#status").textContent = statusText(game);
  find("#forced").textContent = stage?.forced.map((rule) => rule.detail).join(" ") ?? "";
  showPlayers(game, view.bottom, view.machine);
  showControls(game, isPerson(), { act, undo, commit, next, again });
  showPlays(game, isPerson(), { choose: (moves) => run(() => game.choose(moves)) });
  showRecord(game);
  showSharing(game, { open });
  const link = linkTo(game.answer.id);
  if (location.href !== link) history.replaceState(null, "", link);
  announce(`${news} ${statusText(game)}`.trim());
}
