import type { GeocodeResult, AddressSuggestionBody as Suggestion } from "@flaneur/contract";
import { type Coordinates, fold } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import type { GazetteerPart, GazetteerPoint, GazetteerStreet } from "../reference/gazetteer-format.ts";
import { beginsAbbreviated } from "./abbreviated-words.ts";
import { type AddressQuery, isInArrondissement, parseAddressQuery } from "./address-query.ts";
import type { Reading } from "./address-readings.ts";
import { alternativesOf } from "./alternative-queries.ts";
import { areaOf } from "./areas.ts";
import { keyOfStreet } from "./built-in-streets.ts";
import { allGazetteerNames, type GazetteerName, gazetteerNamesLike, haveOtherWords } from "./gazetteer-names.ts";
import { findNumber } from "./house-number.ts";
import type { KnownStreet } from "./known-street.ts";
import { streetsNamed } from "./known-streets.ts";
import { type NamedPlace, placesBeginning } from "./named-places.ts";
import { isStation, stationName } from "./named-points.ts";
import { isSamePlace } from "./named-results.ts";
import { parseCoordinates } from "./pasted-coordinates.ts";
import { matchPrefix, prefixOf, type TypedWords } from "./prefix.ts";
import { areaResult, houseResult, placeResult, pointResult, streetResult } from "./results.ts";
import { similarity } from "./similarity.ts";
import { STREET_TYPES, significantTokens } from "./street-words.ts";

const MAX_SUGGESTIONS = 8;

/** A street, point or place whose name matches the typed text. */
interface Candidate<Of extends CandidateOf = CandidateOf> {
  /** The rank of `matchPrefix`; 3 for a misspelling. */
  readonly match: 0 | 1 | 2 | 3;
  /** The estimated popularity: people search more often for a candidate with a greater weight. */
  readonly weight: number;
  readonly name: string;
  readonly of: Of;
}
type CandidateOf = GazetteerName["of"] | { readonly type: "place"; readonly place: NamedPlace };

/** Returns at most eight suggestions for the start of an address or of a name; the most likely first. */
export async function suggest(db: Db, typed: string): Promise<Suggestion[]> {
  if (parseCoordinates(typed) !== null) return [];
  const query = parseAddressQuery(typed);
  if (query === null) return [];
  if (query.readings.length === 0) return query.isInParis ? [areaSuggestion(query.arrondissement)] : [];
  const isComplete = /\s$/.test(typed);
  const alternatives = alternativesOf(query);
  // A name that begins with the text, such as 'Paris Plages', precedes what the text means without the city.
  const beginning = alternatives.length === 0 ? [] : await suggestionsFor(db, query, isComplete, 1);
  for (const each of alternatives) {
    const found = await suggestionsFor(db, each, isComplete);
    if (found.length > 0) return distinct([...beginning, ...found]);
  }
  const found = beginning.length > 0 ? beginning : await suggestionsFor(db, query, isComplete);
  const unfinished = found.length > 0 ? null : parseAddressQuery(typed.replace(UNFINISHED_CITY, ""));
  return unfinished === null || unfinished.name === query.name ? found : suggestionsFor(db, unfinished, true);
}

/** Matches the beginning of 'Paris' at the end of a text. */
const UNFINISHED_CITY = /(?<![\s'’](?:de|du|des|d|l|le|la|les))[\s,]+pa(?:r(?:is?)?)?$/i;

const distinct = (suggestions: readonly Suggestion[]): Suggestion[] =>
  [...new Map(suggestions.map((each) => [`${each.text}|${each.kind}|${each.postcode}`, each])).values()].slice(
    0,
    MAX_SUGGESTIONS,
  );

/** @param furthest The highest rank of `matchPrefix` that counts; 3 includes misspelt names. @default 3 */
async function suggestionsFor(
  db: Db,
  query: AddressQuery,
  isComplete: boolean,
  furthest: Candidate["match"] = 3,
): Promise<Suggestion[]> {
  for (const reading of query.readings) {
    const candidates = candidatesFor(query, reading, isComplete).filter(({ match }) => match <= furthest);
    const found =
      reading.number === null
        ? await nameSuggestions(db, query, candidates)
        : await houseSuggestions(db, query, reading, candidates);
    if (found.length > 0) return found;
  }
  return [];
}

async function nameSuggestions(db: Db, query: AddressQuery, candidates: readonly Candidate[]): Promise<Suggestion[]> {
  const places = await placesBeginning(db, query.name, query.arrondissement, MAX_SUGGESTIONS);
  const sorted = withPlaces(candidates, places).toSorted(byLikelihood);
  return withoutSquares(sorted.slice(0, 2 * MAX_SUGGESTIONS))
    .flatMap((candidate) => suggestionsOf(query, candidate))
    .slice(0, MAX_SUGGESTIONS);
}

/** Compares candidates: first by match, then by weight. Equal candidates keep their order. */
const byLikelihood = (a: Candidate, b: Candidate): number => a.match - b.match || b.weight - a.weight;

/** Returns the most likely candidate of each street and point, which may have several names; the most likely first. */
function bestOfEach(candidates: readonly Candidate<GazetteerName["of"]>[]): readonly Candidate[] {
  const best = new Map<GazetteerStreet | GazetteerPoint, Candidate>();
  for (const candidate of candidates) {
    const target = candidate.of.type === "street" ? candidate.of.street : candidate.of.point;
    const known = best.get(target);
    if (known === undefined || byLikelihood(candidate, known) < 0) best.set(target, candidate);
  }
  return [...best.values()].toSorted(byLikelihood);
}

/** Matches a house number before a street. */
const LEADING_NUMBER = /^\d{1,4} ?(?:(?:bis|ter|quater|[a-d])(?= ))? ?/;
const TRAILING_NUMBER = / \d{1,4} ?(?:bis|ter|quater|[a-d])?$/;

/** Returns the streets and points whose names match; if there are none, those whose names are spelt similarly. */
function candidatesFor(query: AddressQuery, { number }: Reading, isComplete: boolean): readonly Candidate[] {
  const station = number === null ? stationName(query.name) : null;
  const street = LEADING_NUMBER.test(query.name)
    ? query.name.replace(LEADING_NUMBER, "")
    : query.name.replace(TRAILING_NUMBER, "");
  const words = prefixOf(station ?? (number === null ? query.name : street), isComplete);
  const matching = allGazetteerNames().flatMap((known): Candidate<GazetteerName["of"]>[] => {
    const { completable, of } = known;
    const isStreet = of.type === "street";
    if (isStreet ? station !== null : number !== null || (station !== null && !isStation(of.point))) return [];
    if (!isInArrondissement(query, partsOf(of))) return [];
    const match = matchPrefix(words, completable);
    return match === null ? [] : [candidateOf(known, match)];
  });
  if (matching.length > 0) return bestOfEach(matching);
  const abbreviated = abbreviatedNames(query, words, number);
  return bestOfEach(abbreviated.length > 0 ? abbreviated : correctionsOf(query, words, number));
}

/** Returns the streets, and without a number also the points, whose names the text abbreviates: 'rue card lemoi'. */
function abbreviatedNames(query: AddressQuery, { key }: TypedWords, number: number | null) {
  const typed = significantTokens(key);
  const [type = ""] = typed;
  if (!STREET_TYPES.has(type)) return [];
  return allGazetteerNames().flatMap((known): Candidate<GazetteerName["of"]>[] => {
    if (!known.key.startsWith(type) || (number !== null && known.of.type === "point")) return [];
    if (!isInArrondissement(query, partsOf(known.of))) return [];
    return beginsAbbreviated(typed, significantTokens(known.key)) ? [candidateOf(known, 2)] : [];
  });
}

function correctionsOf(query: AddressQuery, { key }: TypedWords, number: number | null) {
  return gazetteerNamesLike(key).flatMap((known): Candidate<GazetteerName["of"]>[] => {
    const found = similarity(key, known.key);
    if (found?.kind === "misspelt" && haveOtherWords(key, known.key)) return [];
    if (found === null || found.kind === "short" || (number !== null && known.of.type === "point")) return [];
    return isInArrondissement(query, partsOf(known.of)) ? [candidateOf(known, 3)] : [];
  });
}

const partsOf = (of: GazetteerName["of"]) => (of.type === "street" ? of.street.parts : [of.point]);

function candidateOf({ isOwn, of }: GazetteerName, match: Candidate["match"]): Candidate<GazetteerName["of"]> {
  const { name } = of.type === "street" ? of.street : of.point;
  const weight = of.type === "street" ? weightOfStreet(of.street) : weightOfPoint(of.point);
  return { match, weight: weight - (isOwn ? 0 : OTHER_NAME_LOSS), name, of };
}

/** Subtracted from the weight of a street or point when the text matches only another name of it. */
const OTHER_NAME_LOSS = 40;
const POINT_WEIGHTS = { 1: 300, 2: 120, 3: 20 } as const;

function weightOfPoint({ kind, rank }: GazetteerPoint): number {
  if (kind === "metro" || kind === "train" || kind === "rer") return 290 - rank * 10;
  return kind === "tram" ? 60 : POINT_WEIGHTS[rank];
}

/** Returns the weight of a street: its highest house number, but at most 280. Long streets have high house numbers. */
const weightOfStreet = ({ parts }: GazetteerStreet): number =>
  Math.min(
    280,
    Math.max(0, ...parts.map(({ odd, even }) => Math.max(odd.at(-1)?.number ?? 0, even.at(-1)?.number ?? 0))),
  );

/** Adds places to the streets and points, except places that are already among the points. */
function withPlaces(candidates: readonly Candidate[], places: readonly NamedPlace[]): readonly Candidate[] {
  const shown = candidates.slice(0, 2 * MAX_SUGGESTIONS);
  const isKnown = (place: NamedPlace) =>
    shown.some(
      ({ of }) =>
        of.type === "point" && isSamePlace(of.point, place) && similarity(...keysOf(of.point, place)) !== null,
    );
  const added = places
    .filter((place) => !isKnown(place))
    .map((place): Candidate => ({ match: 1, weight: 90, name: place.place.name, of: { type: "place", place } }));
  return [...candidates, ...added];
}

/** Removes the streets that are also points, such as squares and bridges, so that each of these is suggested once. */
function withoutSquares(candidates: readonly Candidate[]): readonly Candidate[] {
  const points = new Set(
    candidates.flatMap(({ of }) => (of.type === "point" && !isStation(of.point) ? [fold(of.point.name)] : [])),
  );
  return candidates.filter(({ of }) => of.type !== "street" || !points.has(fold(of.street.name)));
}

const keysOf = (named: GazetteerPoint, { place }: NamedPlace) => [keyOfStreet(named), keyOfStreet(place)] as const;

/**
 * Returns the suggestions of a candidate. A street through several arrondissements is suggested once: the middle of the
 * street, or of its part in the typed arrondissement.
 */
function suggestionsOf({ arrondissement }: AddressQuery, { of, name }: Candidate): Suggestion[] {
  if (of.type === "place") {
    return [suggestion(name, "place", of.place.place.arrondissement, placeResult(of.place, false))];
  }
  if (of.type === "point") {
    return [suggestion(name, of.point.kind, of.point.arrondissement, pointResult(of.point, false))];
  }
  const part = of.street.parts.find((one) => one.arrondissement === arrondissement) ?? of.street.parts[0];
  return part === undefined ? [] : [streetSuggestion(of.street, part)];
}

function streetSuggestion({ name }: GazetteerStreet, { arrondissement, middle }: GazetteerPart): Suggestion {
  const result = streetResult({ id: "", name, arrondissement, middle }, false);
  return suggestion(name, "street", arrondissement, result);
}

/** Suggests houses with the typed number; if there are none, the streets without a number. */
async function houseSuggestions(
  db: Db,
  query: AddressQuery,
  reading: Reading,
  candidates: readonly Candidate[],
): Promise<Suggestion[]> {
  const named = candidates.flatMap(({ of }) => (of.type === "street" ? [of.street] : []));
  const mayHave = named.filter(({ parts }) => parts.some((part) => mayHaveNumber(part, reading)));
  const keys = mayHave.slice(0, MAX_SUGGESTIONS).map(keyOfStreet);
  const streets = await streetsNamed(db, keys, reading.number);
  const found = keys.flatMap((key) =>
    streets
      .filter((street) => street.key === key && isInArrondissement(query, [street]))
      .flatMap((street) => houseSuggestion(street, reading)),
  );
  if (found.length > 0) return found.slice(0, MAX_SUGGESTIONS);
  return candidates.flatMap((candidate) => suggestionsOf(query, candidate)).slice(0, MAX_SUGGESTIONS);
}

function mayHaveNumber({ odd, even }: GazetteerPart, { number }: Reading): boolean {
  const side = (number ?? 0) % 2 === 0 ? even : odd;
  const [first, last] = [side[0], side.at(-1)];
  return (
    first !== undefined && last !== undefined && number !== null && first.number <= number && number <= last.number
  );
}

function houseSuggestion(street: KnownStreet, { number, suffix }: Reading): Suggestion[] {
  if (number === null) return [];
  const found = findNumber(street, number, suffix);
  if (found.kind === "street") return [];
  const isEstimated = found.kind === "estimated";
  const house = found.kind === "house" ? found.house : { id: "", number, suffix, ...found.at };
  const result = houseResult(street, house, { isPartial: isEstimated, isEstimated });
  const text = result.formatted_address.slice(0, result.formatted_address.lastIndexOf(", 75"));
  return [suggestion(text, "address", street.arrondissement, result)];
}

function areaSuggestion(arrondissement: string | null): Suggestion {
  const area = areaOf(arrondissement);
  return suggestion(area.name, "area", arrondissement, areaResult(area));
}

function suggestion(
  text: string,
  kind: Suggestion["kind"],
  postcode: string | null,
  { formatted_address, geometry, partial_match }: GeocodeResult,
): Suggestion {
  const { lat, lng } = geometry.location;
  const at: Coordinates = { latitude: lat, longitude: lng };
  return { text, kind, postcode, address: formatted_address, ...at, isApproximate: partial_match === true };
}
