import type { GeocodeResult } from "./geocode.schemas.ts";
import { findNumber } from "./house-number.ts";
import type { KnownStreet } from "./known-street.ts";
import { isExact, type Likeness } from "./likeness.ts";
import type { Question, Reading } from "./question.ts";
import { houseResult, streetResult } from "./results.ts";

/** Which of several streets that share the name left out is likeliest meant. */
const TYPES_BY_SIZE = ["place", "boulevard", "avenue", "rue"];

function sizeRank({ key }: KnownStreet): number {
  const index = TYPES_BY_SIZE.findIndex((type) => key.startsWith(`${type} `));
  return index === -1 ? TYPES_BY_SIZE.length : index;
}

interface Candidate {
  /** 0 for what was asked, then further and further from it. */
  readonly rank: number;
  readonly result: GeocodeResult;
}

/**
 * Answers from streets of one name, or several that are equally likely meant: those in the arrondissement asked for.
 * Others only where the name was told in full: with both of them wrong, it is another street.
 */
export function streetResults(
  { arrondissement }: Question,
  reading: Reading,
  streets: readonly KnownStreet[],
  likeness: Likeness,
): GeocodeResult[] {
  const here = streets.filter((street) => arrondissement === null || street.arrondissement === arrondissement);
  const isElsewhere = here.length === 0;
  if (isElsewhere && likeness.kind !== "same") return [];
  const isPartial = isElsewhere || !isExact(likeness);
  const candidates = (isElsewhere ? streets : here)
    .toSorted((a, b) => sizeRank(a) - sizeRank(b))
    .map((street) => candidateOf(street, reading, isPartial));
  const best = candidates.filter(({ rank }) => rank === 0);
  // A number that stands in one of them leaves no doubt about the others.
  const kept = best.length > 0 ? best : candidates.toSorted((a, b) => a.rank - b.rank);
  return kept.map(({ result }) => result);
}

function candidateOf(street: KnownStreet, { number, suffix }: Reading, isPartial: boolean): Candidate {
  if (number === null) return { rank: 0, result: streetResult(street, isPartial) };
  const found = findNumber(street, number, suffix);
  switch (found.kind) {
    case "house":
      return {
        rank: found.isAsked ? 0 : 2,
        result: houseResult(street, found.house, { isPartial: isPartial || !found.isAsked }),
      };
    case "between": {
      const id = `${street.id}#${number}${suffix}`;
      const house = { id, number, suffix, ...found.at };
      return { rank: 1, result: houseResult(street, house, { isPartial: true, isBetween: true }) };
    }
    case "street":
      // Of a long street through several arrondissements, the part whose numbers come nearest.
      return { rank: 3 + found.away, result: streetResult(street, true) };
  }
}
