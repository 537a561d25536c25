// @ts-check
// The operations that the page uses. `begin`, `advance` and `moves` have one answer, and one request brings
// everything that the page shows: what is expected, the plays and the next moves.

import { get, post } from "./exchange.js";

/** @typedef {import("../../../../clients/typescript/src/client.js").Schemas} Schemas */

/** @type {Schemas["Include"][]} */
const STAGE = ["next_moves", "compound_moves", "forced", "pips", "facts"];
/** @type {Schemas["Include"][]} */
const TURN = ["positions", ...STAGE];

/** @param {Schemas["BeginGameRequest"]} request @returns {Promise<Schemas["Game"]>} */
export const beginGame = (request) => post("v1/begin", { ...request, include: TURN });
/** @param {string} id @param {Schemas["Action"]} action @returns {Promise<Schemas["Game"]>} */
export const advanceGame = (id, action) => post("v1/advance", { id, action, include: TURN });

/**
 * The game of an id in any notation, with the moves made so far.
 * @param {string} id @param {Schemas["Move"][]} [played] @returns {Promise<Schemas["Game"]>}
 */
export function showGame(id, played = []) {
  const made = played.length ? { played, include: STAGE } : { include: TURN };
  return post("v1/moves", { id, ...made });
}

/**
 * Examine a state; the service refuses one that cannot occur, with all its faults.
 * @param {Schemas["State"]} state @returns {Promise<Schemas["Game"]>}
 */
export const examine = (state) => post("v1/moves", { ...state, include: [] });

/**
 * Judge a play; `position` is there if the play can stand although it is not legal.
 * @param {string} id @param {Schemas["Move"][]} moves @param {Schemas["View"]} [view] @returns {Promise<Schemas["Judgement"]>}
 */
export const judgePlay = (id, moves, view = "absolute") => post("v1/judge", { id, moves, view, condone: true });
/** @param {string} name @returns {Promise<Schemas["Variant"]>} */
export const describeVariant = (name) => get(`v1/variants/${name}`);
/** @returns {Promise<Schemas["VariantSummary"][]>} */
export const listVariants = async () => (await get("v1/variants")).variants;
/** @param {string} id @returns {Promise<Schemas["ConvertedState"]>} */
export const convertId = (id) => post("v1/convert", { id });

/**
 * Replay the text of a file: the service's own record is JSON, all other formats are text.
 * @param {string} content @returns {Promise<Schemas["Replay"]>}
 */
export const replayRecord = (content) => post("v1/replay", { ...ownRecord(content), include: ["plies", "ids"] });

/** @param {string} content */
function ownRecord(content) {
  try {
    return content.trimStart().startsWith("{") ? { record: JSON.parse(content) } : { content };
  } catch {
    return { content };
  }
}

/** @param {Schemas["WrittenFormat"]} format @param {Schemas["Record"]} record @returns {Promise<Schemas["WrittenRecord"]>} */
export const writeRecord = (format, record) => post("v1/record", { format, record });
