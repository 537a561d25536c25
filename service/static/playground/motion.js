// A checker that was moved slides to its new place, unless the reader wants no motion.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const DURATION = 220;

/** Moves of one checker in a row are one way. */
function ways(moves) {
  const found = [];
  for (const { from, to } of moves) {
    const before = found.findLast((way) => way.to === from);
    if (before) before.to = to;
    else found.push({ from, to });
  }
  return found;
}

const centre = (element) => {
  const box = element.getBBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const slide = {
  /** Where the checkers lie that are about to move. */
  before(board, { side, moves }) {
    if (still.matches || !moves?.length) return null;
    return ways(moves).map((way) => {
      const checker = board.top(way.from, side);
      return checker && { ...way, at: centre(checker) };
    });
  },

  /** From there to where they lie now. */
  after(board, { side }, from) {
    for (const way of from) {
      const checker = way && board.top(way.to, side);
      if (!checker) continue;
      const here = centre(checker);
      const start = `translate(${way.at.x - here.x}px, ${way.at.y - here.y}px)`;
      checker.animate([{ transform: start }, { transform: "none" }], { duration: DURATION, easing: "ease-in-out" });
    }
  },
};
