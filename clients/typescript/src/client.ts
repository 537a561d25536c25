/**
 * A typed client of the backgammon rules service: `fetch`, one file, no dependencies.
 *
 *     const service = connect("http://127.0.0.1:8000");
 *     let game = await beginGame(service, { variant: "backgammon" });
 *     game = await advanceGame(service, { id: game.id, action: { do: "open", white: 3, black: 1 } });
 *
 * Every operation of the contract is a function of its operation id: the service first, then the
 * request. Unused ones are removed by a bundler. A refused request throws a `ProblemError`.
 */

import type { components, operations } from "./contract.js";

export type { components, operations, paths } from "./contract.js";

/** The schemas of the contract: `Schemas["Position"]`. */
export type Schemas = components["schemas"];
export type Action = Schemas["Action"];
/** A choice of `expected` when an offer waits: `{ do: choice, by: expected.player }` is an action. */
export type Answer = Schemas["Answer"];
export type Color = Schemas["Color"];
export type Die = Schemas["Die"];
export type Event = Schemas["Event"];
export type Expected = Schemas["Expected"];
export type Fault = Schemas["Fault"];
export type FaultCode = Schemas["FaultCode"];
export type Game = Answered<Schemas["Game"]>;
/** The parts that an answer shall have: the list of a request. */
export type Include = Schemas["Include"][];
export type Move = Schemas["Move"];
/** The end of a game; `next` is the next game of a match or of money play, if there is one. */
export type Outcome =
  | Schemas["MoneyOutcome"]
  | Schemas["MatchOutcome"]
  | (Schemas["PointsOutcome"] & { next?: undefined });
export type Place = Schemas["Place"];
export type Play = Schemas["Play"];
export type Position = Schemas["Position"];
export type Problem = Schemas["Problem"];
export type ProblemCode = Schemas["ProblemCode"];
export type State = Schemas["State"];
export type VariantName = Schemas["VariantName"];

type Operation = keyof operations;
type Content<Body, Type extends string> = Body extends { content: infer C } ? (Type extends keyof C ? C[Type] : never) : never;

/** An answer of the contract whose `outcome` is an `Outcome`, so that `outcome.next` needs no `in`. */
type Answered<Body> = Body extends { outcome: infer O }
  ? [NonNullable<O>] extends [Schemas["Outcome"]]
    ? Omit<Body, "outcome"> & { outcome: Outcome | Extract<O, null> }
    : Body
  : Body;

/** The body of an operation: `RequestOf<"advanceGame">`. */
export type RequestOf<Op extends Operation> = operations[Op] extends { requestBody: infer Body }
  ? Content<Body, "application/json">
  : never;
/** The answer of an operation: `AnswerOf<"advanceGame">`. */
export type AnswerOf<Op extends Operation, Type extends string = "application/json"> = operations[Op] extends {
  responses: { 200: infer Body };
}
  ? Answered<Content<Body, Type>>
  : never;
/** The query parameters of an operation: `QueryOf<"listMovesById">`. */
export type QueryOf<Op extends Operation> = operations[Op] extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never;

/** Settings of a connection; all have a default. */
export interface Settings {
  /** An API key, where the operator asks for one. */
  key?: string;
  /** The language of all sentences: en, de, fr or it. Default: English. */
  language?: string;
  /** How often a request is repeated after 429 or 503 with `Retry-After`. Default: 2. */
  retries?: number;
  /** The longest wait in seconds; if the service asks for more, the error is thrown. Default: 30. */
  longestWait?: number;
  /** Milliseconds after which an attempt is given up. Default: 10000. */
  timeout?: number;
  /** Another `fetch`, for tests or proxies. Default: the global one. */
  fetch?: typeof fetch;
}

/** Where the service is and how to talk to it: made by `connect`. */
export interface Service {
  readonly url: string;
  readonly settings: Readonly<Settings>;
}

/** Settings of one call. */
export interface Call {
  /** Ends the request early. */
  signal?: AbortSignal;
  /** Another language than that of the service. */
  language?: string;
}

/** The service at an address. Nothing is sent yet. */
export function connect(url: string, settings: Settings = {}): Service {
  return { url: url.replace(/\/+$/, ""), settings };
}

/** The service has refused a request; `problem` says why. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  constructor(
    /** The problem as the service has sent it. */
    readonly problem: Problem,
    /** Seconds to wait, from `Retry-After`, if the service sent it. */
    readonly retryAfter?: number,
  ) {
    super(problem.detail ?? problem.title);
  }

  /** What went wrong, as a word: `illegal_action`, `too_many_requests` and so on. */
  get code(): ProblemCode {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }

  /** Every fault of the request, each with code, pointer, rule and sentence. */
  get faults(): readonly Fault[] {
    return this.problem.errors ?? [];
  }

  /** Whether one of the faults has this code. */
  has(code: FaultCode): boolean {
    return this.faults.some((fault) => fault.code === code);
  }
}

/** There was no answer of the service: no connection, a timeout, or an answer of another program. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}

// --- operations ---

/** Begin a game, before or after the opening throw. */
export const beginGame: Post<"beginGame"> = /* @__PURE__ */ post("/v1/begin");
/** Carry out an action: the next state, what has happened and what is due. */
export const advanceGame: Post<"advanceGame"> = /* @__PURE__ */ post("/v1/advance");
/** The legal plays of a state, or the moves that may follow those already made. */
export const listMoves: Post<"listMoves"> = /* @__PURE__ */ post("/v1/moves");
export const listMovesById: Get<"listMovesById"> = /* @__PURE__ */ get("/v1/moves/{}");
/** Whether a play is legal; if not, every rule that it breaks. */
export const judgePlay: Post<"judgePlay"> = /* @__PURE__ */ post("/v1/judge");
export const judgePlayById: Get<"judgePlayById"> = /* @__PURE__ */ get("/v1/judge/{}");
/** Which side may bear off, or what prevents it. */
export const checkBearOff: Post<"checkBearOff"> = /* @__PURE__ */ post("/v1/bear-off");
export const checkBearOffById: Get<"checkBearOffById"> = /* @__PURE__ */ get("/v1/bear-off/{}");
/** Whether the game is over, and the points. */
export const scorePosition: Post<"scorePosition"> = /* @__PURE__ */ post("/v1/score");
export const scorePositionById: Get<"scorePositionById"> = /* @__PURE__ */ get("/v1/score/{}");
/** A state in the notations of other programs. */
export const convertState: Post<"convertState"> = /* @__PURE__ */ post("/v1/convert");
/** A whole game or match, replayed by the rules. */
export const replayRecord: Post<"replayRecord"> = /* @__PURE__ */ post("/v1/replay");
/** A record in another format. */
export const writeRecord: Post<"writeRecord"> = /* @__PURE__ */ post("/v1/record");
/** The board as SVG and as text, with a title and a description. */
export const drawPicture: Post<"drawPicture"> = /* @__PURE__ */ post("/v1/picture");
export const drawPictureById: Get<"drawPictureById"> = /* @__PURE__ */ get("/v1/picture/{}");
/** The board as SVG. */
export const drawSvgById: Get<"drawSvgById", string> = /* @__PURE__ */ get("/v1/picture/{}.svg", asText);
/** The board as PNG. */
export const drawPngById: Get<"drawPngById", Blob> = /* @__PURE__ */ get("/v1/picture/{}.png", (response) => response.blob());
/** The board as plain text. */
export const drawTextById: Get<"drawTextById", string> = /* @__PURE__ */ get("/v1/picture/{}.txt", asText);
/** Begin a chouette, from the throws for the seats on. */
export const beginChouette: Post<"beginChouette"> = /* @__PURE__ */ post("/v1/chouette/begin");
export const advanceChouette: Post<"advanceChouette"> = /* @__PURE__ */ post("/v1/chouette/advance");
/** Who may do what in a chouette. */
export const readChouette: Post<"readChouette"> = /* @__PURE__ */ post("/v1/chouette");
export const readChouetteById: Get<"readChouetteById"> = /* @__PURE__ */ get("/v1/chouette/{}");
/** Many operations in one request; each has its own status. */
export const runBatch: Post<"runBatch"> = /* @__PURE__ */ post("/v1/batch");
/** All games with their options. */
export const listVariants: GetAll<"listVariants"> = /* @__PURE__ */ getAll("/v1/variants");
/** One game completely: set-up, routes, rules, options. */
export const getVariant: Get<"getVariant"> = /* @__PURE__ */ get("/v1/variants/{}");
/** The catalogue of all problems and faults. */
export const listProblems: GetAll<"listProblems"> = /* @__PURE__ */ getAll("/problems");
export const getProblem: Get<"getProblem"> = /* @__PURE__ */ get("/problems/{}");
/** Whether the process runs. */
export const getHealth: GetAll<"getHealth"> = /* @__PURE__ */ getAll("/healthz");
/** Whether the engine works. */
export const getReadiness: GetAll<"getReadiness"> = /* @__PURE__ */ getAll("/readyz");

/** The address of a picture, for `<img src>`. */
export function pictureUrl(service: Service, id: string, format: "svg" | "png" | "txt" = "svg", query: QueryOf<"drawSvgById"> = {}): string {
  return address(service, "/v1/picture/{}." + format, id, query);
}

// --- requests ---

/** A function that sends the body of an operation. */
export type Post<Op extends Operation> = (service: Service, request: RequestOf<Op>, call?: Call) => Promise<AnswerOf<Op>>;
/** A function that gets something by its id or name. */
export type Get<Op extends Operation, Answer = AnswerOf<Op>> = (
  service: Service,
  name: string,
  query?: QueryOf<Op>,
  call?: Call,
) => Promise<Answer>;
/** A function that gets something there is only one of. */
export type GetAll<Op extends Operation> = (service: Service, call?: Call) => Promise<AnswerOf<Op>>;
type Read<Answer> = (response: Response) => Promise<Answer>;

function post<Op extends Operation>(path: string): Post<Op> {
  return (service, request, call) => send(service, service.url + path, call, asJson<AnswerOf<Op>>, JSON.stringify(request));
}

function get<Op extends Operation, Answer>(path: string, read: Read<Answer> = asJson): Get<Op, Answer> {
  return (service, name, query, call) => send(service, address(service, path, name, query), call, read);
}

function getAll<Op extends Operation>(path: string): GetAll<Op> {
  return (service, call) => send(service, service.url + path, call, asJson<AnswerOf<Op>>);
}

function address(service: Service, path: string, name: string, query: object = {}): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(present.map(([key, value]) => [key, String(value)])).toString();
  return service.url + path.replace("{}", encodeURIComponent(name)) + (text && "?" + text);
}

function asJson<Answer>(response: Response): Promise<Answer> {
  return response.json() as Promise<Answer>;
}

function asText(response: Response): Promise<string> {
  return response.text();
}

async function send<Answer>(service: Service, url: string, call: Call = {}, read: Read<Answer>, body?: string): Promise<Answer> {
  const { retries = 2, longestWait = 30 } = service.settings;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await attemptOf(service, url, call, read, body);
    if (!(answer instanceof ProblemError)) return answer;
    const wait = answer.retryAfter;
    const isTemporary = answer.status === 429 || answer.status === 503;
    if (!isTemporary || wait === undefined || wait > longestWait || attempt >= retries) throw answer;
    await pause(wait * 1000, call.signal);
  }
}

/** One request: the answer, or the problem of the service. */
async function attemptOf<Answer>(
  service: Service,
  url: string,
  call: Call,
  read: Read<Answer>,
  body?: string,
): Promise<Answer | ProblemError> {
  const { timeout = 10_000, fetch: request = fetch } = service.settings;
  const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(call.signal ? [call.signal] : [])]);
  const headers = headersOf(service.settings, call, body);
  try {
    const response = await request(url, body === undefined ? { headers, signal } : { method: "POST", headers, body, signal });
    return response.ok ? await read(response) : await problemOf(response);
  } catch (error) {
    if (call.signal?.aborted || error instanceof NoAnswerError) throw error;
    throw new NoAnswerError(`${url}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function headersOf({ key, language }: Settings, call: Call, body?: string): Record<string, string> {
  const spoken = call.language ?? language;
  return {
    Accept: "application/json, */*;q=0.5",
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(spoken && { "Accept-Language": spoken }),
    ...(key && { Authorization: `Bearer ${key}` }),
  };
}

async function problemOf(response: Response): Promise<ProblemError> {
  if (!response.headers.get("Content-Type")?.startsWith("application/problem+json")) {
    throw new NoAnswerError(`${response.url}: status ${response.status} without a problem of the service`);
  }
  return new ProblemError((await response.json()) as Problem, secondsUntil(response.headers.get("Retry-After")));
}

/** `Retry-After` in seconds: a number, or a date. */
function secondsUntil(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Wait so long, or until the caller ends the call. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
    if (signal?.aborted) done();
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    }
  });
}
