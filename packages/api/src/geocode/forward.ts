import type { Db } from "../db/database.ts";
import { type AddressQuery, parseAddressQuery } from "./address-query.ts";
import { areaOf } from "./areas.ts";
import { toFrenchName } from "./english-type-names.ts";
import type { GeocodeResult } from "./geocode.schemas.ts";
import { similarKeys, streetsNamed } from "./known-streets.ts";
import { type NamedPlace, placesNamed, placesNamedLike } from "./named-places.ts";
import { isNonParisName } from "./non-paris-names.ts";
import { areaResult, placeResult } from "./results.ts";
import { isExact, rankOf, type Similarity, similarity } from "./similarity.ts";
import { streetResults } from "./street-results.ts";
import { spellingsOf, streetKey } from "./street-words.ts";

const MAX_RESULTS = 5;

/** Finds an address, a street, a place, an arrondissement or the city by its name; best first, none outside of Paris. */
export async function forward(db: Db, address: string): Promise<GeocodeResult[]> {
  const query = parseAddressQuery(address);
  if (query === null) return [];
  if (query.name === "") return query.isInParis ? [areaResult(areaOf(query.arrondissement))] : [];
  // Where a place and its street have the same name, the place comes first: the park before the addresses around it.
  const exact = [...(await exactPlaces(db, query)), ...(await exactStreets(db, query))];
  const isWhole = ({ partial_match }: GeocodeResult) => partial_match === undefined;
  const whole = [...exact.filter(isWhole), ...exact.filter((result) => !isWhole(result))];
  return distinct(whole.length > 0 ? whole : await similarResults(db, query));
}

function distinct(results: readonly GeocodeResult[]): GeocodeResult[] {
  const seen = new Set<string>();
  const isNew = ({ formatted_address }: GeocodeResult) =>
    !seen.has(formatted_address) && seen.add(formatted_address).size > 0;
  return results.filter(isNew).slice(0, MAX_RESULTS);
}

/** Streets of exactly this name, by the first interpretation of the query that finds any. */
async function exactStreets(db: Db, query: AddressQuery): Promise<GeocodeResult[]> {
  for (const reading of query.readings) {
    const streets = await streetsNamed(db, spellingsOf(reading.street), reading.number);
    const same = streets.filter(({ key }) => key === reading.street);
    if (same.length > 0) return streetResults(query, reading, same, { kind: "same" });
  }
  return [];
}

const exactPlaces = async (db: Db, query: AddressQuery): Promise<GeocodeResult[]> =>
  placeResults(query, await placesNamed(db, query.name));

/** Results for a name that nothing has exactly: a misspelling, or the significant part of a longer name. */
async function similarResults(db: Db, query: AddressQuery): Promise<GeocodeResult[]> {
  const shortened: GeocodeResult[] = [];
  for (const reading of query.readings) {
    const keys = await similarKeys(db, reading.street);
    const similar = mostSimilar(
      query,
      keys.map((key) => ({ key, similarity: similarity(reading.street, streetKey(key)) })),
    );
    const [first] = similar;
    if (first === undefined) continue;
    const streets = await streetsNamed(
      db,
      similar.map(({ key }) => key),
      reading.number,
    );
    const found = streetResults(query, reading, streets, first.similarity);
    if (first.similarity.kind === "short") shortened.push(...found);
    else if (found.length > 0) return found;
  }
  const named = mostSimilar(query, await placesNamedLike(db, toFrenchName(query.name)));
  // A name without a type means a square first, then a place, then a street: Bastille is the square, Louvre the museum.
  const isSquare = ({ formatted_address }: GeocodeResult) => formatted_address.startsWith("Place ");
  const [squares, others] = [shortened.filter(isSquare), shortened.filter((result) => !isSquare(result))];
  return [...squares, ...placeResults(query, named), ...others];
}

/** The candidates that are most similar. A part of a name counts, unless it is the whole name of a town elsewhere. */
function mostSimilar<T extends { readonly similarity: Similarity | null }>(
  { name }: AddressQuery,
  candidates: readonly T[],
): (T & { readonly similarity: Similarity })[] {
  const isTown = isNonParisName(name);
  const possible = candidates.flatMap((candidate) => {
    const { similarity } = candidate;
    return similarity === null || (similarity.kind === "short" && isTown) ? [] : [{ ...candidate, similarity }];
  });
  const least = Math.min(...possible.map(({ similarity }) => rankOf(similarity)));
  return possible.filter(({ similarity }) => rankOf(similarity) === least);
}

/** Of several places with one name, such as a chain, those in the arrondissement of the query. */
function placeResults({ arrondissement }: AddressQuery, named: readonly NamedPlace[]): GeocodeResult[] {
  const isHere = ({ place }: NamedPlace) => arrondissement === null || place.arrondissement === arrondissement;
  const here = named.filter(isHere);
  return (here.length > 0 ? here : named.filter(({ similarity }) => similarity.kind === "same")).map((place) =>
    placeResult(place, !isHere(place) || !isExact(place.similarity)),
  );
}
