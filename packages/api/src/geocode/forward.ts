import type { GeocodeResult } from "@flaneur/contract";
import { arrondissementNumber, type Coordinates, isTooLong, MAX_SEARCH_LENGTH } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import { type AddressQuery, parseAddressQuery } from "./address-query.ts";
import { isHouse, readingsOf } from "./address-readings.ts";
import { alternativesOf } from "./alternative-queries.ts";
import { areaOf } from "./areas.ts";
import { builtInStreets, keyOfStreet } from "./built-in-streets.ts";
import { streetsNamed } from "./known-streets.ts";
import { placesNamed } from "./named-places.ts";
import { isStation, isWellKnown, pointsNamed } from "./named-points.ts";
import { placeResults, placesOfPoint, pointResults } from "./named-results.ts";
import { isNonParisName } from "./non-paris-names.ts";
import { parseCoordinates } from "./pasted-coordinates.ts";
import { areaResult, pastedResult } from "./results.ts";
import { reverse } from "./reverse.ts";
import { similarResults } from "./similar-results.ts";
import { cornerResults, parseCorner } from "./street-corner.ts";
import { streetResults } from "./street-results.ts";
import { isSmallWord, spellingsOf } from "./street-words.ts";

const MAX_RESULTS = 5;
/** The largest number of parts of an address that `resultsOfParts` looks up, one after the other. */
const MAX_PARTS = 2;

/**
 * Geocodes a text that names coordinates, an address, a street, a corner of streets, a station, a sight, a place, an
 * arrondissement or the city. Returns results in Paris, the best first.
 */
export async function forward(db: Db, address: string): Promise<GeocodeResult[]> {
  const pasted = parseCoordinates(address);
  if (pasted !== null) return pastedResults(db, pasted);
  // Only links to maps may be longer than a search, and links with coordinates have been handled above.
  if (isTooLong(address, MAX_SEARCH_LENGTH)) return [];
  const corner = parseCorner(address);
  const corners = corner === null ? [] : cornerResults(corner);
  if (corner?.isNamed === true && corners.length > 0) return corners;
  const query = parseAddressQuery(address);
  if (query === null) return [];
  if (query.name === "" || isOnlyArticle(query))
    return query.isInParis ? [areaResult(areaOf(query.arrondissement))] : [];
  // An exact name takes precedence over a corner: 'Rue Pierre et Marie Curie' is one street.
  const exact = await exactResults(db, query);
  if (exact.length > 0 || corners.length > 0) return distinct(exact.length > 0 ? exact : corners);
  const alternatives = alternativesOf(query);
  for (const each of alternatives) {
    const found = await exactResults(db, each);
    if (found.length > 0) return distinct(found);
  }
  // A comparison with similar names is the dearest step: only one alternative is compared.
  const [shortest] = alternatives;
  const inShortest = shortest === undefined ? [] : await similarResults(db, shortest);
  const similar = inShortest.length > 0 ? inShortest : await similarResults(db, query);
  return distinct(similar.length > 0 ? similar : await resultsOfParts(db, query));
}

/**
 * Finds the house of an address that also has other parts, such as the name of a company: 'Le Bon Coin, 12 rue du Bac,
 * Paris'. The results are partial. Returns no results for an address that does not state that it is in Paris, or that
 * names another town.
 */
async function resultsOfParts(db: Db, query: AddressQuery): Promise<GeocodeResult[]> {
  const { segments, isInParis } = query;
  if (segments.length < 2 || !isInParis || segments.some(isNonParisName)) return [];
  for (const name of segments.filter(isHouse).slice(0, MAX_PARTS)) {
    const part = { ...query, name, segments: [name], readings: readingsOf(name) };
    const exact = await exactResults(db, part);
    const found = exact.length > 0 ? exact : await similarResults(db, part);
    if (found.length > 0) return found.map((result) => ({ ...result, partial_match: true }));
  }
  return [];
}

/** Returns the result for pasted coordinates. Some people write the longitude first, so both orders are tried. */
async function pastedResults(db: Db, { latitude, longitude }: Coordinates): Promise<GeocodeResult[]> {
  for (const at of [
    { latitude, longitude },
    { latitude: longitude, longitude: latitude },
  ]) {
    const [nearest] = await reverse(db, at);
    if (nearest !== undefined) return [pastedResult(at, nearest)];
  }
  return [];
}

/** Whether the text is an arrondissement with an article: 'le 11e'. */
const isOnlyArticle = ({ name, arrondissement }: AddressQuery): boolean =>
  arrondissement !== null && name.split(" ").every(isSmallWord);

function distinct(results: readonly GeocodeResult[]): GeocodeResult[] {
  const seen = new Set<string>();
  const isNew = ({ formatted_address }: GeocodeResult) =>
    !seen.has(formatted_address) && seen.add(formatted_address).size > 0;
  return results.filter(isNew).slice(0, MAX_RESULTS);
}

/**
 * Finds the points, places and streets with exactly this name. The order is: well-known points; places, streets and
 * stations, or stations and places if no street has the name; other points. Partial matches follow all whole matches.
 */
async function exactResults(db: Db, query: AddressQuery): Promise<GeocodeResult[]> {
  const named = pointsNamed(townHallName(query) ?? query.name);
  const sights = named.filter((one) => !isStation(one));
  const known = [...(await placesNamed(db, query.name)), ...(await placesOfPoint(db, query.name, sights[0]))];
  const streets = await exactStreets(db, query);
  const stations = pointResults(query, named.filter(isStation), []);
  const places = placeResults(query, known);
  return wholeFirst([
    ...pointResults(query, sights.filter(isWellKnown), known),
    ...(streets.length > 0 ? [...places, ...streets, ...stations] : [...stations, ...places]),
    ...pointResults(
      query,
      sights.filter((one) => !isWellKnown(one)),
      known,
    ),
  ]);
}

const isWhole = ({ partial_match }: GeocodeResult): boolean => partial_match === undefined;
const wholeFirst = (results: readonly GeocodeResult[]): GeocodeResult[] => [
  ...results.filter(isWhole),
  ...results.filter((result) => !isWhole(result)),
];

/**
 * Returns the name of a town hall; null for any other query. 'Mairie du 18e' is one name, although it ends like an
 * address in the 18th.
 */
function townHallName({ name, arrondissement }: AddressQuery): string | null {
  if (arrondissement === null || !/^mairie(?: du)?$/.test(name)) return null;
  const number = arrondissementNumber(arrondissement);
  return `mairie du ${number === 1 ? "1er" : `${number}e`}`;
}

/** Finds the streets that have exactly the name of an interpretation: the first interpretation that has results. */
async function exactStreets(db: Db, query: AddressQuery): Promise<GeocodeResult[]> {
  for (const reading of query.readings) {
    const builtIn = builtInStreets(reading.street).map(keyOfStreet);
    const streets = await streetsNamed(db, [...spellingsOf(reading.street), ...builtIn], reading.number);
    const same = streets.filter(({ key }) => key === reading.street || builtIn.includes(key));
    if (same.length > 0) return streetResults(query, reading, same, { kind: "same" });
  }
  return [];
}
