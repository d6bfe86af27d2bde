import { setTimeout } from "node:timers/promises";
import { messageOf, readAtMost, StartError } from "@flaneur/server-kit";
import { readResponse } from "./response.ts";

/** Identifies the product to the server, as its usage policy requires. */
const USER_AGENT = "Flaneur/0.1 (guide to Paris; npm run import -- osm)";

/** Status codes of a server that is busy: the query may succeed later. */
const BUSY: ReadonlySet<number> = new Set([429, 504]);

/** Bounds of all requests of an import. */
export const LIMITS = {
  /** Number of requests for one query. */
  attempts: 6,
  /** Milliseconds from a request to the end of its response. */
  requestMs: 5 * 60_000,
  /** Bytes of a decompressed response. */
  bytes: 64_000_000,
  /** Milliseconds before the second request, when the server names no time. Doubled for each further request. */
  waitMs: 15_000,
  /** The longest time that a server may name, in milliseconds. */
  longestWaitMs: 10 * 60_000,
  /** Milliseconds after which no further request is sent. */
  totalMs: 60 * 60_000,
};

export interface ClientOptions {
  readonly url: string;
  /** Receives a line about each wait. */
  readonly note: (line: string) => void;
  readonly limits?: Partial<typeof LIMITS>;
  /** Waits for some milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

export interface FetchedResponse {
  readonly body: Uint8Array;
  /** Ids of the elements, such as `node/1`. */
  readonly ids: readonly string[];
}

/** The reason to repeat a request. */
interface Failure {
  readonly why: string;
  /** The value of the header Retry-After, if the server has sent it. */
  readonly retryAfter: string | null;
}

/** Sends queries to an Overpass server, one at a time. */
export class OverpassClient {
  readonly #options: ClientOptions;
  readonly #limits: typeof LIMITS;
  readonly #end: number;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#end = Date.now() + this.#limits.totalMs;
  }

  /**
   * Returns the whole response to a query. Repeats the request while the server is busy or cannot be reached, and after
   * a response that was cut off.
   * @param name the name of the query in messages.
   * @throws StartError for a query that the server has stopped or refused, and when a limit is reached.
   */
  async fetch(name: string, query: string): Promise<FetchedResponse> {
    const { note, wait = setTimeout } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      const result = await this.#request(name, query);
      if ("ids" in result) return result;
      const ms = this.#waitFor(result, attempt);
      if (ms === null) throw this.#error(name, result.why);
      note(`${name}: ${result.why}. The next request is in ${Math.ceil(ms / 1000)} s.`);
      await wait(ms);
    }
  }

  /** Returns the milliseconds to wait before the next request; null when no request may follow. */
  #waitFor({ retryAfter }: Failure, attempt: number): number | null {
    const { attempts, longestWaitMs, waitMs } = this.#limits;
    const ms = millisecondsOf(retryAfter) ?? waitMs * 2 ** (attempt - 1);
    const isAllowed = attempt < attempts && ms <= longestWaitMs && Date.now() + ms < this.#end;
    return isAllowed ? ms : null;
  }

  async #request(name: string, query: string): Promise<FetchedResponse | Failure> {
    const { bytes, requestMs } = this.#limits;
    let body: Uint8Array | null;
    try {
      const response = await fetch(this.#options.url, {
        method: "POST",
        body: new URLSearchParams({ data: query }),
        headers: { "user-agent": USER_AGENT, accept: "application/json" },
        redirect: "manual",
        signal: AbortSignal.timeout(requestMs),
      });
      const { status } = response;
      if (!response.ok) await response.body?.cancel();
      if (BUSY.has(status))
        return { why: `the server is busy (${status})`, retryAfter: response.headers.get("retry-after") };
      if (!response.ok) throw this.#error(name, `the server responded with ${status}`);
      body = await readAtMost(response, bytes);
    } catch (error) {
      if (error instanceof StartError) throw error;
      return { why: `the server cannot be reached, or cut its response off (${messageOf(error)})`, retryAfter: null };
    }
    if (body === null) throw this.#error(name, `the response has more than ${bytes.toLocaleString("en")} bytes`);
    const response = readResponse(body);
    if (response.kind === "whole") return { body, ids: response.ids };
    if (response.kind === "cut") return { why: "the response is cut off, or no JSON of Overpass", retryAfter: null };
    throw this.#error(name, `the server stopped with '${response.remark.slice(0, 200)}'`);
  }

  /** The error names only the host: the URL may contain a key. */
  #error(name: string, why: string): StartError {
    const { host } = new URL(this.#options.url);
    return new StartError(
      `${name} could not be fetched from ${host}: ${why}. Nothing was imported. What was fetched is kept for a day: run the command again later.`,
    );
  }
}

/** Parses the header Retry-After: a number of seconds, or a time. */
function millisecondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
