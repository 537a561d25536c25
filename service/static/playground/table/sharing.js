// Ids and files: open an id in any notation, copy the state in several notations, share it as a link, save the record.

import { Refused } from "../api/exchange.js";
import { playerOf } from "../game/game.js";
import { button, copy, find, make } from "../page/elements.js";
import { convertId, writeRecord } from "../api/operations.js";
import { language, t } from "../page/texts.js";

/** @import { Game } from "../game/game.js" */
/** @import { Schemas } from "../../../../clients/typescript/src/client.js" */
/** @typedef {Schemas["Color"]} Color */

/** @type {Record<string, "xgid" | "gnu_id">} */
const PROGRAMS = { "XGID": "xgid", "GNU ID": "gnu_id" };
/** @type {Record<Schemas["WrittenFormat"], string>} */
const FILES = { mat: "mat", sgf: "sgf", record: "json" };

/** @param {string} name */
const inUrl = (name) => {
  const [hash, query] = [location.hash.slice(1), location.search];
  return new URLSearchParams(hash).get(name) ?? new URLSearchParams(query).get(name);
};

/** The id in the URL of this page, if any. */
export const idInUrl = () => inUrl("id");

/** The side for which a link was made, if any. */
export const sideInUrl = () => /** @type {Color[]} */ (["white", "black"]).find((side) => side === inUrl("for")) ?? null;

/** @param {string} id */
export function linkTo(id) {
  const link = new URL(location.href);
  [link.search, link.hash] = ["", `id=${encodeURIComponent(id)}`];
  return link.href;
}

/** The link by which the opponent goes on with the game; it says which side they play. @param {string} id @param {Color} side */
export const opponentLink = (id, side) => `${linkTo(id)}&for=${side}`;

/** @type {string | null} */
let shown = null; // language and id of the panel; it is rebuilt only if they change, to keep typed text

/**
 * `shown` is what the board shows, `game` the game in progress, whose record is saved.
 * @param {Game} shown @param {Game} game @param {{open: (id: string) => void}} ways
 */
export function showSharing({ id, expected }, game, { open }) {
  const panel = find("#sharing");
  const key = `${language()} ${id}`;
  const player = playerOf(expected);
  if (shown !== key) {
    shown = key;
    panel.querySelector("div").replaceChildren(
      ...(player ? sending(id, player) : []),
      saving(game),
      pasteForm(open),
      make("dl", { class: "ids" }),
    );
  }
  panel.ontoggle = () => panel.open && write(panel.querySelector(".ids"), id);
  panel.ontoggle();
}

/** @param {string} id @param {Color} side */
function sending(id, side) {
  const link = opponentLink(id, side);
  const copying = button(t("send", { side: t(side) }), () => copy(link, copying, t("copied")), { class: "small send" });
  return [make("p", { class: "row" }, copying), make("small", {}, t("send.note"))];
}

/** Buttons that save the record of the game in a format. @param {Game} game */
function saving(game) {
  const note = make("small", { role: "status" });
  const save = async (/** @type {Schemas["WrittenFormat"]} */ format) => {
    try {
      const { content, notes } = await writeRecord(format, recordOf(game));
      download(`backgammon.${FILES[format]}`, content);
      note.textContent = notes.map(({ detail }) => detail).join(" ");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      note.textContent = error.sentences.join(" ");
    }
  };
  const buttons = /** @type {Schemas["WrittenFormat"][]} */ (Object.keys(FILES)).map((format) => button(t(`save.${format}`), () => save(format), { class: "small" }));
  return make("div", { class: "row save" }, ...buttons, note);
}

/** @param {Schemas["Move"]} move */
const bare = ({ from, to, number }) => (number ? { from, to, number } : { from, to });

/** The games of the match so far in the service's own record. @param {Game} game @returns {Schemas["Record"]} */
function recordOf({ earlier, variant, start, actions }) {
  const games = [...earlier, { variant: variant.name, start, actions }].map((one) => ({
    variant: one.variant,
    start: one.start,
    actions: one.actions.map(({ action }) => ("moves" in action && action.moves ? { ...action, moves: action.moves.map(bare) } : action)),
  }));
  return { players: { white: t("white"), black: t("black") }, header: {}, games };
}

/** @param {string} name @param {string} content */
function download(name, content) {
  const link = make("a", { href: URL.createObjectURL(new Blob([content], { type: "text/plain" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @param {(id: string) => void} open */
function pasteForm(open) {
  const field = make("input", { id: "paste", "aria-label": t("paste"), placeholder: "XGID=… / GNU ID / id", autocomplete: "off" });
  const form = make("form", {}, field, make("button", {}, t("open")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) open(field.value.trim());
  });
  return form;
}

/** List the state as a link, as a position id and in the notations of other programs, with what is lost. @param {HTMLElement} list @param {string} id */
async function write(list, id) {
  if (list.childElementCount) return;
  list.append(...row(t("id.link"), linkTo(id)), ...row(t("id.ours"), id));
  const { notations } = await convertId(id);
  for (const [name, key] of Object.entries(PROGRAMS)) {
    const found = notations[key];
    if (found) list.append(...row(name, found.written, found.loss));
  }
}

/** @param {string} name @param {string} value @param {{detail: string}[]} [loss] */
function row(name, value, loss = []) {
  const copying = button(t("copy"), () => copy(value, copying, t("copied")), { class: "small" });
  const lost = loss.map(({ detail }) => make("small", {}, detail));
  return [make("dt", {}, name, " ", copying), make("dd", {}, make("code", {}, value), lost)];
}
