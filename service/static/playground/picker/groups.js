// The games in the groups of the README.

/** @type {Record<string, string[]>} */
const GROUPS = {
  relatives: ["backgammon", "nackgammon", "hypergammon", "longgammon", "tavla"],
  tavli: ["portes", "plakoto", "fevga", "mahbusa", "tawla_31"],
  nardy: ["long_nardy", "gul_bara", "khachapuri"],
};
const OTHERS = "booklets"; // all others are from the old booklets

/**
 * The games by group, in this order.
 * @template {{name: string}} Named @param {Named[]} games @returns {[name: string, games: Named[]][]}
 */
export function grouped(games) {
  const groupOf = (/** @type {Named} */ { name }) => Object.keys(GROUPS).find((group) => GROUPS[group].includes(name)) ?? OTHERS;
  return [...Object.keys(GROUPS), OTHERS].map((group) => [group, games.filter((game) => groupOf(game) === group)]);
}
