import { compareCodePoints } from "@flaneur/domain";
import type { Claim, PlaceFields } from "../db/place-fields.ts";
import { type Enriched, PLACE_FIELDS, type PlaceField } from "../db/place-fields.ts";
import { FILE_SOURCES, OPERATOR, OSM_EXTRACT } from "../reference/sources.ts";
import { derivedStatusDate, isStated, keyOf, MAX_CLAIMS } from "./claims.ts";

/**
 * Ranks of the sources, best first: operators, the curated places, their OpenStreetMap extract, sources that `--source`
 * names, imported OpenStreetMap data, files without a source name, and Google's lists of saved places.
 */
const RANKS: ReadonlyMap<string, number> = new Map([
  [OPERATOR, 0],
  ["seed", 1],
  [OSM_EXTRACT, 2],
  ["osm", 4],
  ...FILE_SOURCES.map((source) => [source, source === "google" ? 6 : 5] as const),
]);
const NAMED = 3;

const rankOf = ({ source }: Claim): number => RANKS.get(source) ?? NAMED;
const isOperator = ({ source }: Claim): boolean => source === OPERATOR;
/**
 * Whether a claim is of an operator, the curated places or their OpenStreetMap extract. Capitals in its name are
 * intended, and none of its fields is weak.
 */
const hasIntendedCapitals = (claim: Claim): boolean => rankOf(claim) <= 2;

/** Whether a text has at least five letters, all of them capitals: `LE CAFE NOIR`. Short names are often acronyms. */
const isInCapitals = (text: string): boolean =>
  text === text.toUpperCase() && (text.match(/\p{Lu}/gu) ?? []).length >= 5;

function isWeak(claim: Claim, field: PlaceField): boolean {
  if (hasIntendedCapitals(claim)) return false;
  const { name, address } = claim.fields;
  if (field === "name" && name !== undefined && isInCapitals(name)) return true;
  // The address follows the coordinates, and an address without a street is worse than an address with a street.
  if (field === "coordinates") return address === undefined || /^(?:\d{5} )?Paris$/.test(address);
  return (claim.weak ?? []).some((weak) => weak === field);
}

/** Whether a claim has a value for a field. An operator's claim also counts when it empties the field. */
const hasValue = (claim: Claim, field: PlaceField): boolean =>
  isOperator(claim) ? claim.fields[field] !== undefined : isStated(claim.fields, field);

/** Whether a claim states that a place has closed. Such a claim outranks all claims but those of operators. */
const isClosure = (claim: Claim): boolean => claim.fields.placeStatus === "Permanently Closed";

/** Sorts the claims with a value for a field, the best first. The order of the imports has no influence. */
function rankClaims(claims: readonly Claim[], field: PlaceField): readonly Claim[] {
  const closure = (claim: Claim) => (field === "placeStatus" && isClosure(claim) && !isOperator(claim) ? 0 : 1);
  return claims
    .filter((claim) => hasValue(claim, field))
    .toSorted(
      (a, b) =>
        Number(isOperator(b)) - Number(isOperator(a)) ||
        closure(a) - closure(b) ||
        Number(isWeak(a, field)) - Number(isWeak(b, field)) ||
        rankOf(a) - rankOf(b) ||
        Number(a.merged === true) - Number(b.merged === true) ||
        compareKeys(a, b),
    );
}

/** Compares claims of one rank. A later month of an extract is better. Otherwise the order only has to be fixed. */
function compareKeys(a: Claim, b: Claim): number {
  const order = compareCodePoints(keyOf(a), keyOf(b));
  return a.source === OSM_EXTRACT && b.source === OSM_EXTRACT ? -order : order;
}

/**
 * Maps a field to its leader. The claims are ranked for the leader, and the field comes from the first of them that
 * states the field, so that both agree if possible: an address belongs to its point. `winnerOf` has the exceptions.
 */
const LEADERS: Partial<Readonly<Record<PlaceField, PlaceField>>> = {
  address: "coordinates",
  arrondissement: "coordinates",
  googleMapsUrl: "coordinates",
  statusDate: "placeStatus",
};

/** Returns the claim that determines a field. */
function winnerOf(claims: readonly Claim[], field: PlaceField): Claim | undefined {
  const byHand = rankClaims(claims.filter(isOperator), field)[0];
  if (byHand !== undefined) return byHand;
  const leader = LEADERS[field];
  if (leader === undefined) return rankClaims(claims, field)[0];
  const leading = rankClaims(claims, leader);
  // The day of a status belongs to that status alone.
  if (field === "statusDate") return leading.slice(0, 1).find((claim) => hasValue(claim, field));
  return leading.find((claim) => claim.fields[field] !== undefined) ?? rankClaims(claims, field)[0];
}

const EMPTY: PlaceFields = {
  name: "",
  otherNames: [],
  types: [],
  tags: [],
  address: "",
  arrondissement: null,
  coordinates: null,
  googleMapsUrl: null,
  description: null,
  website: null,
  phone: null,
  bookingUrl: null,
  menuUrl: null,
  openingHours: null,
  wheelchair: null,
  mediaUrls: [],
  placeStatus: "Open",
  statusDate: null,
  rating: null,
};

export interface Composed {
  readonly fields: PlaceFields;
  readonly enriched: Enriched;
  /** The claim that each field comes from; a field that no source states is left out. */
  readonly winners: ReadonlyMap<PlaceField, Claim>;
}

/**
 * Composes a place from what its sources state; see `winnerOf`.
 * @param own the key of the place's own source, which `enriched` leaves out.
 */
export function compose(claims: readonly Claim[], own: string): Composed {
  const winners = new Map(
    PLACE_FIELDS.flatMap((field) => {
      const winner = winnerOf(claims, field);
      return winner === undefined ? [] : [[field, winner] as const];
    }),
  );
  const entries = [...winners].map(([field, claim]) => [field, claim.fields[field]]);
  const fields: PlaceFields = { ...EMPTY, ...Object.fromEntries(entries) };
  const enriched: Enriched = Object.fromEntries(
    [...winners].filter(([, claim]) => keyOf(claim) !== own).map(([field, claim]) => [field, keyOf(claim)]),
  );
  return { fields: withStatusDate(fields, winners.get("placeStatus")), enriched, winners };
}

/**
 * Adds the missing day of a dated status if the day of its source is known, and removes the day of any other status.
 */
function withStatusDate(fields: PlaceFields, source: Claim | undefined): PlaceFields {
  const { placeStatus, statusDate } = fields;
  const isDated = placeStatus === "Just Opened" || placeStatus === "Opening Soon";
  if (!isDated) return statusDate === null ? fields : { ...fields, statusDate: null };
  if (statusDate !== null || source === undefined) return fields;
  return { ...fields, statusDate: derivedStatusDate(placeStatus, source.date) };
}

/** Returns at most MAX_CLAIMS claims: first those of operators, of the place's own source and of merged places. */
export function boundedClaims(claims: readonly Claim[], own: string): readonly Claim[] {
  if (claims.length <= MAX_CLAIMS) return claims;
  const first = (claim: Claim) => (isOperator(claim) || keyOf(claim) === own || claim.merged === true ? 0 : 1);
  return claims
    .toSorted((a, b) => first(a) - first(b) || rankOf(a) - rankOf(b) || compareCodePoints(keyOf(a), keyOf(b)))
    .slice(0, MAX_CLAIMS);
}

/** Returns the best ranked claim that could be a place by itself. */
export const completeClaim = (claims: readonly Claim[]): Claim | undefined =>
  rankClaims(claims, "name").find(
    ({ source, fields: { types, coordinates, address } }) =>
      source !== OSM_EXTRACT &&
      types !== undefined &&
      types.length > 0 &&
      (coordinates ?? null) !== null &&
      address !== undefined,
  );
