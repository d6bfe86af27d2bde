import { type Coordinates, fold } from "@flaneur/domain";

/** About 35 m in Paris, north and east. */
const CELL = { latitude: 0.00032, longitude: 0.00048 };

/**
 * Remembers places, and tells whether one of the same folded name was there before, in the same cell or one beside it
 * (certain within 35 m, possible up to 70). Restaurants are often mapped twice, as a point and as a building.
 */
export function createSameNameDetector(): (name: string, coordinates: Coordinates) => boolean {
  const seen = new Set<string>();
  return (name, { latitude, longitude }) => {
    const folded = fold(name);
    const row = Math.floor(latitude / CELL.latitude);
    const column = Math.floor(longitude / CELL.longitude);
    const near = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => `${folded}|${row + dy}|${column + dx}`));
    const isDuplicate = near.some((key) => seen.has(key));
    seen.add(`${folded}|${row}|${column}`);
    return isDuplicate;
  };
}
