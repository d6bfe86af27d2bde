import { type Coordinates, distanceKm, fold } from "@flaneur/domain";

export interface NamedPoint extends Coordinates {
  readonly name: string;
}

export interface KnownNames extends NamedPoint {
  readonly others: readonly string[];
}

/** Greatest distance between two points of one place with the same name: parks are large. */
const SAME_PLACE_KM = 0.6;

/** Returns the further names of a place: the names of each entry that is near it and has the name of the place, too. */
export const otherNamesOf = (place: NamedPoint, known: readonly KnownNames[]): readonly string[] =>
  known
    .filter((entry) => distanceKm(place, entry) <= SAME_PLACE_KM)
    .map(({ name, others }) => [name, ...others])
    .filter((names) => names.some((name) => fold(name) === fold(place.name)))
    .flat()
    .filter((name) => fold(name) !== fold(place.name));
