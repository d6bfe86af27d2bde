import type { PlaceSort } from "@flaneur/domain";
import { CATEGORIES, mapCategories } from "./categories.ts";
import { type ListedValues, valuesOf } from "./compiled-filters.ts";
import type { BenchPlace } from "./places.ts";

export const isListed = ({ placeStatus }: BenchPlace): boolean => placeStatus !== "Permanently Closed";

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : Number(a > b));

/**
 * Returns the comparison of a sort. The places must be in the order of their ids, which a stable sort keeps for ties.
 */
function comparison({ field, order }: PlaceSort): (a: BenchPlace, b: BenchPlace) => number {
  const sign = order === "asc" ? 1 : -1;
  const keyOf = (place: BenchPlace): string | number | null => {
    switch (field) {
      case "name":
        return place.nameKey;
      case "type":
        return place.typeKey;
      case "travelTime":
      case "recommended":
        return null;
      default:
        return place[field];
    }
  };
  return (a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)];
    return x === null || y === null ? Number(x === null) - Number(y === null) : sign * compare(x, y);
  };
}

interface Order {
  /** The index of the place at each rank. */
  readonly places: Uint32Array;
  /** The rank of each place. */
  readonly ranks: Uint32Array;
}

/** Collects the values that listed places have. */
export function createValues() {
  const values = mapCategories(() => new Set<string>());
  return {
    values: values as ListedValues,
    see(place: BenchPlace): void {
      for (const category of CATEGORIES) for (const value of valuesOf(place, category)) values[category].add(value);
    },
  };
}

/** Places for engines that neither sort nor page by themselves. Each order is computed once, like an index. */
export function createListedPlaces() {
  const places: BenchPlace[] = [];
  const { values, see } = createValues();
  const orders = new Map<string, Order>();

  function orderOf(sort: PlaceSort): Order {
    const name = `${sort.field} ${sort.order}`;
    const before = orders.get(name);
    if (before !== undefined) return before;
    const compared = comparison(sort);
    const sorted = places.map((place, index) => ({ place, index })).sort((a, b) => compared(a.place, b.place));
    const order = {
      places: Uint32Array.from(sorted, ({ index }) => index),
      ranks: new Uint32Array(places.length),
    };
    for (const [rank, index] of order.places.entries()) order.ranks[index] = rank;
    orders.set(name, order);
    return order;
  }

  return {
    places,
    values,
    orderOf,
    add(batch: readonly BenchPlace[]): readonly BenchPlace[] {
      const listed = batch.filter(isListed);
      for (const place of listed) {
        places.push(place);
        see(place);
      }
      return listed;
    },
    /** Returns the ids of one page of the places at these indexes. */
    page(indexes: readonly number[], sort: PlaceSort, page: number, limit: number): readonly string[] {
      const order = orderOf(sort);
      const ranks = Uint32Array.from(indexes, (index) => order.ranks[index] ?? 0).sort();
      return Array.from(ranks.subarray((page - 1) * limit, page * limit), (rank) => {
        const place = places[order.places[rank] ?? 0];
        return place?.id ?? "";
      });
    },
  };
}
