import { type Coordinates, distanceKm } from "@flaneur/domain";
import { type NameCore, nameCore } from "./name-core.ts";

export interface Listed {
  readonly name: string;
  readonly source: string;
  /** The first is the primary type. */
  readonly types: readonly string[];
  readonly coordinates: Coordinates;
}

/** Sources place the same door this far apart. */
const REACH_KM = 0.1;
/** A little over the reach, north and east, in degrees: what is in reach lies in the same cell or one beside it. */
const CELL = { latitude: 0.00092, longitude: 0.0014 };

/** Types that one source may give a place and another source the other. */
const ALIKE: readonly (readonly string[])[] = [
  ["Restaurant", "Bar", "Café"],
  ["Bar", "Club"],
  ["Bakery", "Store"],
  ["Market", "Store"],
  ["Museum", "Monument", "Activity", "Spot"],
  ["Park", "Spot", "Activity"],
  ["Pool", "Gym", "Activity"],
];

const isAlike = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((type) => b.some((other) => type === other || ALIKE.some((set) => set.includes(type) && set.includes(other))));

/** `Café Marly` and `Bar Marly` are two; `Marly` may be either. */
const isSameKind = (a: NameCore, b: NameCore): boolean =>
  a.kinds.size === 0 || b.kinds.size === 0 || [...a.kinds].some((kind) => b.kinds.has(kind));

/**
 * Remembers listed places, and finds the one that another source means by a name written differently: without article
 * and kind (`Verlet`, `Café Verlet`), in reach, and of a type that goes with it.
 */
export function createDuplicateDetector() {
  const cells = new Map<string, (Listed & { readonly named: NameCore })[]>();
  const key = (core: string, row: number, column: number) => `${core}|${row}|${column}`;
  const cellOf = ({ latitude, longitude }: Coordinates) =>
    [Math.floor(latitude / CELL.latitude), Math.floor(longitude / CELL.longitude)] as const;
  return {
    add: (place: Listed): void => {
      const named = nameCore(place.name);
      const at = key(named.core, ...cellOf(place.coordinates));
      const listed = cells.get(at);
      if (listed === undefined) cells.set(at, [{ ...place, named }]);
      else listed.push({ ...place, named });
    },
    find: ({ name, source, types, coordinates }: Listed): Listed | undefined => {
      const named = nameCore(name);
      const [row, column] = cellOf(coordinates);
      const near = [-1, 0, 1].flatMap((dy) =>
        [-1, 0, 1].flatMap((dx) => cells.get(key(named.core, row + dy, column + dx)) ?? []),
      );
      return near.find(
        (other) =>
          other.source !== source &&
          distanceKm(other.coordinates, coordinates) <= REACH_KM &&
          isAlike(other.types, types) &&
          isSameKind(other.named, named),
      );
    },
  };
}
