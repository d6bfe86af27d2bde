import type { ParisTime } from "@flaneur/domain";
import { type Fetch, type Logger, REQUEST_ID_HEADER, setForwardedFor } from "@flaneur/server-kit";
import { z } from "zod";
import type { GraphRequest } from "../../src/graph/graph-request.ts";
import { firstQueries } from "./queries.ts";

/** The data of a query, and the key by which the app's client finds them. */
export interface FirstResult {
  readonly key: string;
  readonly data: unknown;
}

/**
 * How long a page waits for the data of its first view, in milliseconds. After that the browser fetches the data
 * itself, so that a server that hangs does not block the page.
 */
const DEADLINE_MS = 3_000;

const Result = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() });

interface LoadOptions {
  /** The graph, in this process or through a proxy. */
  readonly graph: Fetch;
  readonly logger: Logger;
  /** The client's IP address, for the limits of the api, or null if it is unknown. */
  readonly clientAddressOf: (request: Request) => string | null;
  /** How long a page waits for its data, in milliseconds. @default 3 seconds */
  readonly deadlineMs?: number | undefined;
}

/**
 * Loads the results of the app's first queries, which the page then includes. The requests have no token, because a
 * page request carries none. A query that fails or takes too long is omitted: the page is sent without its data.
 */
export function createLoader({ graph, logger, clientAddressOf, deadlineMs = DEADLINE_MS }: LoadOptions) {
  return async (request: Request, now: ParisTime): Promise<readonly FirstResult[]> => {
    const headers = new Headers({ "content-type": "application/json", accept: "application/json" });
    const requestId = request.headers.get(REQUEST_ID_HEADER);
    if (requestId !== null) headers.set(REQUEST_ID_HEADER, requestId);
    setForwardedFor(headers, clientAddressOf(request));
    const signal = AbortSignal.timeout(deadlineMs);
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
        untilAborted(load(query), signal).catch((error: unknown) => {
          logger.warn({ err: error, requestId }, "a page is sent without its first data");
          return [];
        }),
      ),
    );
    return results.flat();
  };
}

/** Stops waiting on the signal: a part in this process does not support abort signals. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const expired = Promise.withResolvers<never>();
  const expire = () => expired.reject(signal.reason);
  signal.addEventListener("abort", expire, { once: true });
  try {
    return await Promise.race([work, expired.promise]);
  } finally {
    signal.removeEventListener("abort", expire);
  }
}
