// Plays one game with the client that openapi-generator makes in TypeScript.
import { Configuration, GamesApi } from "./client/index.js";
import type { Action } from "./client/index.js";

declare const process: { argv: string[] };

const games = new GamesApi(new Configuration({ basePath: process.argv[2] }));
let game = await games.beginGame({
  beginGameRequest: {
    variant: "hypergammon",
    options: { opening: "fresh_roll" },
    throws: [{ white: 6, black: 4 }],
  },
});
while (game.outcome === null) {
  const expected = game.expected!;
  const action: Action =
    expected._do === "play"
      ? { _do: "play", moves: expected.plays![0]!.moves }
      : { _do: "roll", dice: [6, 4] };
  game = await games.advanceGame({ advanceGameRequest: { id: game.id, action } });
}
console.log(game.outcome.text);
