// @ts-check
/** Whole games and a match against a running service, whose address is in SERVICE_URL. */
import assert from "node:assert/strict";
import { test } from "node:test";

import * as client from "../dist/client.js";
import { anyAction, random } from "./players.js";

const service = client.connect(process.env.SERVICE_URL ?? "http://127.0.0.1:8000");
const MOST_ACTIONS = 2000;

/**
 * Play on until there is an outcome.
 * @param {client.Game} game
 * @param {(below: number) => number} below
 */
async function toTheEnd(game, below) {
  for (let actions = 0; !game.outcome; actions += 1) {
    assert.ok(actions < MOST_ACTIONS, `no outcome after ${actions} actions: ${game.id}`);
    game = await client.advanceGame(service, { id: game.id, action: anyAction(game, below) });
  }
  assert.equal(game.expected, null);
  return game;
}

for (const variant of /** @type {const} */ (["backgammon", "eureka", "hypergammon", "acey_deucey", "french_backgammon_2"])) {
  test(`a whole game of ${variant}`, async () => {
    const game = await toTheEnd(await client.beginGame(service, { variant }), random(7));
    const outcome = game.outcome;
    assert.ok(outcome && outcome.played_for === "points");
    assert.match(outcome.text, /White|Black/);
    const score = await client.scorePosition(service, { id: game.id });
    assert.deepEqual(score.outcome, outcome);
    const shared = await client.listMovesById(service, game.id);
    assert.deepEqual([shared.expected, shared.outcome], [null, outcome]);
  });
}

test("a match to 3 with the cube", async () => {
  const below = random(3);
  let game = await client.beginGame(service, { variant: "eureka", stakes: { match: { length: 3 } } });
  for (;;) {
    game = await toTheEnd(game, below);
    const outcome = game.outcome;
    assert.ok(outcome && outcome.played_for === "match");
    if (!outcome.next) {
      assert.ok(outcome.match.winner);
      return;
    }
    game = await client.listMoves(service, { id: outcome.next.id, include: ["plays"] });
  }
});

test("a state sent back field by field is as good as its id", async () => {
  const game = await client.beginGame(service, { variant: "backgammon", throws: [{ white: 3, black: 1 }], include: ["next_moves", "picture"] });
  assert.ok(game.expected?.do === "play");
  assert.ok(game.expected.next_moves?.some((move) => move.from === "17" && move.to === "20"));
  assert.ok(game.picture?.svg.startsWith("<svg"));
  const action = /** @type {const} */ ({ do: "play", notation: "8/5 6/5" });
  const byState = await client.advanceGame(service, { ...game.state, action });
  const byId = await client.advanceGame(service, { id: game.id, action });
  assert.deepEqual(byState, byId);
});

test("an illegal play throws a problem with its faults, in the language of the client", async () => {
  const game = await client.beginGame(service, { variant: "backgammon", throws: [{ white: 3, black: 1 }] });
  /** @type {client.Action} */
  const action = { do: "play", moves: [{ from: "1", to: "6" }] };
  await assert.rejects(client.advanceGame(service, { id: game.id, action }, { language: "de" }), (error) => {
    assert.ok(error instanceof client.ProblemError);
    assert.deepEqual([error.status, error.code], [422, "illegal_action"]);
    assert.ok(error.faults.length && error.faults.every((fault) => fault.code && fault.detail));
    assert.ok(error.has(error.faults[0].code));
    assert.match(error.faults[0].detail, / (der|die|das|ein|eine|keine?|nicht|von|mit) /i);
    return true;
  });
});

test("every other operation answers", async () => {
  const start = await client.beginGame(service, { variant: "backgammon", throws: [{ white: 3, black: 1 }] });
  const { id } = start;
  const judged = await client.judgePlay(service, { id, notation: "8/5 6/5" });
  assert.equal(judged.legal, true);
  assert.deepEqual(await client.judgePlayById(service, id, { notation: "8/5 6/5" }), judged);
  assert.equal((await client.checkBearOff(service, { id })).white?.allowed, false);
  assert.equal((await client.checkBearOffById(service, id)).white?.allowed, false);
  assert.equal((await client.scorePositionById(service, id)).outcome, null);
  assert.equal((await client.convertState(service, { id })).state.variant, "backgammon");
  assert.ok((await client.drawPicture(service, { id })).svg.startsWith("<svg"));
  assert.ok((await client.drawPictureById(service, id)).title);
  assert.ok((await client.drawSvgById(service, id, { theme: "dark" })).startsWith("<svg"));
  assert.equal((await client.drawPngById(service, id)).type, "image/png");
  assert.match(await client.drawTextById(service, id), /bar|BAR|\|/);
  assert.equal((await client.listVariants(service)).variants.length, 38);
  assert.equal((await client.getVariant(service, "gioul")).name, "gioul");
  assert.ok((await client.listProblems(service)).problems.length > 10);
  assert.equal((await client.getProblem(service, "illegal_action")).code, "illegal_action");
  assert.equal((await client.getHealth(service)).status, "ok");
  assert.equal((await client.getReadiness(service)).status, "ok");
});

test("a batch has an answer for each item", async () => {
  const answers = await client.runBatch(service, [
    { operation: "begin", key: "a", request: { variant: "backgammon" } },
    { operation: "begin", key: "b", request: { variant: /** @type {never} */ ("ludo") } },
  ]);
  assert.deepEqual(answers.map(({ status }) => status), [200, 422]);
});

test("a record is written and replayed", async () => {
  const content = " 3 point match\n\n Game 1\n White : 0                          Black : 0\n  1) 31: 8/5 6/5                     42: 8/4 6/4\n";
  const replay = await client.replayRecord(service, { content });
  assert.ok(replay);
});

test("a chouette of three begins", async () => {
  const begun = await client.beginChouette(service, {
    variant: "backgammon",
    chouette: { players: ["ann", "ben", "cem"] },
    rounds: [{ ann: 6, ben: 5, cem: 4 }],
  });
  assert.ok(begun.id);
  assert.equal((await client.readChouetteById(service, begun.id)).id, begun.id);
});
