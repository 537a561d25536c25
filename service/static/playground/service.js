// The operations that the page uses. `begin`, `advance` and `moves` have one answer, and one request brings
// everything that the page shows: what is expected, the plays, the next moves, and the picture of the board.

import { get, post } from "./api.js";
import { look } from "./view.js";

const STAGE = ["next_moves", "compound_moves", "forced", "pips", "facts", "picture"];
const TURN = ["positions", ...STAGE];

export const beginGame = (request) => post("v1/begin", { ...request, include: TURN, look: look() });
export const advanceGame = (id, action) => post("v1/advance", { id, action, include: TURN, look: look() });

/** The game of an id in any notation, with the moves made so far. */
export function showGame(id, played = []) {
  const made = played.length ? { played, include: STAGE } : { include: TURN };
  return post("v1/moves", { id, ...made, look: look() });
}

/** Examine a state; the service refuses one that cannot occur, with all its faults. */
export const examine = (state) => post("v1/moves", { ...state, include: [] });

/** Judge a play; `position` is there if the play can stand although it is not legal. */
export const judgePlay = (id, moves) => post("v1/judge", { id, moves, condone: true });
export const describeVariant = (name) => get(`v1/variants/${name}`);
export const listVariants = async () => (await get("v1/variants")).variants;
export const convertId = (id) => post("v1/convert", { id });

/** Replay the text of a file: the service's own record is JSON, all other formats are text. */
export const replayRecord = (content) => post("v1/replay", { ...ownRecord(content), include: ["plies", "ids"] });

function ownRecord(content) {
  try {
    return content.trimStart().startsWith("{") ? { record: JSON.parse(content) } : { content };
  } catch {
    return { content };
  }
}

export const writeRecord = (format, record) => post("v1/record", { format, record });
