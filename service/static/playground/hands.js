// Input on the board: clicks, drags and keys become "select this place" or "move from here to there".

const CLICK_RADIUS = 6; // pixels; a pointer that moves less than this is a click
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STOPS = '[role="button"]';

/**
 * Call `touch(place, isSecond, side)` for a click or Enter (`isSecond`: right button or Shift), `drag(from, to)` for
 * a drag, `escape()` to cancel, `dice()` for a click on dice or cube, `twice()` for a double click.
 */
export function listenToInput(board, { touch, drag, escape, dice, twice }) {
  const { root } = board;
  let held = null;
  let dragged = false;

  root.addEventListener("pointerdown", (event) => {
    dragged = false;
    const place = placeOf(event.target);
    if (event.button === 0 && place && board.holds(place)) held = { place, x: event.clientX, y: event.clientY };
  });

  root.addEventListener("pointermove", (event) => {
    if (!held) return;
    if (!held.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < CLICK_RADIUS) return;
      root.setPointerCapture(event.pointerId);
      board.pick(held.place);
      held.ghost = lift(board, held.place);
    }
    follow(board.svg, held, event);
  });

  root.addEventListener("pointerup", (event) => {
    const dropped = held;
    held = null;
    if (!dropped?.ghost) return;
    dragged = true;
    dropped.ghost.remove();
    const to = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    if (!to || to === dropped.place) escape();
    else drag(dropped.place, to);
  });

  root.addEventListener("pointercancel", () => {
    held?.ghost?.remove();
    if (held) escape();
    held = null;
  });

  root.addEventListener("click", (event) => {
    if (dragged) return;
    const place = placeOf(event.target);
    if (place) touch(place, event.shiftKey, sideOf(event.target));
    else if (event.target.closest(".die, .cube")) dice();
  });

  root.addEventListener("contextmenu", (event) => {
    const place = placeOf(event.target);
    if (!place) return;
    event.preventDefault();
    touch(place, true, sideOf(event.target));
  });

  root.addEventListener("dblclick", twice);

  root.addEventListener("keydown", (event) => {
    const place = placeOf(event.target);
    if (!place) return;
    if (event.key === "Enter" || event.key === " ") touch(place, event.shiftKey, sideOf(event.target));
    else if (event.key in ARROWS) neighbour(root, event.target, ARROWS[event.key])?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  const hint = (event) => board.hint(placeOf(event.target));
  for (const name of ["pointerover", "focusin"]) root.addEventListener(name, hint);
  root.addEventListener("pointerleave", () => board.svg && board.hint(null));
}

const placeOf = (element) => element?.closest("[data-place]")?.dataset.place ?? null;
const sideOf = (element) => element?.closest("[data-place]")?.dataset.side ?? null;

/** A copy of the topmost checker, which follows the pointer. */
function lift(board, place) {
  const ghost = board.top(place, board.mover).cloneNode(true);
  ghost.classList.add("ghost");
  ghost.classList.remove("held");
  board.svg.append(ghost);
  return ghost;
}

function follow(svg, held, event) {
  const scale = svg.getScreenCTM().a;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  held.ghost.setAttribute("transform", `translate(${dx / scale} ${dy / scale})`);
}

/** The nearest place in this direction on the screen. */
function neighbour(root, here, [right, down]) {
  const from = middle(here);
  let best = null;
  let least = Infinity;
  for (const stop of root.querySelectorAll(STOPS)) {
    const to = middle(stop);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (ahead > 1 && ahead + 3 * aside < least) [best, least] = [stop, ahead + 3 * aside];
  }
  return best;
}

function middle(element) {
  const box = (element.querySelector(".hit, .recess") ?? element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
