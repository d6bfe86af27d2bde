import { acceptsBrotli, isWorthCompressing, keptBrotli, markAsBrotli } from "@flaneur/server-kit";
import type { Documents } from "../documents/documents.ts";
import type { OperationRecord } from "../request/operation-log.ts";
import { createSharedCache, etagOf, STALE_IF_ERROR_S } from "./shared-cache.ts";

/** How long a cache in front of the gateway may use an old result while it loads a new result, in seconds. */
const STALE_WHILE_REVALIDATE_S = 10;
/** The request headers that a response depends on. */
const VARIES_BY = "Accept, Authorization, Accept-Encoding";

/** The largest number of bytes of all kept results together. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A result as it is sent. */
interface StoredResult {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Returns the compressed body. The first call compresses it; later calls return the same result. */
  readonly brotli: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly etag: string;
  /** The name of the operation, for the log and the metrics of requests that the cache responds to. */
  readonly operation: string | null;
  /** The time at which the result was computed, in milliseconds since the epoch. */
  readonly storedAt: number;
}

type OnLookUp = (cache: "results", result: "hit" | "miss") => void;

/** Executes a request to the graph. */
type Execute = (record: OperationRecord) => Promise<Response>;

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
    // The compressed body is counted, too, with a third of the size of the JSON.
    bytesOf: ({ body }) => Math.ceil((body.byteLength * 4) / 3),
  });

  async function respond(request: Request, record: OperationRecord, freshSeconds: number, execute: Execute) {
    const { searchParams } = new URL(request.url);
    const key = [
      searchParams.get("documentId"),
      searchParams.get("operationName"),
      searchParams.get("variables"),
      request.headers.get("accept")?.includes("application/graphql-response+json") ?? false,
    ].join("\n");
    const found = await cache.find(key, freshSeconds * 1_000, async () => {
      const response = await execute(record);
      if (response.status !== 200 || record.errors.length > 0) return { own: response, isOutage: isOutage(record) };
      const body = new Uint8Array(await response.arrayBuffer());
      const contentType = response.headers.get("content-type") ?? "application/json";
      let compressing: Promise<Uint8Array<ArrayBuffer>> | null = null;
      const brotli = () => {
        compressing ??= keptBrotli(body);
        return compressing;
      };
      return {
        value: { body, brotli, contentType, etag: etagOf(body), operation: record.operation, storedAt: Date.now() },
      };
    });
    onLookUp("results", found.kind === "hit" ? "hit" : "miss");
    if (found.kind === "own") return found.own;
    record.operation = found.value.operation;
    return responseOf(request, found.value, freshSeconds);
  }

  return {
    respond: (request, record, execute) => {
      if (request.method !== "GET" || request.headers.has("authorization")) return null;
      const { searchParams } = new URL(request.url);
      if (hasPosition(searchParams.get("variables") ?? "{}")) return null;
      const freshSeconds = documents.find(searchParams.get("documentId") ?? "")?.freshSeconds ?? null;
      return freshSeconds === null ? null : respond(request, record, freshSeconds, execute);
    },
    purge: cache.purge,
  };
}

async function responseOf(request: Request, result: StoredResult, freshSeconds: number): Promise<Response> {
  const { body, brotli, contentType, etag, storedAt } = result;
  const headers = new Headers({
    "Content-Type": contentType,
    "Cache-Control": `public, max-age=${freshSeconds}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_S}, stale-if-error=${STALE_IF_ERROR_S}`,
    // A cache in front of the gateway subtracts this age from the time for which the result is fresh.
    Age: String(Math.floor((Date.now() - storedAt) / 1_000)),
    ETag: etag,
    Vary: VARIES_BY,
  });
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  if (!acceptsBrotli(request) || !isWorthCompressing(body)) return new Response(body, { headers });
  markAsBrotli(headers);
  return new Response(await brotli(), { headers });
}
