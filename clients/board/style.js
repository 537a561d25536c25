// The style sheet. Every colour is a property (`--board-…`) that a page can set; the defaults are a wooden board, light or
// dark by the `color-scheme` of the page.

/** @type {Record<string, [light: string, dark?: string]>} */
const COLORS = {
  frame: ["#6b4428", "#3a281c"],
  "frame-2": ["#4e2f1a", "#261a12"],
  edge: ["#2f1b0e", "#120c08"],
  grain: ["rgb(255 220 170 / 0.09)", "rgb(255 220 170 / 0.05)"],
  field: ["#ead9b6", "#4a3d31"],
  "field-2": ["#d9c398", "#3a2f26"],
  "point-a": ["#b98a50", "#7d654a"],
  "point-a-2": ["#a5773d", "#6a533a"],
  "point-b": ["#9a4a33", "#82432f"],
  "point-b-2": ["#7a3422", "#6a3222"],
  recess: ["#3f2615", "#1c130d"],
  "on-recess": ["#f3e2c6", "#e8dcc8"],
  number: ["#f6e9d2", "#e8dcc8"],
  white: ["#fbf2df", "#efe5d2"],
  "white-2": ["#ead9b9", "#d8c8a9"],
  "white-3": ["#c6ad82", "#b09a74"],
  "on-white": ["#2a2422"],
  black: ["#4a3d37", "#3b322d"],
  "black-2": ["#2a221e", "#1d1815"],
  "black-3": ["#130e0c", "#0b0807"],
  "black-rim": ["#b3a598", "#cdbda6"],
  "on-black": ["#fffaf0"],
  cube: ["#fffaf0", "#f1e8d8"],
  "on-cube": ["#2a2422", "#191513"],
  pin: ["#c9402f", "#d9503e"],
  ring: ["#1878b4"],
  halo: ["#ffffff"],
  target: ["#16708c", "#55c3dc"],
};

const properties = Object.entries(COLORS).map(
  ([name, [light, dark]]) => `--${name}: var(--board-${name}, ${dark ? `light-dark(${light}, ${dark})` : light});`,
);
/** @param {string} paint @param {string} [first] */
const stops = (paint, first = paint) => `.${paint}-1 { stop-color: var(--${first}); } .${paint}-2 { stop-color: var(--${first}-2); }`;

export const STYLE = `
:host {
  ${properties.join("\n  ")}
  display: block; position: relative; overflow: hidden; border-radius: var(--board-radius, 12px);
  background: repeating-linear-gradient(94deg, transparent 0 5px, var(--grain) 5px 6px, transparent 6px 13px, var(--grain) 13px 15px),
    repeating-linear-gradient(88deg, transparent 0 31px, var(--grain) 31px 34px), linear-gradient(165deg, var(--frame), var(--frame-2));
}
:host([hidden]) { display: none; }
svg { display: block; inline-size: 100%; touch-action: manipulation; user-select: none; -webkit-user-select: none; }
${stops("white")} .white-3 { stop-color: var(--white-3); }
${stops("black")} .black-3 { stop-color: var(--black-3); }
.field-1 { stop-color: var(--field); } .field-2 { stop-color: var(--field-2); }
${stops("point-a")} ${stops("point-b")} ${stops("bar", "frame")}
text { font-family: system-ui, "Noto Sans", "Liberation Sans", sans-serif; font-weight: 600; text-anchor: middle; fill: var(--number); font-variant-numeric: tabular-nums; pointer-events: none; }
path { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.field { stroke: var(--edge); stroke-width: 2; }
.written { opacity: 0.75; }
.sign { stroke: var(--number); stroke-width: 2.5; opacity: 0.55; }
.way.white { fill: var(--white); stroke: var(--edge); }
.way.black { fill: var(--black-2); stroke: var(--number); }
.hit { fill: transparent; }
.hit.recess { fill: var(--recess); stroke: var(--edge); stroke-width: 1.5; }
.shade { fill: rgb(0 0 0 / 0.3); }
.body { stroke-width: 1.2; }
.white .body { stroke: var(--edge); }
.black .body { stroke: var(--black-rim); }
.checker.black rect { fill: color-mix(in srgb, var(--black-rim) 35%, var(--black)); }
.die.white .body { fill: var(--white); }
.die.black .body { fill: var(--black-2); }
.die.white :is(.pip, text) { fill: var(--on-white); }
.die.black :is(.pip, text) { fill: var(--on-black); }
.ring { fill: none; stroke-width: 1.5; }
.white .ring { stroke: var(--white-3); }
.black .ring { stroke: color-mix(in srgb, var(--black-rim) 55%, var(--black-2)); }
.checker.white text { fill: var(--on-white); }
.checker.black text { fill: var(--on-black); }
.checker text.count { fill: var(--on-recess); }
.pinned .ring { stroke: var(--pin); stroke-width: 3.5; }
.used { opacity: 0.5; }
.due .body { fill-opacity: 0; stroke: light-dark(#46301f, #e4d6c0); stroke-dasharray: 4 4; }
.due .shade { display: none; }
.cube .body { fill: var(--cube); stroke: var(--edge); }
.cube text { fill: var(--on-cube); }
.offered .body { stroke: var(--target); stroke-width: 4; }
.button .body { fill: var(--recess); stroke: var(--on-recess); stroke-width: 1.5; }
.button path { stroke: var(--on-recess); stroke-width: 3; }
.dice:not([data-event]) { pointer-events: none; }
[data-event] { cursor: pointer; }
[data-event]:hover .body { stroke: var(--ring); stroke-width: 3; }

[role] { outline: none; }
[role]:focus-visible .hit { stroke: var(--halo); stroke-width: 4; }
:is(.source, .target, .own) { cursor: pointer; }
.live { touch-action: pinch-zoom; }
.glow { fill: none; pointer-events: none; stroke: var(--ring); stroke-width: 3; }
.glow.outer { stroke: var(--halo); stroke-width: 1.75; }
.held { opacity: 0.45; }
.ghost { pointer-events: none; opacity: 1; }
.ghost .shade { transform: translate(3px, 8px); }
.target polygon { fill: var(--target); }
.tint { stop-color: var(--target); }
.none { stop-opacity: 0; }
:is(.target, .hint) .hit { fill: url(#tint); fill-opacity: 0.26; }
.target.far .hit { fill-opacity: 0.13; }
.target.far polygon { fill: color-mix(in srgb, var(--target) 55%, var(--field)); }
.target .recess { stroke: var(--target); stroke-width: 4; }
.target:hover .hit { fill-opacity: 0.45; }
:is(.trace, .arrows) { pointer-events: none; }
.left { fill: none; stroke: var(--target); stroke-width: 2.5; stroke-dasharray: 5 5; opacity: 0.8; }
.landed { fill: var(--target); stroke: var(--halo); stroke-width: 1.5; }
.arrow path { stroke: var(--ring); stroke-width: 5; }
.arrow path.halo { stroke: var(--halo); stroke-width: 9; }
.arrow circle { fill: var(--ring); stroke: var(--halo); stroke-width: 2; }
:host([editable]) .place { cursor: cell; }
@media (prefers-contrast: more) { .glow { stroke-width: 4.5; } }
`;
