// The board: the picture drawn by the service, with the possible moves marked on it and every place
// labelled for screen readers.

import { post } from "./api.js";
import { t } from "./texts.js";
import { slide } from "./motion.js";

const OTHER = { white: "black", black: "white" };
const PLACES = ".point, .bar, .reserve, .off, .captured";

export class Board {
  picked = null; // the place from which a checker has been picked up

  constructor(root) {
    this.root = root;
    this.mover = null;
    this.moves = [];
  }

  get svg() {
    return this.root.firstElementChild;
  }

  /** Draw the state and mark the moves that the player may make. */
  async show(game, look, mayMove, moved = []) {
    const focused = this.#nameOf(document.activeElement);
    const drawing = await picture({ ...game.shown, ...look });
    const from = this.svg && slide.before(this, moved);
    this.root.replaceChildren(drawing);
    this.picked = null;
    this.position = game.position;
    this.mover = game.expected?.player ?? null;
    this.moves = mayMove ? (game.stage?.next_moves ?? []) : [];
    this.canPlay = mayMove && game.expected?.do === "play";
    this.mark();
    if (from) slide.after(this, moved, from);
    if (focused) this.place(...focused)?.focus();
  }

  /** The places from which a checker can move, or those that the picked checker can reach. */
  get open() {
    const places = this.picked
      ? this.moves.filter((move) => move.from === this.picked).map((move) => move.to)
      : this.moves.map((move) => move.from);
    return new Set(places);
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
    return this.canPlay && !["off", "captured"].includes(place) && this.position[this.mover][place] > 0;
  }

  /** The element of a place; the bar, reserve, off and captured have one for each side. */
  place(name, side) {
    const elements = [...this.svg.querySelectorAll(PLACES)].filter(({ dataset }) => dataset.place === name);
    return elements.find(({ dataset }) => !dataset.side || dataset.side === side) ?? null;
  }

  /** The topmost checker of a side on a place. */
  top(name, side) {
    const checkers = this.svg.querySelectorAll(`.checker.${side}[data-place="${name}"]`);
    return checkers[checkers.length - 1] ?? null;
  }

  /** Set the classes, labels and tab stops that show what can be moved. */
  mark() {
    const open = this.open;
    for (const element of this.svg.querySelectorAll(PLACES)) {
      const { place, side } = element.dataset;
      const mine = !side || side === this.mover;
      const isOpen = mine && open.has(place);
      element.classList.toggle("source", isOpen && !this.picked);
      element.classList.toggle("target", isOpen && Boolean(this.picked));
      element.classList.toggle("picked", mine && this.picked === place);
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", isOpen || (mine && this.picked === place) ? "0" : "-1");
      element.setAttribute("aria-label", this.#label(place, side, isOpen));
    }
    const tops = new Set([...open].map((place) => this.top(place, this.mover)));
    for (const checker of this.svg.querySelectorAll(".checker")) {
      const { place, side } = checker.dataset;
      checker.classList.toggle("movable", !this.picked && tops.has(checker));
      checker.classList.toggle("held", this.picked === place && checker === this.top(place, this.mover));
      checker.classList.toggle("own", side === this.mover && this.holds(place));
    }
  }

  #label(place, side, isOpen) {
    const sides = side ? [side] : ["white", "black"];
    const held = sides
      .filter((color) => this.position[color][place])
      .map((color) => t("held", { count: this.position[color][place], side: t(color) }));
    const name = side ? t(`place.${place}`, { side: t(side) }) : t("place.point", { point: place });
    const note = isOpen ? `, ${t(this.picked ? "can.reach" : "can.move")}` : "";
    return t("place.label", { name, checkers: held.join(", ") || t("empty") }) + note;
  }

  #nameOf(element) {
    const place = this.root.contains(element) && element.dataset.place;
    return place ? [place, element.dataset.side ?? this.mover ?? OTHER.black] : null;
  }
}

/** The picture of a state as an SVG element. */
export async function picture(request) {
  return parsed(await post("v1/picture", request, "image/svg+xml"));
}

function parsed(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  // a group, not an image: its places are buttons
  svg.setAttribute("role", "group");
  return document.importNode(svg, true);
}
