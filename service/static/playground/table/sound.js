// Short sounds made by the browser, off unless switched on: a checker put down, dice, the end of a game.

import { view } from "./view.js";

/** @type {AudioContext | null} */
let context = null;

/** @type {Record<"move" | "roll" | "won", number[][]>} */
const SOUNDS = {
  move: [[0, 900, 0.035]],
  roll: [0, 0.06, 0.11, 0.19, 0.3].map((at) => [at, 1500 + 900 * at, 0.03]),
  won: [523, 659, 784, 1047].map((pitch, at) => [at * 0.13, pitch, 0.22]),
};

/** Play a sound by its name. @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (view.sound !== "on") return;
  context ??= new AudioContext();
  for (const [at, pitch, length] of SOUNDS[name]) beep(context, context.currentTime + at, pitch, length);
}

/** @param {AudioContext} context @param {number} at @param {number} pitch @param {number} length */
function beep(context, at, pitch, length) {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.18, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
