// Animation: a moved checker slides to its new place, unless the reader prefers reduced motion.

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const DURATION = 220;

/** Combine consecutive moves of one checker into one path. */
function paths(moves) {
  const combined = [];
  for (const { from, to } of moves) {
    const earlier = combined.findLast((path) => path.to === from);
    if (earlier) earlier.to = to;
    else combined.push({ from, to });
  }
  return combined;
}

const centre = (element) => {
  const box = element.getBBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const slide = {
  /** The paths of the checkers that are about to move, with their current coordinates. */
  before(board, { side, moves }) {
    if (reducedMotion.matches || !moves?.length) return null;
    return paths(moves).map((path) => {
      const checker = board.top(path.from, side);
      return checker && { ...path, start: centre(checker) };
    });
  },

  /** Animate the checkers from the start of their paths to where they are now. */
  after(board, { side }, started) {
    for (const path of started) {
      const checker = path && board.top(path.to, side);
      if (!checker) continue;
      const here = centre(checker);
      const start = `translate(${path.start.x - here.x}px, ${path.start.y - here.y}px)`;
      checker.animate([{ transform: start }, { transform: "none" }], { duration: DURATION, easing: "ease-in-out" });
    }
  },
};
