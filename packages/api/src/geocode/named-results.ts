import { distanceKm, fold } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import type { GazetteerPoint } from "../reference/gazetteer-format.ts";
import type { AddressQuery } from "./address-query.ts";
import type { GeocodeResult } from "./geocode.schemas.ts";
import { type NamedPlace, placesNamed } from "./named-places.ts";
import { placeResult, pointResult } from "./results.ts";
import { isExact } from "./similarity.ts";

/** Largest distance, in kilometres, between a named point and a place that count as the same. */
const SAME_PLACE_KM = 0.3;

export const isSamePlace = (named: GazetteerPoint, { coordinates }: NamedPlace): boolean =>
  distanceKm(named, coordinates) < SAME_PLACE_KM;

/**
 * Returns the places of a point that was found by a short name, or by a name in another language. @param name the
 * folded name of the query.
 */
export const placesOfPoint = async (db: Db, name: string, named: GazetteerPoint | undefined): Promise<NamedPlace[]> =>
  named === undefined || fold(named.name) === name
    ? []
    : (await placesNamed(db, fold(named.name))).filter((place) => isSamePlace(named, place));

const isHere = ({ arrondissement }: AddressQuery, { place }: NamedPlace): boolean =>
  arrondissement === null || place.arrondissement === arrondissement;

/**
 * Returns results of points by their names. A place at the same point replaces the point, since it has an address. A
 * point without an arrondissement matches every arrondissement.
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

/** Returns the places in the arrondissement of the query, when several places, such as a chain, have the same name. */
export function placeResults(query: AddressQuery, named: readonly NamedPlace[]): GeocodeResult[] {
  const here = named.filter((place) => isHere(query, place));
  return (here.length > 0 ? here : named.filter(({ similarity }) => similarity.kind === "same")).map((place) =>
    placeResult(place, !isHere(query, place) || !isExact(place.similarity)),
  );
}
