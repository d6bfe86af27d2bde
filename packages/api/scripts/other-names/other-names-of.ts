import { type Coordinates, distanceKm, fold } from "@flaneur/domain";

export interface NamedPoint extends Coordinates {
  readonly name: string;
}

export interface KnownNames extends NamedPoint {
  readonly others: readonly string[];
}

/** Maximum distance of a place and an entry with the same name that count as the same place. Parks are large. */
const SAME_PLACE_KM = 0.6;

/**
 * Returns the other names of a place: all further names of each nearby entry that has the place's name as its own or
 * another name.
 */
export const otherNamesOf = (place: NamedPoint, known: readonly KnownNames[]): readonly string[] =>
  known
    .filter((entry) => distanceKm(place, entry) <= SAME_PLACE_KM)
    .map(({ name, others }) => [name, ...others])
    .filter((names) => names.some((name) => fold(name) === fold(place.name)))
    .flat()
    .filter((name) => fold(name) !== fold(place.name));
