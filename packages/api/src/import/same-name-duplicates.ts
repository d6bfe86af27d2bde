import { type Coordinates, fold } from "@flaneur/domain";
import { createSmallIndex, smallHash } from "./small-index.ts";

/** Cell size in degrees, about 35 m in Paris in both directions. */
const CELL = { latitude: 0.00032, longitude: 0.00048 };

/**
 * Creates a detector of duplicates. `find` returns an added place with the same folded name in the same or an adjacent
 * cell. These cells contain all places within 35 m, and some farther ones. Restaurants are often mapped twice, as a
 * point and as a building.
 * @param nameOf returns the name of a place. A place can be its name alone, which takes the least memory.
 */
export function createSameNameDetector<T extends object | string>(nameOf: (place: T) => string) {
  const seen = createSmallIndex<T>();
  const rowOf = ({ latitude }: Coordinates) => Math.floor(latitude / CELL.latitude);
  const columnOf = ({ longitude }: Coordinates) => Math.floor(longitude / CELL.longitude);
  const keyOf = (name: number, row: number, column: number) =>
    (name ^ Math.imul(row, 73_856_093) ^ column) & 0x7fffffff;
  return {
    add: (place: T, coordinates: Coordinates): void =>
      seen.add(keyOf(smallHash(fold(nameOf(place))), rowOf(coordinates), columnOf(coordinates)), place),
    find: (name: string, coordinates: Coordinates): T | undefined => {
      const folded = fold(name);
      const hash = smallHash(folded);
      const [row, column] = [rowOf(coordinates), columnOf(coordinates)];
      for (const dy of [0, -1, 1]) {
        for (const dx of [0, -1, 1]) {
          const found = seen.get(keyOf(hash, row + dy, column + dx)).find((place) => fold(nameOf(place)) === folded);
          if (found !== undefined) return found;
        }
      }
      return undefined;
    },
  };
}
