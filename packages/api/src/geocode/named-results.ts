import { distanceKm, fold } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import type { GazetteerPoint } from "../reference/gazetteer-format.ts";
import type { AddressQuery } from "./address-query.ts";
import type { GeocodeResult } from "./geocode.schemas.ts";
import { type NamedPlace, placesNamed } from "./named-places.ts";
import { placeResult, pointResult } from "./results.ts";
import { isExact } from "./similarity.ts";

/** How far a place may lie from the point of its name to be that one. */
const SAME_PLACE_KM = 0.3;

export const isSamePlace = (named: GazetteerPoint, { coordinates }: NamedPlace): boolean =>
  distanceKm(named, coordinates) < SAME_PLACE_KM;

/** The place that a short name, or one in another language, means. @param name of the query. */
export const placesOfPoint = async (db: Db, name: string, named: GazetteerPoint | undefined): Promise<NamedPlace[]> =>
  named === undefined || fold(named.name) === name
    ? []
    : (await placesNamed(db, fold(named.name))).filter((place) => isSamePlace(named, place));

const isHere = ({ arrondissement }: AddressQuery, { place }: NamedPlace): boolean =>
  arrondissement === null || place.arrondissement === arrondissement;

/** Points by their names; as the place where there is one, since that has an address. What lies in no arrondissement may lie in any. */
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

/** Of several places with one name, such as a chain, those in the arrondissement of the query. */
export function placeResults(query: AddressQuery, named: readonly NamedPlace[]): GeocodeResult[] {
  const here = named.filter((place) => isHere(query, place));
  return (here.length > 0 ? here : named.filter(({ similarity }) => similarity.kind === "same")).map((place) =>
    placeResult(place, !isHere(query, place) || !isExact(place.similarity)),
  );
}
