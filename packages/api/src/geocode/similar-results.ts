import type { GeocodeResult } from "@flaneur/contract";
import type { Db } from "../db/database.ts";
import type { GazetteerPoint } from "../reference/gazetteer-format.ts";
import { type AddressQuery, isInArrondissement } from "./address-query.ts";
import type { Reading } from "./address-readings.ts";
import { keyOfStreet } from "./built-in-streets.ts";
import { toFrenchName } from "./english-type-names.ts";
import { gazetteerNamesLike, haveOtherWords } from "./gazetteer-names.ts";
import { similarKeys, streetsNamed } from "./known-streets.ts";
import { isTypeOfPlace, placesNamedLike, similarityOfKeys } from "./named-places.ts";
import { isStation, pointRank, stationName } from "./named-points.ts";
import { placeResults, placesOfPoint, pointResults } from "./named-results.ts";
import { isNonParisName } from "./non-paris-names.ts";
import { editDistance, isExact, rankOf, type Similarity, similarity } from "./similarity.ts";
import { streetResults } from "./street-results.ts";
import { isSmallWord, STREET_TYPES, significantTokens, streetKey } from "./street-words.ts";

/**
 * Returns a folded name without its house number, the type of the street, and small words. Returns the whole name if it
 * has no type.
 */
function withoutType(name: string): string {
  const [type = "", ...rest] = name.replace(/^\d+ (?:bis |ter )?/, "").split(" ");
  return STREET_TYPES.has(type) ? rest.filter((word) => !isSmallWord(word)).join(" ") : name;
}

interface Similar {
  readonly similarity: Similarity;
}

/** Results that are all equally similar to the query. */
interface Ranked extends Similar {
  readonly results: readonly GeocodeResult[];
}

/** A name with more significant words is not compared with similar names. */
const MAX_WORDS = 14;

/** Returns results for a name without an exact match: a misspelling, or the significant part of a longer name. */
export async function similarResults(db: Db, query: AddressQuery): Promise<GeocodeResult[]> {
  if (significantTokens(query.name).length > MAX_WORDS) return [];
  const points = await similarPoints(db, query);
  const streets: Ranked[] = [];
  for (const reading of query.readings) {
    const found = await similarStreets(db, query, reading);
    if (found !== null && found.results.length > 0) streets.push(found);
  }
  const isShort = (ranked: Ranked) => ranked.similarity.kind === "short";
  const [whole] = [...(points === null ? [] : [points]), ...streets]
    .filter((ranked) => !isShort(ranked) && ranked.results.length > 0)
    .toSorted((a, b) => rankOf(a.similarity) - rankOf(b.similarity));
  if (whole !== undefined) return [...whole.results];
  const named = mostSimilar(query, await placesNamedLike(db, toFrenchName(query.name)));
  const places = placeResults(query, named);
  if (named.some((place) => isExact(place.similarity))) return places;
  // A name without a type means a square first, then a sight or a place, then a street: Bastille is the square, Louvre
  // the museum.
  const shortened = streets.flatMap(({ results }) => results);
  const hasNumber = query.readings.some(({ number }) => number !== null);
  // With a number, streets come first, and points are left out.
  if (hasNumber) return [...shortened, ...places];
  const isSquare = ({ formatted_address }: GeocodeResult) => formatted_address.startsWith("Place ");
  const [squares, others] = [shortened.filter(isSquare), shortened.filter((result) => !isSquare(result))];
  return [...squares, ...(points?.results ?? []), ...places, ...others];
}

async function similarPoints(db: Db, query: AddressQuery): Promise<Ranked | null> {
  const station = stationName(query.name);
  const key = streetKey(toFrenchName(station ?? query.name));
  const [type = ""] = key.split(" ");
  const candidates = gazetteerNamesLike(key).flatMap(({ key: known, of }) => {
    if (of.type === "street" || (station !== null && !isStation(of.point))) return [];
    // A name that begins with a street type matches only stations that begin with this type: 'Place Monge'.
    if (isStation(of.point) && station === null && STREET_TYPES.has(type) && !known.startsWith(`${type} `)) return [];
    const found = similarityOfKeys(key, known);
    // Part of a name is enough only for points that many people search for.
    return found?.kind === "short" && of.point.rank === 3 ? [] : [{ point: of.point, similarity: found }];
  });
  const found = mostSimilar(query, candidates);
  const [first] = found;
  if (first === undefined) return null;
  const points: readonly GazetteerPoint[] = [...new Set(found.map(({ point }) => point))].toSorted(
    (a, b) => pointRank(a) - pointRank(b),
  );
  const places = await placesOfPoint(db, query.name, points[0]);
  return { similarity: first.similarity, results: pointResults(query, points, places, !isExact(first.similarity)) };
}

async function similarStreets(db: Db, query: AddressQuery, reading: Reading): Promise<Ranked | null> {
  const { arrondissement } = query;
  const compare = (key: string) => {
    const found = similarity(reading.street, key, arrondissement !== null);
    return found?.kind === "misspelt" && haveOtherWords(reading.street, key) ? null : found;
  };
  const builtIn = gazetteerNamesLike(reading.street).flatMap(({ key, of }) =>
    of.type === "point" || !isInArrondissement(query, of.street.parts)
      ? []
      : [{ key: keyOfStreet(of.street), similarity: compare(key) }],
  );
  const inGazetteer = mostSimilar(query, builtIn);
  // The register may contain streets that are newer than the gazetteer.
  const similar =
    inGazetteer[0] !== undefined && inGazetteer[0].similarity.kind !== "short"
      ? inGazetteer
      : mostSimilar(query, [
          ...builtIn,
          ...(await similarKeys(db, reading.street)).map((key) => ({
            key,
            similarity: compare(streetKey(key)),
          })),
        ]);
  const [first] = similar;
  if (first === undefined) return null;
  // Equally misspelt names are sorted by their small words, too: 'des Rosiers' before 'Rodier'.
  const keys = [...new Set(similar.map(({ key }) => key))].toSorted(
    (a, b) => editDistance(reading.street, a) - editDistance(reading.street, b),
  );
  const streets = await streetsNamed(db, keys, reading.number);
  return { similarity: first.similarity, results: streetResults(query, reading, streets, first.similarity) };
}

/**
 * Returns the most similar candidates. If the name means a town elsewhere ('Lyon', 'rue de Berlin') or a type of place
 * ('café'), only exact candidates count.
 */
function mostSimilar<T extends { readonly similarity: Similarity | null }>(
  { name }: AddressQuery,
  candidates: readonly T[],
): (T & Similar)[] {
  const isTown = isNonParisName(name) || isNonParisName(withoutType(name)) || isTypeOfPlace(name);
  const possible = candidates.flatMap((candidate) => {
    const { similarity } = candidate;
    return similarity === null || (isTown && !isExact(similarity)) ? [] : [{ ...candidate, similarity }];
  });
  const least = Math.min(...possible.map(({ similarity }) => rankOf(similarity)));
  return possible.filter(({ similarity }) => rankOf(similarity) === least);
}
