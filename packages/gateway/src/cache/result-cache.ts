import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Bytes of all kept results. */
const MAX_BYTES = 32 * 1024 * 1024;
/** How long a result is kept for the case that no newer one can be computed (stale-if-error), in seconds. */
export const STALE_IF_ERROR_S = 3_600;

/** A result as it is sent. */
export interface StoredResult {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly etag: string;
  /** The time at which it was computed, in milliseconds. */
  readonly storedAt: number;
}

/** The computed result of a request, or the response of a failure, which belongs to its caller. */
type Computed =
  | { readonly result: StoredResult }
  | { readonly response: Response /** Whether the upstream has failed. */; readonly isOutage: boolean };

type Found =
  | { readonly kind: "hit" | "stale" | "computed"; readonly result: StoredResult }
  | { readonly kind: "own"; readonly response: Response };

interface ResultCache {
  /**
   * Returns the kept result, or computes it. Requests with the same key share one computation. A failure is not shared:
   * it may depend on the caller, such as a limit of requests.
   * @param freshMs How long a result is used, in milliseconds.
   */
  find(key: string, freshMs: number, compute: () => Promise<Computed>): Promise<Found>;
  /** Removes all results. A computation that has begun is not kept. */
  purge(): void;
  bytes(): number;
}

export function createResultCache(now: () => number): ResultCache {
  const kept = new LRUCache<string, StoredResult>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length,
  });
  const flights = new Map<string, Promise<Computed>>();

  function fly(key: string, compute: () => Promise<Computed>): Promise<Computed> {
    // After a purge the flight is no longer in the map: its result may be older than the purge.
    const isCurrent = () => flights.get(key) === flight;
    const flight = compute()
      .then((computed) => {
        if (isCurrent() && "result" in computed) kept.set(key, computed.result);
        return computed;
      })
      .finally(() => {
        if (isCurrent()) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  return {
    find: async (key, freshMs, compute) => {
      const known = kept.get(key);
      if (known !== undefined && now() - known.storedAt < freshMs) return { kind: "hit", result: known };
      const shared = flights.get(key);
      if (shared !== undefined) {
        const computed = await shared.catch(() => null);
        if (computed !== null && "result" in computed) return { kind: "hit", result: computed.result };
      }
      const computed = await (shared === undefined ? fly(key, compute) : compute());
      if ("result" in computed) return { kind: "computed", result: computed.result };
      const isUsable = known !== undefined && now() - known.storedAt < STALE_IF_ERROR_S * 1_000;
      return isUsable && computed.isOutage
        ? { kind: "stale", result: known }
        : { kind: "own", response: computed.response };
    },
    purge: () => {
      kept.clear();
      flights.clear();
    },
    bytes: () => kept.calculatedSize,
  };
}

export const etagOf = (body: Uint8Array): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
