import type { GeocodeResult } from "@flaneur/contract";
import type { AddressQuery } from "./address-query.ts";
import type { Reading } from "./address-readings.ts";
import { findNumber } from "./house-number.ts";
import type { KnownStreet } from "./known-street.ts";
import { houseResult, streetResult } from "./results.ts";
import { isExact, type Similarity } from "./similarity.ts";

/** Types of streets, the most likely first. They order streets whose names differ only in the type. */
const TYPES_BY_SIZE = ["place", "boulevard", "avenue", "rue"];

function sizeRank({ key }: KnownStreet): number {
  const index = TYPES_BY_SIZE.findIndex((type) => key.startsWith(`${type} `));
  return index === -1 ? TYPES_BY_SIZE.length : index;
}

interface Candidate {
  /** 0 if the house number exists in the street or the query has none. A higher rank means a less exact position. */
  readonly rank: number;
  readonly result: GeocodeResult;
}

/**
 * Creates results from streets whose names are equally similar to the name in the query. Streets outside the queried
 * arrondissement become results only if there is none inside it and their names are equal to the name in the query.
 */
export function streetResults(
  { arrondissement }: AddressQuery,
  reading: Reading,
  streets: readonly KnownStreet[],
  similarity: Similarity,
): GeocodeResult[] {
  const inArrondissement = streets.filter(
    (street) => arrondissement === null || street.arrondissement === arrondissement,
  );
  const isOutsideArrondissement = inArrondissement.length === 0;
  if (isOutsideArrondissement && similarity.kind !== "same") return [];
  const isPartial = isOutsideArrondissement || !isExact(similarity);
  const candidates = (isOutsideArrondissement ? streets : inArrondissement)
    // Misspelt names are in the order of their similarity.
    .toSorted((a, b) => (similarity.kind === "misspelt" ? 0 : sizeRank(a) - sizeRank(b)))
    .map((street) => candidateOf(street, reading, isPartial));
  const best = candidates.filter(({ rank }) => rank === 0);
  // A house number that exists in one of the streets excludes the other streets.
  const kept = best.length > 0 ? best : candidates.toSorted((a, b) => a.rank - b.rank);
  return kept.map(({ result }) => result);
}

function candidateOf(street: KnownStreet, { number, suffix }: Reading, isPartial: boolean): Candidate {
  if (number === null) return { rank: 0, result: streetResult(street, isPartial) };
  const found = findNumber(street, number, suffix);
  switch (found.kind) {
    case "house":
      return { rank: 0, result: houseResult(street, found.house, { isPartial }) };
    case "near":
    case "estimated": {
      const isEstimated = found.kind === "estimated";
      const house = { id: `${street.id}#${number}${suffix}`, number, suffix, ...found.at };
      return { rank: 1, result: houseResult(street, house, { isPartial: isPartial || isEstimated, isEstimated }) };
    }
    case "street":
      // For a street through several arrondissements, the part with the nearest numbers ranks first.
      return { rank: 3 + found.away, result: streetResult({ ...street, middle: found.end ?? street.middle }, true) };
  }
}
