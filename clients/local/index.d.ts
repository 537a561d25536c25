/** The rules inside the page: a connection like that of `connect(url)` of `backgammon-rules-client`, without a service. */

import type { Parts } from "./rules.js";

/** Settings of the connection; all have a default. */
export interface LocalSettings extends Parts {
  /** The language of all sentences: en, de, fr or it. Default: English. */
  language?: string;
  /** Milliseconds after which a request is given up; the first one waits until the rules are loaded. Default: 120000. */
  timeout?: number;
}

/** A connection: every function of `backgammon-rules-client` takes it in the place of a `Service`. */
export interface Local {
  readonly url: string;
  readonly settings: Readonly<{ language?: string; timeout: number; fetch: typeof fetch }>;
  /** Resolved when the rules are loaded; rejected if they cannot be. */
  readonly ready: Promise<void>;
  /** End the worker; requests that wait are rejected. */
  close(): void;
}

/** Start to load the rules, in a worker where there are workers. Requests wait until they are loaded. */
export function connectLocal(settings?: LocalSettings): Local;
