import { type Coordinates, fold } from "@flaneur/domain";
import { createSmallIndex } from "./small-index.ts";

/** About 35 m in Paris, north and east. */
const CELL = { latitude: 0.00032, longitude: 0.00048 };

/**
 * Remembers places, and finds one of the same folded name that was there before, in the same cell or one beside it
 * (certain within 35 m, possible up to 70). Restaurants are often mapped twice, as a point and as a building.
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
