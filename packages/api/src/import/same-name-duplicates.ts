import { type Coordinates, fold } from "@flaneur/domain";
import { createSmallIndex } from "./small-index.ts";

/** Cell size in degrees, about 35 m in Paris in both directions. */
const CELL = { latitude: 0.00032, longitude: 0.00048 };

/**
 * Finds an earlier place with the same folded name in the same or an adjacent cell: always within 35 m, sometimes up to
 * 70 m. Restaurants are often mapped twice, as a point and as a building.
 */
export function createSameNameDetector<T extends { readonly name: string }>() {
  const seen = createSmallIndex<T>();
  const cellOf = ({ latitude, longitude }: Coordinates) =>
    [Math.floor(latitude / CELL.latitude), Math.floor(longitude / CELL.longitude)] as const;
  return {
    add: (place: T, coordinates: Coordinates): void => {
      const [row, column] = cellOf(coordinates);
      seen.add(`${fold(place.name)}|${row}|${column}`, place);
    },
    find: (name: string, coordinates: Coordinates): T | undefined => {
      const folded = fold(name);
      const [row, column] = cellOf(coordinates);
      for (const dy of [0, -1, 1]) {
        for (const dx of [0, -1, 1]) {
          const [found] = seen
            .get(`${folded}|${row + dy}|${column + dx}`)
            .filter((place) => fold(place.name) === folded);
          if (found !== undefined) return found;
        }
      }
      return undefined;
    },
  };
}
