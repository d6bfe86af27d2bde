import type { GeocodeResult } from "@flaneur/contract";
import { distanceKm, fold } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import type { GazetteerPoint } from "../reference/gazetteer-format.ts";
import type { AddressQuery } from "./address-query.ts";
import { type NamedPlace, placesNamed } from "./named-places.ts";
import { placeResult, pointResult } from "./results.ts";
import { isExact } from "./similarity.ts";

/** The distance, in kilometres, below which a named point and a place count as the same. */
const SAME_PLACE_KM = 0.3;

export const isSamePlace = (named: GazetteerPoint, { coordinates }: NamedPlace): boolean =>
  distanceKm(named, coordinates) < SAME_PLACE_KM;

/**
 * Returns the places with the name and location of a point, if the query calls the point by another name; else none.
 * @param name the folded name in the query.
 */
export const placesOfPoint = async (db: Db, name: string, named: GazetteerPoint | undefined): Promise<NamedPlace[]> =>
  named === undefined || fold(named.name) === name
    ? []
    : (await placesNamed(db, fold(named.name))).filter((place) => isSamePlace(named, place));

const isHere = ({ arrondissement }: AddressQuery, { place }: NamedPlace): boolean =>
  arrondissement === null || place.arrondissement === arrondissement;

/**
 * Returns one result for each named point. A place at the same location replaces the point, since a place has an
 * address. A point without an arrondissement matches every arrondissement.
 */
export function pointResults(
  query: AddressQuery,
  points: readonly GazetteerPoint[],
  places: readonly NamedPlace[],
  isPartial = false,
): GeocodeResult[] {
  const { arrondissement } = query;
  return points.map((named) => {
    const place = places.find((one) => isSamePlace(named, one));
    if (place !== undefined) return placeResult(place, isPartial || !isHere(query, place));
    const isIn = [null, named.arrondissement].includes(arrondissement) || named.arrondissement === null;
    return pointResult(named, isPartial || !isIn);
  });
}

/** Returns the places in the query's arrondissement; if there are none, the places elsewhere with exactly this name. */
export function placeResults(query: AddressQuery, named: readonly NamedPlace[]): GeocodeResult[] {
  const here = named.filter((place) => isHere(query, place));
  return (here.length > 0 ? here : named.filter(({ similarity }) => similarity.kind === "same")).map((place) =>
    placeResult(place, !isHere(query, place) || !isExact(place.similarity)),
  );
}
