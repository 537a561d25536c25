/**
 * `<backgammon-board>`: a backgammon board as a custom element. It knows where the places of a game
 * are and nothing of its rules: it shows what it is told, lets the player make the moves it is given,
 * and says as events what the player wants.
 */

export type Color = "white" | "black";
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type Point = Exclude<Digit, "0"> | `1${Digit}` | "20" | "21" | "22" | "23" | "24";
export type Place = Point | "bar" | "reserve" | "off" | "captured";

/** The part of the description of a game (`GET /v1/variants/{variant}`) that the board needs. */
export interface Shape {
  routes: { white: readonly number[]; black: readonly number[] };
  places: { white: readonly Place[]; black: readonly Place[] };
  /** Whether the game is played with the doubling cube. */
  cube?: boolean;
}

/** The checkers of both sides, as the service writes them. */
export interface Position {
  white: { readonly [place in Place]?: number };
  black: { readonly [place in Place]?: number };
  /** Points with pinned checkers of a side or, in Doublets, with its towers. */
  marks?: { white?: readonly Place[]; black?: readonly Place[] };
  /** In Doublets only. */
  phase?: { white: string; black: string };
}

/** A move as `next_moves` and `compound_moves` of the service have it. */
export interface Move {
  from: Place;
  to: Place;
  number?: number;
  /** Of a compound move: the places between. */
  via?: Place[];
  hit?: boolean;
  pin?: boolean;
}

export interface Die {
  /** Null: still to be rolled. */
  value: number | null;
  /** Whose die it is; by default the player's. */
  side?: Color;
  /** A die for later is small and lies in the other half. */
  later?: boolean;
}

export interface Cube {
  value: number;
  /** Null: it is in the middle. */
  owner: Color | null;
  /** The side to which it is offered. */
  offered?: Color;
}

/** Moves and whose they are. */
export interface Shown {
  side: Color | null;
  moves: readonly { from: Place; to: Place }[];
}

/** What the player may do besides moving. */
export type Allowed = "roll" | "confirm" | "undo" | "double";
export type Numbering = "points" | "halves" | "mover" | "white" | "black" | "both" | "none";

/** What can be set. `fromAnswer` makes the first nine of an answer of the service. */
export interface BoardProperties {
  position: Position;
  /** Who moves; null before the opening throw and after the end. */
  player: Color | null;
  /** The dice on the table: numbers of the player, or whole dice. */
  dice: readonly (number | null | Die)[];
  /** Null: there is none. */
  cube: Cube | null;
  /** The legal moves: `[...next_moves, ...compound_moves]`. */
  moves: readonly Move[];
  /** The moves of the play so far; their numbers are dimmed on the dice. */
  played: readonly Move[];
  /** Only what is allowed here becomes an event. */
  allowed: readonly Allowed[];
  /** The last play, marked on the board. */
  lastPlay: Shown | null;
  /** Whether a play is due, so that checkers can be picked up even if they have no legal move. */
  playing: boolean;
  /** The game; null is backgammon. */
  variant: Shape | null;
  /** Moves to be shown as arrows. */
  arrows: Shown | null;
  /** Places to be tinted. */
  hints: readonly Place[];
  /** The side at the bottom. Attribute `orientation`. */
  orientation: Color;
  /** Where the side at the bottom has its home board. Attribute `home`. */
  home: "right" | "left";
  /** The numbers beside the points. Attribute `numbering`. */
  numbering: Numbering;
  /** What a click on a checker does: `move` it by the larger number, or `pick` it up. Attribute `tap`. */
  tap: "move" | "pick";
  /** To look at only. Attribute `readonly`. */
  readonly: boolean;
  /** Every place is a tab stop, to set up a position by `place` events. Attribute `editable`. */
  editable: boolean;
}

export interface BoardEventMap {
  /** A legal move was made. Set the properties anew; after `preventDefault` the checker goes back. */
  move: CustomEvent<{ move: Move; played: Move[] }>;
  /** A checker was put where no legal move leads. */
  illegal: CustomEvent<{ from: Place; to: Place }>;
  /** A place was clicked or chosen by a key. After `preventDefault` the board does nothing itself. */
  place: CustomEvent<{ place: Place; side: Color | null; second: boolean }>;
  undo: CustomEvent<null>;
  roll: CustomEvent<null>;
  confirm: CustomEvent<null>;
  double: CustomEvent<null>;
}

export declare class BackgammonBoard extends HTMLElement implements BoardProperties {
  position: Position;
  player: Color | null;
  dice: readonly (number | null | Die)[];
  cube: Cube | null;
  moves: readonly Move[];
  played: readonly Move[];
  allowed: readonly Allowed[];
  lastPlay: Shown | null;
  playing: boolean;
  variant: Shape | null;
  arrows: Shown | null;
  hints: readonly Place[];
  orientation: Color;
  home: "right" | "left";
  numbering: Numbering;
  tap: "move" | "pick";
  readonly: boolean;
  editable: boolean;
  /** The place from which a checker is picked up. */
  readonly picked: Place | null;
  /** The width divided by the height, which depend on the game. */
  readonly ratio: number;
  /** Pick up the checker of a place, or put it back: `pick(null)`. */
  pick(place: Place | null): void;
  /** The number that the board shows beside a point. */
  numberAt(place: Place): string;
  addEventListener<K extends keyof BoardEventMap>(
    type: K,
    listener: (this: BackgammonBoard, event: BoardEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
}

/** The fields of an answer of `begin`, `advance` and `moves` that `fromAnswer` reads. */
export interface Answer {
  state: {
    position: Position;
    options?: object;
    turn?: { player: Color | null; stages: readonly { do: string }[]; thrown?: readonly number[] } | null;
    stakes?: { cube?: { value: number; owner: Color | null }; match?: { crawford_game?: string } };
    offer?: object;
  };
  expected: { do: string } | null;
  may?: { white: { allowed: readonly string[] }; black: { allowed: readonly string[] } };
}

/** The properties that an answer of `begin`, `advance` or `moves` determines. */
export declare function fromAnswer(
  answer: Answer,
  variant?: Shape | null,
): Pick<BoardProperties, "position" | "player" | "dice" | "cube" | "moves" | "played" | "allowed" | "playing">;

declare global {
  interface HTMLElementTagNameMap {
    "backgammon-board": BackgammonBoard;
  }
}
