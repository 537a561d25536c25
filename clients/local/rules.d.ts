/** The rules as a function of this thread: the service's own application, in Python that runs in WebAssembly. */

/** Where the parts are that are loaded; needed where the package is not installed by npm, and by bundlers. */
export interface Parts {
  /** The address of `rules.zip`. Default: beside this module. */
  archive?: string;
  /** The folder with the files of the npm package `pyodide`, ending in a slash. Default: the installed package. */
  pyodide?: string;
}

export interface Request {
  method: string;
  /** Path and query as after the host: `/v1/moves`. */
  target: string;
  headers: [name: string, value: string][];
  body: Uint8Array;
}

export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
}

/** What answers requests as the service would. */
export type Rules = (request: Request) => Answer;

/** Load Python and the rules; that takes seconds. */
export function load(parts?: Parts): Promise<Rules>;
