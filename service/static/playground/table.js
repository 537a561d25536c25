// The table: the game being played, and what happens when something is done to it.

import { Refused } from "./api.js";
import { Board } from "./board.js";
import { pressMain, showControls } from "./controls.js";
import { announce, find, make } from "./elements.js";
import { Game } from "./game.js";
import { hands } from "./hands.js";
import { anything } from "./opponent.js";
import { rules } from "./picker.js";
import { showPlays } from "./plays.js";
import { happened, said, showPlayers } from "./players.js";
import { showRecord } from "./record.js";
import { linkTo, showSharing } from "./sharing.js";
import { language, t } from "./texts.js";
import { look, showView, view } from "./view.js";

const THINKING = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 700;

const table = find("#table");
const board = new Board(find("#board"));
const game = new Game(show);
let working = false;

hands(board, { touch, drag: move, escape: () => board.drop(), dice: pressMain });

export const begin = (asked) => doing(() => game.begin(asked));
export const open = (id) => doing(() => game.open(id));
export const showTable = () => game.answer && doing(() => game.refresh());

const act = (action, notation) => doing(() => game.act(action, notation));
const undo = () => doing(() => game.undo());
const commit = () => doing(() => game.commit());
const next = () => doing(() => game.next());
const again = () => begin(game.asked);
/** One move; one that begins no legal play is put to the judge, who knows the rule against it. */
function move(from, to) {
  const isLegal = board.moves.some((one) => one.from === from && one.to === to);
  return doing(async () => (isLegal ? game.move(from, to) : explain(await game.why(from, to))));
}

/** Do one thing at a time; what is refused is explained in the rules' own sentences. */
async function doing(work) {
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

/** Say why something cannot be done. */
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
    const { notation, ...action } = anything(answer.expected);
    act(action, notation);
  }, THINKING);
}

/** A place was touched: pick up there, put down there, or think again. */
function touch(place) {
  const stays = board.moves.some((one) => one.from === place && one.to === place);
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

/** The game's name and rules; they change only with the game and the language. */
function title(variant) {
  if (variant === titled) return;
  titled = variant;
  find("#name").textContent = variant.names[language()];
  find("#summary").textContent = variant.summary;
  find("#rules > div").replaceChildren(rules(variant));
  showView(() => doing(() => show()));
}

/** Show the game as it is now; `moved` are the moves that led here from what is shown. */
async function show(moved) {
  const { variant, stage } = game;
  table.dataset.over = Boolean(game.outcome);
  await board.show(game, look(), isPerson(), moved);
  title(variant);
  const news = game.played.length ? "" : happened(game.answer.events ?? []);
  find("#news").textContent = news;
  find("#status").textContent = said(game);
  find("#forced").textContent = stage?.forced.map((rule) => rule.detail).join(" ") ?? "";
  showPlayers(game, view.bottom, view.machine);
  showControls(game, isPerson(), { act, undo, commit, next, again });
  showPlays(game, isPerson(), { choose: (moves) => doing(() => game.choose(moves)) });
  showRecord(game);
  showSharing(game, { open });
  const link = linkTo(game.answer.id);
  if (location.href !== link) history.replaceState(null, "", link);
  announce(`${news} ${said(game)}`.trim());
}
