import type { Coordinates } from "@flaneur/domain";
import type { House, KnownStreet } from "./known-street.ts";

/** Where a number lies on a street: its house, a point between two others, the nearest house, or only the street. */
export type Found =
  | { readonly kind: "house"; readonly house: House; readonly isExact: boolean }
  | { readonly kind: "between"; readonly at: Coordinates }
  /** `away`: the difference to the nearest number; Infinity where none is known. */
  | { readonly kind: "street"; readonly away: number };

/** Numbers further apart than WIDEST_GAP are not interpolated between; one further away than FURTHEST is no result. */
const WIDEST_GAP = 40;
const FURTHEST = 10;

/** Finds a number among the houses of a street. */
export function findNumber({ houses }: Pick<KnownStreet, "houses">, number: number, suffix: string): Found {
  const sameNumber = houses.filter((house) => house.number === number);
  const exact = sameNumber.find((house) => house.suffix === suffix);
  if (exact !== undefined) return { kind: "house", house: exact, isExact: true };
  const [sibling] = sameNumber.toSorted((a, b) => (a.suffix < b.suffix ? -1 : 1));
  if (sibling !== undefined) return { kind: "house", house: sibling, isExact: false };

  // Even numbers stand on one side, odd ones on the other.
  const side = houses.filter((house) => house.number % 2 === number % 2);
  const below = nearest(
    side.filter((house) => house.number < number),
    number,
  );
  const above = nearest(
    side.filter((house) => house.number > number),
    number,
  );
  if (below !== undefined && above !== undefined && above.number - below.number <= WIDEST_GAP) {
    const share = (number - below.number) / (above.number - below.number);
    const between = (from: number, to: number) => from + (to - from) * share;
    const at = {
      latitude: between(below.latitude, above.latitude),
      longitude: between(below.longitude, above.longitude),
    };
    return { kind: "between", at };
  }
  const next = nearest(side, number) ?? nearest(houses, number);
  const away = next === undefined ? Number.POSITIVE_INFINITY : Math.abs(next.number - number);
  return next !== undefined && away <= FURTHEST
    ? { kind: "house", house: next, isExact: false }
    : { kind: "street", away };
}

const nearest = (houses: readonly House[], number: number): House | undefined =>
  houses.reduce<House | undefined>(
    (best, house) =>
      best === undefined || Math.abs(house.number - number) < Math.abs(best.number - number) ? house : best,
    undefined,
  );
