import {
  bytesOfKept,
  type KeptBody,
  keepBody,
  keptResponse,
  preferredType,
  REQUEST_ID_HEADER,
} from "@flaneur/server-kit";
import type { Documents } from "../documents/documents.ts";
import { RESULT_TYPES } from "../graph.ts";
import type { OperationRecord } from "../request/operation-log.ts";
import { createSharedCache, STALE_IF_ERROR_S } from "./shared-cache.ts";

/** How long a cache in front of the gateway may use an old result while it loads a new result, in seconds. */
const STALE_WHILE_REVALIDATE_S = 10;
/** The request headers that a response depends on. */
const VARIES_BY = "Accept, Authorization, Accept-Encoding";

/** The largest number of bytes of all kept results together. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A result as it is sent. */
interface StoredResult {
  readonly body: KeptBody;
  /** The name of the operation, for the log and the metrics of requests that the cache responds to. */
  readonly operation: string | null;
  /** The time at which the result was computed, in milliseconds since the epoch. */
  readonly storedAt: number;
}

type OnLookUp = (cache: "results", result: "hit" | "miss") => void;

/** Executes a request to the graph, and fills in the record of the operation. */
type Execute = (request: Request) => Promise<Response>;

/** The parameters that a shared result depends on. */
const PARAMETERS = ["documentId", "operationName", "variables"] as const;

/** All that a shared result depends on, except the data of the API. The URL has no parameters but PARAMETERS. */
interface SharedRequest {
  readonly url: URL;
  readonly freshSeconds: number;
}

/** Responses to requests whose results are the same for all callers. */
export interface SharedResults {
  /**
   * Responds to a request, from the cache if possible. Returns null if the request is not a GET, has a token or a
   * position, or names no document with shared results.
   */
  respond(request: Request, record: OperationRecord, execute: Execute): Promise<Response> | null;
  purge(): void;
}

/** Whether variables contain the position of a visitor. Our app sends positions by POST only. */
function hasPosition(variables: string): boolean {
  try {
    const { origin } = JSON.parse(variables) ?? {};
    return origin !== undefined && origin !== null;
  } catch {
    // The gateway refuses these variables.
    return true;
  }
}

const isOutage = ({ errors }: OperationRecord): boolean => errors.some((code) => code.startsWith("UPSTREAM_"));

export function createSharedResults(documents: Documents, onLookUp: OnLookUp): SharedResults {
  const cache = createSharedCache<StoredResult, Response>({
    maxBytes: MAX_BYTES,
    bytesOf: ({ body }) => bytesOfKept(body),
  });

  /** Returns what a GET request asks for, or null if its result may not be shared. */
  function sharedRequest(request: Request): SharedRequest | null {
    if (request.method !== "GET" || request.headers.has("authorization")) return null;
    const url = new URL(request.url);
    const given = PARAMETERS.flatMap((name) => {
      const value = url.searchParams.get(name);
      return value === null ? [] : [[name, value]];
    });
    url.search = new URLSearchParams(given).toString();
    if (hasPosition(url.searchParams.get("variables") ?? "{}")) return null;
    const freshSeconds = documents.find(url.searchParams.get("documentId") ?? "")?.freshSeconds ?? null;
    return freshSeconds === null ? null : { url, freshSeconds };
  }

  async function respond(
    request: Request,
    { url, freshSeconds }: SharedRequest,
    type: string,
    record: OperationRecord,
    execute: Execute,
  ): Promise<Response> {
    const found = await cache.find(url.search, freshSeconds * 1_000, async () => {
      // The executed request has the key and the media type, and nothing else of its sender: others receive its result.
      const headers = { accept: type, [REQUEST_ID_HEADER]: record.requestId };
      const response = await execute(new Request(url, { headers }));
      const isResult = response.status === 200 && response.headers.get("content-type")?.startsWith(`${type};`);
      if (!isResult || record.errors.length > 0) return { own: response, isOutage: isOutage(record) };
      const body = keepBody(new Uint8Array(await response.arrayBuffer()));
      return { value: { body, operation: record.operation, storedAt: Date.now() } };
    });
    onLookUp("results", found.kind === "hit" ? "hit" : "miss");
    if (found.kind === "own") return found.own;
    record.operation = found.value.operation;
    return await responseOf(request, found.value, { type, freshSeconds });
  }

  return {
    respond: (request, record, execute) => {
      const shared = sharedRequest(request);
      const type = preferredType(request.headers.get("accept"), RESULT_TYPES);
      return shared === null || type === null ? null : respond(request, shared, type, record, execute);
    },
    purge: cache.purge,
  };
}

interface Sent {
  readonly type: string;
  readonly freshSeconds: number;
}

function responseOf(request: Request, result: StoredResult, { type, freshSeconds }: Sent): Promise<Response> {
  const { body, storedAt } = result;
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": `public, max-age=${freshSeconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_S}, stale-if-error=${STALE_IF_ERROR_S}`,
    // A cache in front of the gateway subtracts this age from the time for which the result is fresh.
    Age: String(Math.floor((Date.now() - storedAt) / 1_000)),
    Vary: VARIES_BY,
  };
  return keptResponse(request, body, { headers });
}
