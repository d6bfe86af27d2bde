import type { Place } from "./place.ts";

const parts = (address: string): string[] =>
  address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * Matches the postcode, the city, the arrondissement and the country at the end of an address. Separators belong to the
 * part after them, and a match begins at the first of a run of separators. Otherwise the search would try every division
 * of a run, or every start in it.
 */
const TRAILING_CITY =
  /(?<![\s,])(?:[\s,]*\b75(?:0\d\d|116)\b)?(?:[\s,]*\bparis\b)?(?:[\s,]+\d{1,2}(?:er|e)?(?:\s+arr\S*)?)?(?:[\s,]+france)?[\s,]*$/i;

/**
 * Returns the address for a card (§2): without a trailing `75011 Paris, France`. An address of only these parts stays.
 */
export function cardAddress(address: string): string {
  const trimmed = address.trim();
  const match = TRAILING_CITY.exec(trimmed);
  if (match === null || !/75|paris/i.test(match[0])) return trimmed;
  const rest = trimmed.slice(0, match.index).trim();
  return rest === "" ? trimmed : rest;
}

/** Returns the query that a geocoder receives for a place (§2): street, arrondissement and 'Paris, France'. */
export const geocodingAddress = ({ address, arrondissement }: Pick<Place, "address" | "arrondissement">): string =>
  [cardAddress(address), arrondissement ?? "", "Paris, France"].filter((part) => part !== "").join(", ");

export interface StreetParts {
  /** The house number, such as `18`, `18 bis` or `5-7`; null when the address has none. */
  readonly houseNumber: string | null;
  readonly street: string;
}

/**
 * Splits an address into house number and street, which have a plaque each. Returns null when no street can be read.
 */
export function splitStreet(address: string): StreetParts | null {
  const first = parts(cardAddress(address))[0];
  if (first === undefined || /^(?:75\d{3}|paris|france)\b/i.test(first)) return null;
  const match = /^(\d+(?:\s?[-–/]\s?\d+)?(?:\s?(?:bis|ter|quater|[a-d](?=\s)))?),?\s+(.+)$/i.exec(first);
  if (match?.[1] !== undefined && match[2] !== undefined) return { houseNumber: match[1], street: match[2] };
  return /^\d+$/.test(first) ? null : { houseNumber: null, street: first };
}

/** Completes a typed address (§5): appends `, Paris, France` unless the address contains the word 'paris'. */
export function withCity(address: string): string {
  const trimmed = address.trim();
  return /\bparis\b/i.test(trimmed) ? trimmed : `${trimmed}, Paris, France`;
}
