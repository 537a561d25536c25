// The board is the service's own picture. This module puts it into the page and says on it what
// can be done: which places can be left, which reached, and what each holds, for eyes and ears.

import { post } from "./api.js";
import { t } from "./texts.js";
import { slide } from "./motion.js";

const OTHER = { white: "black", black: "white" };
const PLACES = ".point, .bar, .reserve, .off, .captured";

export class Board {
  picked = null; // the place a checker was picked up from

  constructor(root) {
    this.root = root;
    this.mover = null;
    this.moves = [];
  }

  get svg() {
    return this.root.firstElementChild;
  }

  /** Draw the state, and mark what the person at the board may do. */
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

  /** Places that can be left, or those the picked checker can reach. */
  get open() {
    const named = this.picked
      ? this.moves.filter((move) => move.from === this.picked).map((move) => move.to)
      : this.moves.map((move) => move.from);
    return new Set(named);
  }

  pick(place) {
    this.picked = place;
    this.mark();
  }

  drop() {
    this.pick(null);
  }

  /** Whether the mover has a checker there that could be picked up, legal or not. */
  holds(place) {
    return this.canPlay && !["off", "captured"].includes(place) && this.position[this.mover][place] > 0;
  }

  /** The element of a place; bar and trays have one for each side. */
  place(name, side) {
    const found = [...this.svg.querySelectorAll(PLACES)].filter((one) => one.dataset.place === name);
    return found.find((one) => !one.dataset.side || one.dataset.side === side) ?? null;
  }

  /** The checker of a side that lies on top. */
  top(name, side) {
    const checkers = this.svg.querySelectorAll(`.checker.${side}[data-place="${name}"]`);
    return checkers[checkers.length - 1] ?? null;
  }

  /** Classes for the eye, labels and tab stops for everybody else. */
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
      .filter((one) => this.position[one][place])
      .map((one) => t("held", { count: this.position[one][place], side: t(one) }));
    const name = side ? t(`place.${place}`, { side: t(side) }) : t("place.point", { point: place });
    const note = isOpen ? `, ${t(this.picked ? "can.reach" : "can.move")}` : "";
    return `${name}: ${held.join(", ") || t("empty")}${note}`;
  }

  #nameOf(element) {
    const place = this.root.contains(element) && element.dataset.place;
    return place ? [place, element.dataset.side ?? this.mover ?? OTHER.black] : null;
  }
}

/** The picture of a state, from the service, ready to be put into the page. */
export async function picture(asked) {
  return parsed(await post("v1/picture", asked, "image/svg+xml"));
}

function parsed(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  // it is a picture no longer: there are buttons in it now
  svg.setAttribute("role", "group");
  return document.importNode(svg, true);
}
