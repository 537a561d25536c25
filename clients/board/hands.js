// Hands on the board: clicks, taps, drags and keys become calls of the board.

/** @import { Color, Place } from "./index.js" */
/** @typedef {{place: Place, side: Color | null}} Touched */
/** @typedef {{place: Place, x: number, y: number, ghost: SVGGraphicsElement | null}} Held */
/**
 * @typedef {object} Hands what the board does
 * @property {(touched: Touched, second: boolean) => void} touch a click or Enter; `second`: the right button or Shift
 * @property {(from: Place, to: Place, x: number, y: number) => void} drop a checker dragged to (x, y)
 * @property {(place: Place) => SVGGraphicsElement | null} lift pick up a checker; the result follows the pointer
 * @property {() => void} twice a double click
 * @property {(place: Place | null) => boolean} pick whether something has changed
 * @property {(place: Place | null) => void} hint
 * @property {(name: string) => boolean} wish an event such as `roll`; whether it is allowed
 */

const CLICK_RADIUS = 6; // pixels; a pointer that moves less than this is a click
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, string>} */
const KEYS = { u: "undo", Backspace: "undo", r: "roll", c: "confirm", d: "double" };

/** @param {EventTarget | null} target */
const elementOf = (target) => (target instanceof Element ? target : null);
/** @param {Element | null} element @returns {Touched | null} */
function touchedBy(element) {
  const data = /** @type {SVGElement | null | undefined} */ (element?.closest("[data-place]"))?.dataset;
  return data?.place ? { place: /** @type {Place} */ (data.place), side: /** @type {Color} */ (data.side) ?? null } : null;
}
/** @param {Element | null} element */
const eventOf = (element) => /** @type {SVGElement | null | undefined} */ (element?.closest("[data-event]"))?.dataset.event;

/** @param {SVGSVGElement} svg @param {Hands} hands */
export function listen(svg, { touch, twice, drop, lift, pick, hint, wish }) {
  /** @type {Held | null} */
  let held = null;
  let dragged = false;

  svg.addEventListener("pointerdown", (event) => {
    dragged = false;
    const touched = touchedBy(elementOf(event.target));
    if (event.button === 0 && touched) held = { place: touched.place, x: event.clientX, y: event.clientY, ghost: null };
  });

  svg.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost) {
      if (Math.hypot(dx, dy) < CLICK_RADIUS) return;
      held.ghost = lift(held.place);
      if (!held.ghost) {
        held = null;
        return;
      }
      svg.setPointerCapture(event.pointerId);
    }
    const scale = svg.getScreenCTM()?.a ?? 1;
    held.ghost.setAttribute("transform", `translate(${dx / scale} ${dy / scale})`);
  });

  svg.addEventListener("pointerup", (event) => {
    const dropped = held;
    held = null;
    if (!dropped?.ghost) return;
    dragged = true;
    dropped.ghost.remove();
    const root = /** @type {ShadowRoot} */ (svg.getRootNode());
    const to = touchedBy(root.elementFromPoint(event.clientX, event.clientY))?.place;
    if (!to || to === dropped.place) pick(null);
    else drop(dropped.place, to, event.clientX, event.clientY);
  });

  svg.addEventListener("pointercancel", () => {
    held?.ghost?.remove();
    if (held?.ghost) pick(null);
    held = null;
  });

  /** @param {Element | null} element @param {boolean} second */
  function act(element, second) {
    const touched = touchedBy(element);
    const name = eventOf(element);
    if (name) wish(name);
    else if (touched) touch(touched, second);
    return Boolean(name || touched);
  }

  svg.addEventListener("click", (event) => {
    if (!dragged) act(elementOf(event.target), event.shiftKey);
  });

  svg.addEventListener("contextmenu", (event) => {
    const element = elementOf(event.target);
    if (touchedBy(element) && act(element, true)) event.preventDefault();
  });

  svg.addEventListener("dblclick", (event) => {
    if (!eventOf(elementOf(event.target))) twice();
  });

  svg.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const element = elementOf(event.target);
    const direction = ARROWS[event.key];
    let isDone = true;
    if (event.key === "Enter" || event.key === " ") isDone = act(element, event.shiftKey);
    else if (event.key === "Escape") isDone = pick(null);
    else if (direction && element) neighbour(svg, element, direction)?.focus();
    else isDone = wish(KEYS[event.key] ?? "");
    if (isDone) event.preventDefault();
  });

  const show = (/** @type {Event} */ event) => hint(touchedBy(elementOf(event.target))?.place ?? null);
  // a finger does not point at anything once it is gone
  svg.addEventListener("pointerover", (event) => event.pointerType !== "touch" && show(event));
  svg.addEventListener("focusin", show);
  for (const name of ["pointerleave", "focusout"]) svg.addEventListener(name, () => hint(null));
}

/** The nearest place in this direction on the screen. @param {Element} svg @param {Element} here @param {[number, number]} direction */
function neighbour(svg, here, [right, down]) {
  const from = middle(here);
  /** @type {SVGElement | null} */
  let best = null;
  let least = Infinity;
  for (const stop of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll("[role=button]"))) {
    const to = middle(stop);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (ahead > 1 && ahead + 3 * aside < least) [best, least] = [stop, ahead + 3 * aside];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const box = (element.querySelector(".hit, .body") ?? element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
