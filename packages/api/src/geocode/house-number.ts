import type { Coordinates } from "@flaneur/domain";
import { COMMON_SUFFIXES } from "../reference/gazetteer-format.ts";
import type { House, KnownStreet } from "./known-street.ts";

/** The position of a number on a street: its house, a point computed from other numbers, or only the street. */
export type Found =
  | { readonly kind: "house"; readonly house: House }
  /**
   * The point is stated by the gazetteer, or computed between two of its numbers. The gazetteer is compiled so that the
   * point is within 20 m of the house.
   */
  | { readonly kind: "near"; readonly at: Coordinates }
  | { readonly kind: "estimated"; readonly at: Coordinates }
  /**
   * `away` is the difference to the nearest known number, on the same side of the street if that side has any; Infinity
   * when no number is known. `end` is the position of that number, if `away` is at most FURTHEST; otherwise null.
   */
  | { readonly kind: "street"; readonly away: number; readonly end: Coordinates | null };

/**
 * Differences of house numbers: WIDEST_GAP is the largest difference of two known houses between which a number is
 * interpolated; FURTHEST is the largest `away` for which `end` is returned.
 */
const WIDEST_GAP = 40;
const FURTHEST = 10;

type Numbered = Coordinates & { readonly number: number };

/**
 * Finds the position of a number on a street. Returns the kind `house` only for a house with this number and suffix;
 * a position that is derived from other houses or numbers has another kind.
 */
export function findNumber(
  { houses, isRegistered, anchors, suffixed }: Pick<KnownStreet, "houses" | "isRegistered" | "anchors" | "suffixed">,
  number: number,
  suffix: string,
): Found {
  const sameNumber = houses.filter((house) => house.number === number);
  const exact = sameNumber.find((house) => house.suffix === suffix);
  if (exact !== undefined) return { kind: "house", house: exact };
  const between = interpolate(anchors, number, Number.POSITIVE_INFINITY);
  // A number that a register lacks may not exist, so it is only estimated below. Without a register, the gazetteer
  // determines the point of a number without a suffix or with a common one.
  if (!isRegistered && (suffix === "" || COMMON_SUFFIXES.has(suffix))) {
    const own = suffixed.find((one) => one.number === number && one.suffix === suffix);
    const at = own === undefined ? between : pointOf(own);
    if (at !== null) return { kind: "near", at };
  }
  const [sibling] = sameNumber.toSorted((a, b) => (a.suffix < b.suffix ? -1 : 1));
  if (sibling !== undefined) return { kind: "estimated", at: pointOf(sibling) };
  const at = interpolate(houses, number, WIDEST_GAP) ?? between;
  if (at !== null) return { kind: "estimated", at };
  const known = [...houses, ...anchors];
  const next = nearest(sameSide(known, number), number) ?? nearest(known, number);
  if (next === undefined) return { kind: "street", away: Number.POSITIVE_INFINITY, end: null };
  const away = Math.abs(next.number - number);
  return { kind: "street", away, end: away <= FURTHEST ? pointOf(next) : null };
}

const pointOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

/** Returns the numbers on the same side: even numbers are on one side of a street, odd numbers on the other. */
const sameSide = (known: readonly Numbered[], number: number): readonly Numbered[] =>
  known.filter((one) => one.number % 2 === number % 2);

/**
 * Interpolates the point of a number between its neighbours; null outside the known numbers of its side, and in a gap
 * wider than `widestGap`.
 */
function interpolate(known: readonly Numbered[], number: number, widestGap: number): Coordinates | null {
  const side = sameSide(known, number);
  const below = nearest(
    side.filter((one) => one.number <= number),
    number,
  );
  const above = nearest(
    side.filter((one) => one.number >= number),
    number,
  );
  if (below === undefined || above === undefined || above.number - below.number > widestGap) return null;
  const share = (number - below.number) / Math.max(above.number - below.number, 1);
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    latitude: between(below.latitude, above.latitude),
    longitude: between(below.longitude, above.longitude),
  };
}

const nearest = (known: readonly Numbered[], number: number): Numbered | undefined =>
  known.reduce<Numbered | undefined>(
    (best, one) => (best === undefined || Math.abs(one.number - number) < Math.abs(best.number - number) ? one : best),
    undefined,
  );
