import type { Coordinates } from "../place.ts";
import { distanceKm } from "../travel.ts";

/** The ends of a walk that the visitor has chosen. */
export interface WalkEnds {
  /** The index of the first stop, or null if any stop may be the first one. */
  readonly first: number | null;
  /** The index of the last stop, or null if any stop may be the last one. It differs from `first`. */
  readonly last: number | null;
}

/** The shortest ways through a set of stops. A set is a bit mask of the indexes of its stops. */
interface ShortestWays {
  /** The length of the shortest way through the set `set` that ends at `stop`, at the index `set * stops + stop`. */
  readonly kms: Float64Array;
  /** The stop before the last one of this way, at the same index; -1 for the first stop. */
  readonly before: Int8Array;
}

/** Computes the shortest ways by the algorithm of Held and Karp, from smaller sets of stops to larger ones. */
function shortestWays(stops: readonly Coordinates[], from: Coordinates | null, first: number | null): ShortestWays {
  const count = stops.length;
  const between = stops.map((a) => stops.map((b) => distanceKm(a, b)));
  const sets = 2 ** count;
  const kms = new Float64Array(sets * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array(sets * count).fill(-1);
  stops.forEach((stop, index) => {
    if (first !== null && index !== first) return;
    kms[(1 << index) * count + index] = from === null ? 0 : distanceKm(from, stop);
  });
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < count; last++) {
      const km = kms[set * count + last] ?? Number.POSITIVE_INFINITY;
      if (km === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < count; next++) {
        if ((set & (1 << next)) !== 0) continue;
        const index = (set | (1 << next)) * count + next;
        const total = km + (between[last]?.[next] ?? 0);
        if (total < (kms[index] ?? 0)) {
          kms[index] = total;
          before[index] = last;
        }
      }
    }
  }
  return { kms, before };
}

/**
 * Returns the indexes of the stops in the order of the shortest way through all of them. The result is exact. The
 * computation takes more than twice as long with each further stop, so there may be at most `WALK.places` stops.
 * @param from The position of the visitor, if the walk begins there. Null if it begins at its first stop.
 */
export function shortestOrder(
  stops: readonly Coordinates[],
  from: Coordinates | null,
  { first, last }: WalkEnds,
): readonly number[] {
  const count = stops.length;
  const { kms, before } = shortestWays(stops, from, first);
  let set = 2 ** count - 1;
  let end = last ?? -1;
  if (last === null) {
    let least = Number.POSITIVE_INFINITY;
    for (let stop = 0; stop < count; stop++) {
      const km = kms[set * count + stop] ?? least;
      if (km < least) {
        least = km;
        end = stop;
      }
    }
  }
  const order: number[] = [];
  while (end !== -1) {
    order.unshift(end);
    const previous = before[set * count + end] ?? -1;
    set &= ~(1 << end);
    end = previous;
  }
  return isBackwards(order, from, first, last) ? order.reverse() : order;
}

/**
 * Whether an order must be reversed. A walk without fixed ends is as short in both directions, and begins at the end
 * that is earlier in the list.
 */
const isBackwards = (order: readonly number[], from: Coordinates | null, ...ends: readonly (number | null)[]) =>
  from === null && ends.every((end) => end === null) && (order[0] ?? 0) > (order.at(-1) ?? 0);
