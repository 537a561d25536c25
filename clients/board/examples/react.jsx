import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { fromAnswer } from "backgammon-board";

const include = ["next_moves", "compound_moves"];
const die = () => 1 + Math.floor(6 * Math.random());
const thrown = { open: () => ({ do: "open", white: die(), black: die() }), roll: () => ({ do: "roll", dice: [die(), die()] }) };

function Table({ service, variant }) {
  const [game, setGame] = useState(null);
  async function send(path, body) {
    const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ include, ...body }) };
    setGame(await (await fetch(`${service}/v1/${path}`, json)).json());
  }
  useEffect(() => void send("begin", { variant }), [service, variant]);
  if (!game) return null;
  const shown = fromAnswer(game);
  const act = (action) => send("advance", { id: game.id, action });
  const play = (played) => send("moves", { id: game.id, played });
  const hands = { onroll: () => act(thrown[game.expected.do]()), onmove: ({ detail }) => play(detail.played) };
  const ends = { onundo: () => play(shown.played.slice(0, -1)), onconfirm: () => act({ do: "play", moves: shown.played }) };
  return <><backgammon-board {...shown} {...hands} {...ends} /><p role="status">{(game.outcome ?? game.expected).text}</p></>;
}

createRoot(document.querySelector("#app")).render(<Table service="http://127.0.0.1:8000" variant="backgammon" />);
