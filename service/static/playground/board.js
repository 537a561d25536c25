// The board: the picture drawn by the service, with the possible moves marked on it and every place
// labelled for screen readers.

import { find } from "./elements.js";
import { animate, paths } from "./motion.js";
import { element, numbersBeside, parse, ratioOf, topOf } from "./svg.js";
import { t } from "./texts.js";

const OTHER = { white: "black", black: "white" };
const PLACES = ".point, .bar, .reserve, .off, .captured";
const NEVER_LEFT = ["off", "captured"];

export class Board {
  picked = null; // the place from which a checker has been picked up
  moves = []; // the single moves that are possible now
  compound = []; // moves of one checker by several numbers
  mover = null;
  position = { white: {}, black: {} };

  constructor(root) {
    this.root = root;
  }

  get svg() {
    return this.root.querySelector("svg");
  }

  /** Draw the game and mark the moves that the player may make; `moved` is animated. */
  show(game, mayMove, moved = {}) {
    const focused = this.#nameOf(document.activeElement);
    const drawing = parse(game.answer.picture.svg);
    this.numbers = numbersBeside(drawing);
    const run = animate(this, drawing, moved);
    this.root.replaceChildren(drawing);
    this.#fit(drawing);
    this.picked = null;
    this.position = game.position;
    this.mover = game.expected?.player ?? null;
    this.moves = mayMove ? (game.expected?.next_moves ?? []) : [];
    this.compound = mayMove ? (game.expected?.compound_moves ?? []) : [];
    this.canPlay = mayMove && game.expected?.do === "play";
    this.mark();
    run();
    if (focused) this.place(...focused)?.focus({ preventScroll: true });
  }

  /** The players' strips are as wide as the board, whose proportions depend on the game. */
  #fit(drawing) {
    find(".play").style.setProperty("--ratio", String(ratioOf(drawing)));
  }

  /** The moves of the checkers on a place, those by larger numbers first, single ones before others. */
  from(place) {
    const single = this.moves.filter((move) => move.from === place).sort((a, b) => b.number - a.number);
    const targets = new Set(single.map((move) => move.to));
    return [...single, ...this.compound.filter((move) => move.from === place && !targets.has(move.to))];
  }

  /** The places from which a checker can move, or those that the picked checker can reach. */
  get open() {
    return new Set(this.picked ? this.from(this.picked).map((move) => move.to) : this.moves.map((move) => move.from));
  }

  pick(place) {
    this.picked = place;
    this.mark();
  }

  drop() {
    this.pick(null);
  }

  /** Whether the player on turn has a checker there to pick up, whether or not it has a legal move. */
  holds(place) {
    return this.canPlay && !NEVER_LEFT.includes(place) && this.position[this.mover]?.[place] > 0;
  }

  /** The element of a place; the bar, reserve, off and captured have one for each side. */
  place(name, side) {
    const elements = [...this.svg.querySelectorAll(PLACES)].filter(({ dataset }) => dataset.place === name);
    return elements.find(({ dataset }) => !dataset.side || dataset.side === side) ?? null;
  }

  /** The topmost checker of a side on a place. */
  top(name, side) {
    return topOf(this.svg, name, side);
  }

  /** Set the classes, labels and tab stops that show what can be moved. */
  mark() {
    const open = this.open;
    const single = new Set(this.moves.filter((move) => move.from === this.picked).map((move) => move.to));
    for (const element of this.svg.querySelectorAll(PLACES)) {
      const { place, side } = element.dataset;
      const mine = !side || side === this.mover;
      const isOpen = mine && open.has(place);
      element.classList.toggle("source", isOpen && !this.picked);
      element.classList.toggle("target", isOpen && Boolean(this.picked));
      element.classList.toggle("far", isOpen && Boolean(this.picked) && !single.has(place));
      element.classList.toggle("picked", mine && this.picked === place);
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", isOpen || (mine && this.picked === place) ? "0" : "-1");
      element.setAttribute("aria-label", this.#label(place, side, isOpen));
    }
    this.#markCheckers(open);
  }

  #markCheckers(open) {
    for (const ring of this.svg.querySelectorAll(".glow")) ring.remove();
    for (const checker of this.svg.querySelectorAll(".checker")) {
      const { place, side } = checker.dataset;
      const isTop = side === this.mover && checker === this.top(place, side);
      checker.classList.toggle("held", isTop && this.picked === place);
      checker.classList.toggle("own", side === this.mover && this.holds(place));
      if (isTop && !this.picked && open.has(place)) checker.append(...rings(checker));
    }
  }

  /** Show with a tint where the checkers of a place can go; null removes it. */
  hint(place) {
    const targets = new Set(place && !this.picked ? this.from(place).map((move) => move.to) : []);
    for (const element of this.svg.querySelectorAll(PLACES)) {
      const { place: name, side } = element.dataset;
      element.classList.toggle("hint", targets.has(name) && (!side || side === this.mover));
    }
  }

  /** Draw arrows for the moves of a play; an empty list removes them. */
  arrows(moves, side = this.mover) {
    this.svg.querySelector(".shown-play")?.remove();
    if (!moves.length) return;
    const group = element("g", { class: "shown-play" });
    for (const { from, to } of paths(moves)) {
      const [start, end] = [this.#spot(from, side), this.#spot(to, side)];
      if (!start || !end || from === to) continue;
      const d = `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2 + (start.y < 280 ? 40 : -40)} ${end.x} ${end.y}`;
      group.append(element("path", { class: "halo", d }), element("path", { d }), element("circle", { cx: end.x, cy: end.y, r: 8 }));
    }
    this.svg.append(group);
  }

  /** The middle of the top checker of a side on a place, or of the place. */
  #spot(name, side) {
    const checker = this.top(name, side)?.querySelector(".body");
    const shown = checker ?? this.place(name, side)?.querySelector(".hit, .recess");
    if (!shown) return null;
    const box = shown.getBBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** The numbers that the board shows for these points, where the sentences of the service have others. */
  gloss(points) {
    const other = [...new Set(points)].filter((point) => (this.numbers?.[point] ?? point) !== point);
    return other.length ? t("gloss", { list: other.map((point) => `${point} → ${this.numbers[point]}`).join(", ") }) : "";
  }

  #label(place, side, isOpen) {
    const sides = side ? [side] : ["white", "black"];
    const held = sides
      .filter((color) => this.position[color][place])
      .map((color) => t("held", { count: this.position[color][place], side: t(color) }));
    const name = side ? t(`place.${place}`, { side: t(side) }) : t("place.point", { point: this.numbers[place] ?? place });
    const note = isOpen ? `, ${t(this.picked ? "can.reach" : "can.move")}` : "";
    return t("place.label", { name, checkers: held.join(", ") || t("empty") }) + note;
  }

  #nameOf(active) {
    const place = this.root.contains(active) && active.dataset.place;
    return place ? [place, active.dataset.side ?? this.mover ?? OTHER.black] : null;
  }
}

/** Two rings around a checker, so that one of them stands out from any colour. */
function rings(checker) {
  const body = checker.querySelector(".body");
  return ["glow outer", "glow"].map((name, inner) => {
    const ring = body.cloneNode(false);
    ring.setAttribute("class", name);
    const r = Number(body.getAttribute("r"));
    if (r) ring.setAttribute("r", String(r + (inner ? -0.5 : 1.6)));
    return ring;
  });
}
