// From an answer of the service to the properties of the board. The board works without this: a page can set them itself.

/** @import { Allowed, Answer, Color, Die, Move, Position, Shape } from "./index.js" */
/** @typedef {{do: string, player?: Color, may_end?: boolean, position?: Position, played?: Move[],
 *   next_moves?: Move[], compound_moves?: Move[]}} Expected */
/** @typedef {{do: string, numbers?: number[], by?: string}} Stage */

/** @type {Record<Color, Color>} */
const OTHER = { white: "black", black: "white" };

/** @type {typeof import("./index.js").fromAnswer} */
export function fromAnswer(answer, variant = null) {
  const { state, may } = answer;
  const expected = /** @type {Expected | null} */ (answer.expected);
  const played = expected?.played ?? [];
  // an answer to an offer is no move: who moves stays the same
  const player = (state.offer ? state.turn?.player : expected?.player) ?? null;
  return {
    position: expected?.position ?? state.position,
    player,
    dice: diceOf(answer),
    cube: cubeOf(answer, variant),
    moves: [...(expected?.next_moves ?? []), ...(expected?.compound_moves ?? [])],
    played,
    allowed: allowedOf(expected, played, player ? (may?.[player].allowed ?? []) : []),
    playing: expected?.do === "play",
  };
}

/** @param {Expected | null} expected @param {Move[]} played @param {readonly string[]} may @returns {Allowed[]} */
function allowedOf(expected, played, may) {
  /** @type {[Allowed, boolean][]} */
  const all = [
    ["roll", expected?.do === "roll" || expected?.do === "open"],
    ["confirm", Boolean(expected?.may_end)],
    ["undo", played.length > 0],
    ["double", may.includes("double")],
  ];
  return all.flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
}

/** Those of the stage that is due, none while an offer waits before the roll, then the numbers of later stages and those thrown ahead. @param {Answer} answer @returns {Die[]} */
function diceOf({ state: { turn, offer } }) {
  if (!turn) return [];
  const [head, ...later] = /** @type {Stage[]} */ (turn.stages);
  if (!turn.player || !head) return [{ value: null, side: "white" }, { value: null, side: "black" }];
  const side = head.by === "opponent" ? OTHER[turn.player] : turn.player;
  const values = head.do === "play" ? (head.numbers ?? []) : offer ? [] : [null, null];
  const waiting = later.flatMap((stage) => (stage.do === "play" ? (stage.numbers ?? []).slice(0, 1) : []));
  return [
    ...values.map((value) => ({ value, side })),
    ...waiting.map((value) => ({ value, side, later: true })),
    ...(turn.thrown ?? []).map((value) => ({ value, side: OTHER[/** @type {Color} */ (turn.player)], later: true })),
  ];
}

/** The cube, if this game has one and it is in use. @param {Answer} answer @param {Shape | null} variant */
function cubeOf({ state }, variant) {
  const { cube, match } = state.stakes ?? {};
  const isInUse = /** @type {{cube?: boolean}} */ (state.options ?? {}).cube ?? variant?.cube ?? true;
  if (!cube || !isInUse || match?.crawford_game === "now") return null;
  const offer = /** @type {{kind?: string, by?: Color, value?: number} | undefined} */ (state.offer);
  const isCube = offer?.by && offer.value && ["double", "beaver", "raccoon", "otter"].includes(offer.kind ?? "");
  return isCube ? { value: offer.value ?? 1, owner: cube.owner, offered: OTHER[offer.by ?? "white"] } : { value: cube.value, owner: cube.owner };
}
