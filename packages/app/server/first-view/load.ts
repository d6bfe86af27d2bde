import type { ParisTime } from "@flaneur/domain";
import { type Fetch, type Logger, REQUEST_ID_HEADER, setForwardedFor } from "@flaneur/server-kit";
import { z } from "zod";
import type { GraphRequest } from "../../src/graph/graph-request.ts";
import { firstQueries } from "./queries.ts";

/** The data of a query's result, and the key by which the app's client finds it. */
export interface FirstResult {
  readonly key: string;
  readonly data: unknown;
}

/**
 * How long a page waits for its first view's data; without them the browser fetches them itself. From the same busy
 * server they would come no sooner, and without JavaScript not at all; a server that hangs must not hold the page.
 */
const DEADLINE_MS = 3_000;

const Result = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() });

interface LoadOptions {
  /** The graph, in this process or through a proxy. */
  readonly graph: Fetch;
  readonly logger: Logger;
  /** The client's address, for the limits of the api; null when nobody knows it. */
  readonly clientAddressOf: (request: Request) => string | null;
}

/**
 * Loads what the app will ask for first, so that the page brings it along. Without the caller's token, which no page
 * request carries. A query that fails or takes too long is left out: a page is worth more than its data.
 */
export function createLoader({ graph, logger, clientAddressOf }: LoadOptions) {
  return async (request: Request, now: ParisTime): Promise<readonly FirstResult[]> => {
    const headers = new Headers({ "content-type": "application/json", accept: "application/json" });
    const requestId = request.headers.get(REQUEST_ID_HEADER);
    if (requestId !== null) headers.set(REQUEST_ID_HEADER, requestId);
    setForwardedFor(headers, clientAddressOf(request));
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const load = async ({ key, body: query }: GraphRequest): Promise<readonly FirstResult[]> => {
      const body = JSON.stringify(query);
      const response = await graph(
        new Request("http://graph.internal/graphql", { method: "POST", headers, body, signal }),
      );
      const result = Result.safeParse(await response.json());
      return result.success ? [{ key, data: result.data.data }] : [];
    };
    const results = await Promise.all(
      firstQueries(new URL(request.url), now).map((query) =>
        inTime(load(query), signal).catch((error: unknown) => {
          logger.warn({ err: error, requestId }, "a page is sent without its first data");
          return [];
        }),
      ),
    );
    return results.flat();
  };
}

/** A part in this process does not heed a signal, so the wait for it ends. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = Promise.withResolvers<never>();
  const expire = () => late.reject(signal.reason);
  signal.addEventListener("abort", expire, { once: true });
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    signal.removeEventListener("abort", expire);
  }
}
