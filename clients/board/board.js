// The element: its properties, what is drawn when they change, and the events of the player.

import { checkers, drawArrow, drawButtons, drawChecker, drawCube, drawDice, drawTrace, glow, paths, spot } from "./draw.js";
import { ground, numbers, paints, places, view } from "./ground.js";
import { listen } from "./hands.js";
import { COLORS, Layout } from "./layout.js";
import { difference, glide, isStill, roll } from "./motion.js";
import { clicked, moved, movesFrom, openPlaces } from "./moves.js";
import { STYLE } from "./style.js";
import { element, group } from "./svg.js";
import { speaker } from "./words.js";

/** @import { Thrown } from "./draw.js" */
/** @import { Touched } from "./hands.js" */
/** @import { BoardProperties as Properties, Color, Move, Place, Position } from "./index.js" */
/** @import { Spot } from "./layout.js" */
/** @import { Effect } from "./moves.js" */
/** @typedef {{layout: Layout, position: Position}} Drawn */

const NEVER_LEFT = ["off", "captured"];
const PAUSE = 600; // milliseconds; the second of two clicks that move checkers is no double click
const ATTRIBUTES = ["orientation", "home", "numbering", "tap", "readonly", "editable"];
const LAYERS = ["ground", "numbers", "places", "checkers", "dice", "cube", "buttons", "arrows"];

/** @returns {Properties} */
const defaults = () => ({
  position: { white: {}, black: {} },
  player: null,
  dice: [],
  cube: null,
  moves: [],
  played: [],
  allowed: [],
  playing: false,
  lastPlay: null,
  variant: null,
  arrows: null,
  hints: [],
  orientation: "white",
  home: "right",
  numbering: "points",
  tap: "move",
  readonly: false,
  editable: false,
});

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

export class BackgammonBoard extends HTMLElement {
  static observedAttributes = [...ATTRIBUTES, "lang"];

  #properties = defaults();
  /** @type {Place | null} */
  #picked = null;
  /** @type {Place | null} */
  #pointed = null; // the place under the pointer or with the focus
  /** @type {Move | null} */
  #pending = null; // a move of the player that is shown although the properties do not have it yet
  /** @type {{place: Place, at: Spot} | null} */
  #dropped = null; // where a checker was dropped, so that it glides from there
  /** @type {Drawn | null} */
  #drawn = null;
  #dice = ""; // the dice that are drawn
  #keys = { board: "", numbers: "" }; // what the parts depend on that are rarely drawn
  #isScheduled = false;
  #movedAt = -Infinity;
  #svg = element("svg", { role: "group" });
  #layers = Object.fromEntries(LAYERS.map((name) => [name, group(name)]));

  static {
    for (const name of /** @type {(keyof Properties)[]} */ (Object.keys(defaults()))) {
      Object.defineProperty(this.prototype, name, {
        get() {
          return this.#properties[name];
        },
        set(value) {
          this.#set(name, value);
        },
        enumerable: true,
        configurable: true,
      });
    }
  }

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.#svg.append(paints(), ...Object.values(this.#layers));
    root.append(this.#svg);
    listen(/** @type {SVGSVGElement} */ (this.#svg), {
      touch: (touched, second) => this.#touch(touched, second),
      twice: () => performance.now() - this.#movedAt > PAUSE && this.#wish("confirm"),
      drop: (from, to, x, y) => this.#drop(from, to, x, y),
      lift: (place) => this.#lift(place),
      pick: (place) => this.#pick(place),
      hint: (place) => this.#point(place),
      wish: (name) => this.#wish(name),
    });
  }

  connectedCallback() {
    // a property that was set before the element was defined hides the accessor
    for (const name of Object.keys(this.#properties)) {
      if (!Object.hasOwn(this, name)) continue;
      const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
    this.#schedule();
  }

  /** @param {string} name @param {string | null} _old @param {string | null} value */
  attributeChangedCallback(name, _old, value) {
    if (name === "lang") this.#schedule();
    else if (name === "readonly" || name === "editable") this.#set(name, value !== null);
    else this.#set(/** @type {"tap"} */ (name), /** @type {"move"} */ (value ?? defaults()[/** @type {"tap"} */ (name)]));
  }

  get picked() {
    return this.#picked;
  }

  get ratio() {
    return this.#layout().ratio;
  }

  /** @param {Place | null} place */
  pick(place) {
    this.#pending = null;
    this.#pick(place);
  }

  /** @param {Place} place */
  numberAt(place) {
    return this.#layout().labels[0]?.get(Number(place)) || place;
  }

  // --- state ---

  /** @template {keyof Properties} K @param {K} name @param {Properties[K]} value */
  #set(name, value) {
    this.#properties[name] = value;
    if (name === "position" || name === "moves" || name === "player") {
      this.#picked = null;
      this.#pending = null;
    }
    this.#schedule();
  }

  #schedule() {
    if (this.#isScheduled || !this.isConnected) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#draw();
    });
  }

  #layout() {
    const { variant, orientation, home, numbering, player } = this.#properties;
    return new Layout(variant, orientation, home, numbering, player);
  }

  /** The moves that can be made now: none while one waits for its answer. */
  get #moves() {
    return this.#pending || this.#properties.readonly ? [] : this.#properties.moves;
  }

  /** Whether the player has a checker there that may be picked up. @param {Place} place */
  #holds(place) {
    const { readonly, playing, player, position } = this.#properties;
    return !this.#pending && !readonly && playing && player !== null && !NEVER_LEFT.includes(place) && (position[player][place] ?? 0) > 0;
  }

  /** The position with the move that waits for its answer. @returns {Position} */
  get #position() {
    const { position, player } = this.#properties;
    const move = this.#pending;
    if (!move || !player || move.from === move.to) return position;
    const side = { ...position[player] };
    side[move.from] = (side[move.from] ?? 0) - 1;
    side[move.to] = (side[move.to] ?? 0) + 1;
    return { ...position, [player]: side };
  }

  // --- events ---

  /** @param {string} name @param {unknown} [detail] */
  #emit(name, detail = null) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  /** @param {string} name */
  #wish(name) {
    const { readonly, allowed } = this.#properties;
    // the dice are a button for both
    const wished = name === "roll" && !allowed.includes("roll") ? "confirm" : name;
    if (readonly || this.#pending || !(/** @type {readonly string[]} */ (allowed).includes(wished))) return false;
    this.#emit(wished);
    return true;
  }

  /** @param {Touched} touched @param {boolean} second */
  #touch({ place, side }, second) {
    const { readonly, tap } = this.#properties;
    if (readonly || !this.#emit("place", { place, side, second })) return;
    this.#follow(clicked(this.#moves, this.#picked, place, (at) => this.#holds(at), { tap, second }));
  }

  /** @param {Place} from @param {Place} to @param {number} x @param {number} y */
  #drop(from, to, x, y) {
    const matrix = /** @type {SVGSVGElement} */ (this.#svg).getScreenCTM()?.inverse();
    const at = matrix && new DOMPoint(x, y).matrixTransform(matrix);
    this.#dropped = at ? { place: from, at } : null;
    this.#follow(moved(this.#moves, from, to));
  }

  /** @param {Effect} effect */
  #follow(effect) {
    if (!effect) return;
    if ("pick" in effect) this.#pick(effect.pick);
    else if ("illegal" in effect) {
      this.#pick(null);
      this.#emit("illegal", effect.illegal);
    } else {
      this.#movedAt = performance.now();
      this.#picked = null;
      const bare = (/** @type {Move} */ { from, to, via }) => (via ? { from, to, via } : { from, to });
      this.#pending = effect.move;
      const isTaken = this.#emit("move", { move: effect.move, played: [...this.#properties.played, effect.move].map(bare) });
      if (!isTaken) this.#pending = null;
      this.#schedule();
    }
  }

  /** @param {Place | null} place */
  #pick(place) {
    const hasChanged = this.#picked !== place;
    this.#picked = place;
    this.#schedule();
    return hasChanged;
  }

  /** @param {Place | null} place */
  #point(place) {
    this.#pointed = place;
    this.#markPlaces();
  }

  /** A copy of the topmost checker of a place, which follows the pointer. @param {Place} place */
  #lift(place) {
    const { player } = this.#properties;
    const top = player && this.#holds(place) ? this.#top(player, place) : null;
    if (!top) return null;
    this.#pick(place);
    const ghost = /** @type {SVGGraphicsElement} */ (top.cloneNode(true));
    for (const ring of ghost.querySelectorAll(".glow")) ring.remove();
    ghost.classList.add("ghost");
    this.#svg.append(ghost);
    return ghost;
  }

  // --- drawing ---

  /** The topmost checker that is drawn for a side on a place. @param {Color} color @param {Place} place */
  #top(color, place) {
    const found = this.#layers.checkers?.querySelectorAll(`.checker.${color}[data-place="${place}"]`);
    return /** @type {SVGGraphicsElement | null} */ (found?.[found.length - 1] ?? null);
  }

  /** Replace the content of a layer. @param {string} name @param {Element[]} parts */
  #fill(name, ...parts) {
    this.#layers[name]?.replaceChildren(...parts);
  }

  #draw() {
    const focused = /** @type {SVGElement | null} */ (this.shadowRoot?.activeElement);
    const { arrows, lastPlay, player, cube } = this.#properties;
    const layout = this.#layout();
    const before = this.#drawn;
    const drawn = { layout, position: this.#position };
    this.#drawn = drawn;
    this.#drawBoard(layout, Boolean(drawn.position.phase));
    this.#fill("checkers", ...checkers(layout, drawn.position).map((checker) => drawChecker(layout, checker)));
    const trace = lastPlay?.side ? paths(lastPlay.moves).map(({ from, to }) => ({ from, to, side: /** @type {Color} */ (lastPlay.side) })) : [];
    this.#fill("cube", ...(cube ? [drawCube(layout, cube)] : []));
    this.#drawDice(layout, before !== null);
    const side = arrows?.side ?? player ?? "white";
    const ways = arrows ? paths(arrows.moves).map(({ from, to }) => [from, to].map((place) => spot(layout, drawn.position, side, place))) : [];
    this.#fill(
      "arrows",
      ...trace.flatMap(({ side: color, from, to }) => drawTrace(layout, drawn.position, color, from, to)),
      ...ways.flatMap(([start, end]) => (start && end ? [drawArrow(layout, start, end)] : [])),
    );
    this.#label();
    this.#markPlaces();
    if (before) this.#animate(before, drawn);
    this.#dropped = null;
    if (focused && !focused.isConnected) /** @type {SVGElement | null} */ (this.#svg.querySelector('[tabindex="0"]'))?.focus();
  }

  /** The empty board, whose places keep the focus: it is drawn again only if another one is needed. @param {Layout} layout @param {boolean} hasPhases */
  #drawBoard(layout, hasPhases) {
    const board = layout.key;
    const labels = JSON.stringify(layout.labels.map((line) => [...line.values()]));
    if (board !== this.#keys.board) {
      this.#svg.setAttribute("viewBox", view(layout));
      this.#layers.ground?.replaceChildren(ground(layout, hasPhases));
      this.#layers.places?.replaceChildren(places(layout));
    }
    if (board !== this.#keys.board || labels !== this.#keys.numbers) this.#layers.numbers?.replaceChildren(numbers(layout));
    this.#keys = { board, numbers: labels };
  }

  /** @param {Layout} layout @param {boolean} mayRoll */
  #drawDice(layout, mayRoll) {
    const { player, played } = this.#properties;
    const used = played.map(({ number }) => number);
    if (this.#pending?.number && !this.#pending.via) used.push(this.#pending.number);
    /** @type {Thrown[]} */
    const dice = this.#properties.dice.map((die) => {
      const { value, side, later = false } = typeof die === "object" && die !== null ? die : { value: die, side: undefined };
      const at = later || value === null ? -1 : used.indexOf(value);
      if (at >= 0) used.splice(at, 1);
      return { value, side: side ?? player ?? "white", later, isUsed: at >= 0 };
    });
    const made = drawDice(layout, dice);
    this.#fill("dice", ...made);
    const main = dice.filter(({ later }) => !later);
    this.#fill("buttons", ...drawButtons(layout, main[0]?.side ?? player ?? "white", main.length));
    const values = JSON.stringify(main.map(({ value }) => value));
    const isRolled = mayRoll && this.#dice.includes("null") && main.length > 0 && !values.includes("null");
    this.#dice = values;
    if (isRolled && !isStill()) for (const die of made) roll(die);
  }

  /** The buttons of the board: their names, and whether they can be pressed. */
  #label() {
    const { allowed, readonly, dice, cube } = this.#properties;
    const say = speaker(this.#language);
    this.#svg.setAttribute("aria-label", say("board"));
    const may = (/** @type {string} */ name) => !readonly && /** @type {readonly string[]} */ (allowed).includes(name);
    const [diceLayer, cubeLayer] = [this.#layers.dice, this.#layers.cube];
    const values = dice.map((die) => (typeof die === "object" && die !== null ? die.value : die));
    if (diceLayer) press(diceLayer, "roll", say("roll"), may("roll"), values.filter(Boolean).join(" "));
    if (may("confirm")) diceLayer?.setAttribute("data-event", "confirm");
    const name = cube ? { next: say("double", { value: 2 * cube.value }), now: say("cube", { value: cube.value }) } : { next: "", now: "" };
    if (cubeLayer) press(cubeLayer, "double", name.next, may("double"), name.now);
    for (const button of [...(this.#layers.buttons?.children ?? [])]) {
      const event = /** @type {"undo" | "confirm"} */ (/** @type {SVGElement} */ (button).dataset.event);
      if (may(event)) press(button, event, say(event), true, "");
      else button.remove();
    }
  }

  get #language() {
    return /** @type {HTMLElement | null} */ (this.closest("[lang]"))?.lang ?? document.documentElement.lang;
  }

  /** The classes, names and tab stops that show what can be moved. */
  #markPlaces() {
    const { player, hints, readonly, editable, playing } = this.#properties;
    const moves = this.#moves;
    // a finger drags checkers, not the page; browsers know `touch-action` of a drawing only as a whole
    this.#svg.classList.toggle("live", playing && !readonly);
    const open = openPlaces(moves, this.#picked);
    const single = new Set(moves.filter(({ from, via }) => from === this.#picked && !via).map(({ to }) => to));
    const pointed = this.#picked || !this.#pointed ? [] : movesFrom(moves, this.#pointed).map(({ to }) => to);
    const say = speaker(this.#language);
    for (const place of /** @type {NodeListOf<SVGElement>} */ (this.#svg.querySelectorAll(".place"))) {
      const { place: name, side } = dataOf(place);
      const isMine = !side || side === player;
      const isOpen = isMine && open.has(name);
      const isPicked = isMine && this.#picked === name;
      place.classList.toggle("source", isOpen && !this.#picked);
      place.classList.toggle("target", isOpen && Boolean(this.#picked));
      place.classList.toggle("far", isOpen && Boolean(this.#picked) && !single.has(name));
      place.classList.toggle("picked", isPicked);
      place.classList.toggle("hint", isMine && (pointed.includes(name) || hints.includes(name)));
      place.setAttribute("role", readonly ? "img" : "button");
      if (readonly) place.removeAttribute("tabindex");
      else place.setAttribute("tabindex", isOpen || isPicked || editable ? "0" : "-1");
      const note = isOpen ? `, ${say(this.#picked ? "target" : "source")}` : "";
      place.setAttribute("aria-label", this.#nameOf(name, side, say) + note);
    }
    this.#markCheckers(open);
  }

  /** @param {Set<Place>} open */
  #markCheckers(open) {
    const { player } = this.#properties;
    for (const ring of this.#svg.querySelectorAll(".glow")) ring.remove();
    for (const checker of /** @type {NodeListOf<SVGElement>} */ (this.#svg.querySelectorAll(".checkers > .checker"))) {
      const { place, side } = dataOf(checker);
      const isMine = side === player;
      const isTop = isMine && checker === this.#top(/** @type {Color} */ (side), place);
      checker.classList.toggle("held", isTop && this.#picked === place);
      checker.classList.toggle("own", isMine && this.#holds(place));
      if (isTop && !this.#picked && open.has(place)) checker.append(...glow(checker));
    }
  }

  /** What a place is called, and what it holds. @param {Place} place @param {Color | undefined} side @param {ReturnType<typeof speaker>} say */
  #nameOf(place, side, say) {
    const { position } = this.#properties;
    const name = side ? say(/** @type {"bar"} */ (place), { side: say(side) }) : say("point", { point: this.numberAt(place) });
    const held = (side ? [side] : COLORS)
      .filter((color) => position[color][place])
      .map((color) => {
        const count = say("held", { count: position[color][place] ?? 0, side: say(color) });
        return position.marks?.[color]?.includes(place) ? `${count} ${say(position.phase ? "tower" : "pinned")}` : count;
      });
    return say("label", { name, checkers: held.join(", ") || say("empty") });
  }

  /** Let the checkers glide that are somewhere else than before. @param {Drawn} before @param {Drawn} after */
  #animate(before, after) {
    if (isStill() || before.layout.key !== after.layout.key) return;
    const count = new Map();
    for (const { color, from, to } of difference(before.position, after.position, after.layout.shape)) {
      const taken = (/** @type {string} */ place) => {
        const key = `${color} ${place}`;
        count.set(key, (count.get(key) ?? 0) + 1);
        return count.get(key);
      };
      const there = checkers(before.layout, before.position).filter((one) => one.color === color && one.place === from);
      const here = this.#layers.checkers?.querySelectorAll(`.checker.${color}[data-place="${to}"]`) ?? [];
      const start = this.#dropped?.place === from ? this.#dropped.at : there[there.length - taken(from)];
      const checker = /** @type {SVGGraphicsElement | undefined} */ (here[here.length - taken(to)]);
      const body = /** @type {SVGGraphicsElement | null | undefined} */ (checker?.querySelector(".body"))?.getBBox();
      if (checker && start && body) glide(checker, start.x - body.x - body.width / 2, start.y - body.y - body.height / 2);
    }
  }
}

/** The place and the side of a part of the drawing. @param {SVGElement} part @returns {{place: Place, side?: Color}} */
const dataOf = (part) => /** @type {{place: Place, side?: Color}} */ (/** @type {unknown} */ (part.dataset));

/** Make a button of a part of the drawing, or a picture. @param {Element} part @param {string} event @param {string} name @param {boolean} isButton @param {string} shown */
function press(part, event, name, isButton, shown) {
  const attributes = { role: isButton ? "button" : "img", "aria-label": isButton ? name : shown, tabindex: isButton ? "0" : "", "data-event": isButton ? event : "" };
  const isThere = Boolean(attributes["aria-label"]);
  for (const [key, value] of Object.entries(attributes)) {
    if (value && isThere) part.setAttribute(key, value);
    else part.removeAttribute(key);
  }
}
