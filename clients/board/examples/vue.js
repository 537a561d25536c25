import { createApp, computed, shallowRef } from "vue";
import { fromAnswer } from "backgammon-board";

const service = "http://127.0.0.1:8000";
const include = ["next_moves", "compound_moves"];
const die = () => 1 + Math.floor(6 * Math.random());
const thrown = { open: () => ({ do: "open", white: die(), black: die() }), roll: () => ({ do: "roll", dice: [die(), die()] }) };
const game = shallowRef(null);
async function send(path, body) {
  const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ include, ...body }) };
  game.value = await (await fetch(`${service}/v1/${path}`, json)).json();
}
const shown = computed(() => fromAnswer(game.value));
const act = (action) => send("advance", { id: game.value.id, action });
const play = (played) => send("moves", { id: game.value.id, played });
const template = `<template v-if="game"><backgammon-board v-bind="shown" @roll="act(thrown[game.expected.do]())"
  @move="play($event.detail.played)" @undo="play(shown.played.slice(0, -1))" @confirm="act({ do: 'play', moves: shown.played })" />
  <p role="status">{{ (game.outcome ?? game.expected).text }}</p></template>`;
const app = createApp({ template, setup: () => ({ game, shown, act, play, thrown }) });
app.config.compilerOptions.isCustomElement = (tag) => tag === "backgammon-board";
send("begin", { variant: "backgammon" }).then(() => app.mount("#app"));
