import type { ParisTime, PlainSort } from "@flaneur/domain";
import { type Fetch, type Logger, REQUEST_ID_HEADER, setForwardedFor } from "@flaneur/server-kit";
import { z } from "zod";
import type { GraphRequest } from "../../src/graph/graph-request.ts";
import { firstQueries } from "./queries.ts";
import { type LoadedResult, readFilterOptions, readHasOthers } from "./read-results.ts";
import { shortenList } from "./shorten-list.ts";

/** The data of a page. */
export interface FirstData {
  /** The results that could be loaded, in the order of the queries. */
  readonly results: readonly LoadedResult[];
  /** The data of the first query, which the head of the page needs. Null if they could not be loaded. */
  readonly main: unknown;
  /** Whether all data of the page are loaded. */
  readonly isWhole: boolean;
  /** The order of a list that no question and no quick filter has made. */
  readonly plainSort: PlainSort;
  /** For how many milliseconds all shared results are fresh. Infinity if the gateway shares none of them. */
  readonly freshMs: number;
}

/**
 * How long a page waits for the data of its first view, in milliseconds. After that the browser fetches the data
 * itself, so that a server that hangs does not block the page.
 */
const DEADLINE_MS = 3_000;

/** The URL of the graph. The host is a placeholder, because `graph` does not use it. */
const GRAPH_URL = "http://graph.internal/graphql";
/** The status of the response when the gateway does not know a document id, because it was built from other sources. */
const UNKNOWN_DOCUMENT = 404;

const MAX_AGE = /\bmax-age=(\d+)/;

/** Returns for how many more milliseconds a shared result is fresh. Infinity for any other result. */
function freshMsOf({ headers }: Response): number {
  const [, seconds] = MAX_AGE.exec(headers.get("cache-control") ?? "") ?? [];
  return seconds === undefined ? Number.POSITIVE_INFINITY : (Number(seconds) - Number(headers.get("age") ?? 0)) * 1_000;
}

const Result = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() });

interface LoadOptions {
  /** The graph, in this process or through a proxy. */
  readonly graph: Fetch;
  /** The ids of the documents whose results the gateway keeps, by the names of their operations. @default none */
  readonly sharedIds?: ReadonlyMap<string, string> | undefined;
  readonly logger: Logger;
  /** The client's IP address, for the limits of the api, or null if it is unknown. */
  readonly clientAddressOf: (request: Request) => string | null;
  /** How long a page waits for its data, in milliseconds. @default 3 seconds */
  readonly deadlineMs?: number | undefined;
  /**
   * The order of a list that no question and no quick filter has made. @default 'Recommended' if places that are not
   * chosen are listed, and by name if all are
   */
  readonly plainSort?: PlainSort | undefined;
}

/**
 * Loads the results of the app's first queries, which the page then includes. The requests have no token, because a
 * page request carries none. A query that fails or takes too long is omitted: the page is sent without its data.
 */
export function createLoader({
  graph,
  sharedIds = new Map(),
  logger,
  clientAddressOf,
  deadlineMs,
  plainSort: setSort,
}: LoadOptions) {
  // The lists and places of earlier pages say whether places that are not chosen are listed: most pages then load their
  // list once. Of thousands of places by name, the first are those whose names begin with a digit.
  let learnedSort: PlainSort = "name";
  const plainSort = (): PlainSort => setSort ?? learnedSort;

  /** Sends a query by its id if the gateway keeps its results, so that pages share them. */
  async function send({ operationName, query, variables }: GraphRequest["body"], init: RequestInit): Promise<Response> {
    const documentId = sharedIds.get(operationName);
    if (documentId !== undefined) {
      const search = new URLSearchParams({ documentId, operationName, variables: JSON.stringify(variables) });
      const response = await graph(new Request(`${GRAPH_URL}?${search}`, init));
      if (response.status !== UNKNOWN_DOCUMENT) return response;
    }
    const body = JSON.stringify({ operationName, query, variables });
    return graph(new Request(GRAPH_URL, { ...init, method: "POST", body }));
  }

  return async (request: Request, now: ParisTime): Promise<FirstData> => {
    const headers = new Headers({ "content-type": "application/json", accept: "application/json" });
    const requestId = request.headers.get(REQUEST_ID_HEADER);
    if (requestId !== null) headers.set(REQUEST_ID_HEADER, requestId);
    setForwardedFor(headers, clientAddressOf(request));
    const signal = AbortSignal.timeout(deadlineMs ?? DEADLINE_MS);
    let freshMs = Number.POSITIVE_INFINITY;
    const load = async ({ key, body }: GraphRequest): Promise<readonly LoadedResult[]> => {
      const { operationName, variables } = body;
      const response = await send(body, { headers, signal });
      freshMs = Math.min(freshMs, freshMsOf(response));
      const result = Result.safeParse(await response.json());
      return result.success ? [{ key, operationName, variables, data: shortenList(result.data.data) }] : [];
    };
    const loadAll = async (queries: readonly GraphRequest[]): Promise<readonly LoadedResult[]> => {
      const results = queries.map((query) =>
        untilAborted(load(query), signal).catch((error: unknown) => {
          logger.warn({ err: error, requestId }, "a page is sent without its first data");
          return [];
        }),
      );
      return (await Promise.all(results)).flat();
    };
    const url = new URL(request.url);
    const asWritten = firstQueries(url, now, null, plainSort());
    const loaded = await loadAll(asWritten);
    const hasOthers = readHasOthers(loaded);
    if (hasOthers !== null) learnedSort = hasOthers ? "recommended" : "name";
    // A URL with types or tags that do not exist shows the listing without them.
    const queries = firstQueries(url, now, readFilterOptions(loaded), plainSort());
    const others = queries.filter(({ key }) => !asWritten.some((query) => query.key === key));
    const all = [...loaded, ...(await loadAll(others))];
    const results = queries.flatMap(({ key }) => all.filter((result) => result.key === key));
    const main = results.find(({ key }) => key === queries[0]?.key)?.data ?? null;
    return { results, main, isWhole: results.length === queries.length, plainSort: plainSort(), freshMs };
  };
}

/** Rejects when the signal aborts, even if the work continues: a part in this process does not support signals. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const expired = Promise.withResolvers<never>();
  const expire = () => expired.reject(signal.reason);
  signal.addEventListener("abort", expire, { once: true });
  if (signal.aborted) expire();
  try {
    return await Promise.race([work, expired.promise]);
  } finally {
    signal.removeEventListener("abort", expire);
  }
}
