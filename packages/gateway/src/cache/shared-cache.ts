import { LRUCache } from "lru-cache";

/** The age up to which a value is used if no newer value can be computed (stale-if-error), in seconds. */
export const STALE_IF_ERROR_S = 3_600;

/** A value that is the same for all callers. */
interface Stored {
  /**
   * The time from which the age of the value is counted, in milliseconds: when it was computed, or earlier if its data
   * are older.
   */
  readonly storedAt: number;
}

/** The computed value, or what belongs to one caller. */
export type Computed<Value extends Stored, Own> =
  | { readonly value: Value }
  | {
      readonly own: Own;
      /** Whether a kept value is returned instead, if one exists that is not older than STALE_IF_ERROR_S. */
      readonly isOutage: boolean;
    };

export type Found<Value extends Stored, Own> =
  | { readonly kind: "hit" | "stale" | "computed"; readonly value: Value }
  | { readonly kind: "own"; readonly own: Own };

interface SharedCacheOptions<Value> {
  /** The largest number of bytes of all kept values and their keys together. */
  readonly maxBytes: number;
  readonly bytesOf: (value: Value) => number;
}

export interface SharedCache<Value extends Stored, Own> {
  /**
   * Returns the kept value, or computes it. If the computation reports an outage, an older value is returned, if one is
   * kept and is not older than STALE_IF_ERROR_S. Requests with the same key share one computation and its value. A
   * result that belongs to one caller, such as a refusal because of too many requests, is not shared: each other
   * request then computes its own, and the value of the first of them is kept.
   * @param freshMs How long a value is used, in milliseconds.
   */
  find(key: string, freshMs: number, compute: () => Promise<Computed<Value, Own>>): Promise<Found<Value, Own>>;
  /** Removes all values. The value of a computation that has begun is not kept. */
  purge(): void;
}

/** Creates a cache of values that are the same for all callers. */
export function createSharedCache<Value extends Stored, Own>({
  maxBytes,
  bytesOf,
}: SharedCacheOptions<Value>): SharedCache<Value, Own> {
  const kept = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => bytesOf(value) + key.length,
  });
  const flights = new Map<string, Promise<Computed<Value, Own>>>();

  function fly(key: string, compute: () => Promise<Computed<Value, Own>>): Promise<Computed<Value, Own>> {
    // A purge removes the computation from the map. Its value is then not kept: it may be older than the purge.
    const isCurrent = () => flights.get(key) === flight;
    const flight = compute()
      .then((computed) => {
        if (isCurrent() && "value" in computed) kept.set(key, computed.value);
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
      const ageMs = known === undefined ? Number.POSITIVE_INFINITY : Date.now() - known.storedAt;
      if (known !== undefined && ageMs < freshMs) return { kind: "hit", value: known };
      const usable = ageMs < STALE_IF_ERROR_S * 1_000 ? known : undefined;
      const shared = flights.get(key);
      if (shared !== undefined) {
        const computed = await shared.catch(() => null);
        if (computed !== null && "value" in computed) return { kind: "hit", value: computed.value };
        // Another attempt would take as long as the first, and the caller would no longer wait for its result.
        if (computed?.isOutage && usable !== undefined) return { kind: "stale", value: usable };
      }
      const computed = await (flights.has(key) ? compute() : fly(key, compute));
      if ("value" in computed) return { kind: "computed", value: computed.value };
      return computed.isOutage && usable !== undefined
        ? { kind: "stale", value: usable }
        : { kind: "own", own: computed.own };
    },
    purge: () => {
      kept.clear();
      flights.clear();
    },
  };
}
