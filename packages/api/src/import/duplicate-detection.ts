import { type Coordinates, distanceKm, type PlaceType } from "@flaneur/domain";
import { type NameCore, nameCore } from "./name-core.ts";
import { distinctiveTokens, shortForm } from "./name-tokens.ts";
import { createSmallIndex } from "./small-index.ts";

export interface Listed {
  readonly name: string;
  readonly source: string;
  /** Types of the place; the first is its primary type. */
  readonly types: readonly string[];
  readonly coordinates: Coordinates;
}

/** Largest distance, in kilometres, between two sources' points for the same door. */
const DOOR_KM = 0.1;
/** Extents of wide places by type, in kilometres. Sources may mark different points within the extent. */
const WIDE_KM: Readonly<Partial<Record<PlaceType, number>>> = {
  Park: 0.7,
  Spot: 0.3,
  Market: 0.3,
  Monument: 0.25,
  Museum: 0.25,
  Activity: 0.2,
  Pool: 0.2,
  Gym: 0.2,
  Cinema: 0.15,
  Hotel: 0.15,
};
/** Cell size in degrees, a little more than the largest extent: a duplicate is in the same or an adjacent cell. */
const CELL = { latitude: 0.0064, longitude: 0.0097 };
/** Cell size in degrees for DOOR_KM. Most lookups use these smaller cells. */
const DOOR_CELL = { latitude: 0.00092, longitude: 0.0014 };

/** Groups of types that different sources may give to the same place. */
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

/**
 * Whether the kinds in two names are compatible: `Café Marly` and `Bar Marly` are different places, but `Marly` may be
 * either.
 */
const isSameKind = (a: NameCore, b: NameCore): boolean =>
  a.kinds.size === 0 || b.kinds.size === 0 || [...a.kinds].some((kind) => b.kinds.has(kind));

const widthOf = (types: readonly string[]): number =>
  Math.max(DOOR_KM, ...types.map((type) => Object.entries(WIDE_KM).find(([wide]) => wide === type)?.[1] ?? 0));

interface Named<T extends Listed> {
  readonly place: T;
  readonly core: NameCore;
  readonly tokens: readonly string[];
  readonly width: number;
}

const isWide = ({ width }: { readonly width: number }): boolean => width > DOOR_KM;

/**
 * Whether one name contains all significant words of the other: `Square du Temple` and `Square du Temple –
 * Elie-Wiesel`.
 */
function isContained(a: readonly string[], b: readonly string[]): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.length > 0 && few.every((token) => many.includes(token));
}

/** Words that distinguish a place from a neighbour of the same name: the Petit Luxembourg is next to the Luxembourg. */
const OPPOSED = new Set(["petit", "petite", "grand", "grande", "nouveau", "nouvelle", "vieux", "vieille"]);

/** Whether the longer of two names only adds detail. */
const isDetailed = (a: readonly string[], b: readonly string[]): boolean =>
  isContained(a, b) && ![...a, ...b].some((token) => OPPOSED.has(token) && a.includes(token) !== b.includes(token));

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && isContained(a, b);

/**
 * Creates an index of listed places. For a place of another source, it finds the same place under a different name: the
 * names must be equal without article and kind (`Verlet`, `Café Verlet`), the points must be near enough for the types,
 * and the types must be compatible. For wide places, such as parks and museums, one name may also contain the other.
 */
export function createDuplicateDetector<T extends Listed>() {
  const doors = createSmallIndex<T>();
  const wide = createSmallIndex<T>();
  const cellOf = ({ latitude, longitude }: Coordinates, cell: typeof CELL) =>
    [Math.floor(latitude / cell.latitude), Math.floor(longitude / cell.longitude)] as const;
  const namedOf = (place: T): Named<T> => ({
    place,
    core: nameCore(shortForm(place.name)),
    tokens: distinctiveTokens(place.name),
    width: widthOf(place.types),
  });
  /** Returns the keys of a name: its core, and its distinguishing words. */
  const keysOf = ({ core, tokens }: Named<T>): readonly string[] => [
    ...new Set([`=${core.core}`, ...(tokens.length > 0 ? [tokens.join(" ")] : [])]),
  ];
  const around = (map: typeof doors, keys: readonly string[], at: Coordinates, cell: typeof CELL) => {
    const [row, column] = cellOf(at, cell);
    return keys.flatMap((key) =>
      [0, -1, 1].flatMap((dy) => [0, -1, 1].flatMap((dx) => map.get(`${key}|${row + dy}|${column + dx}`))),
    );
  };
  return {
    add: (place: T): void => {
      const named = namedOf(place);
      const [row, column] = cellOf(place.coordinates, DOOR_CELL);
      for (const key of keysOf(named)) doors.add(`${key}|${row}|${column}`, place);
      if (!isWide(named)) return;
      const [wideRow, wideColumn] = cellOf(place.coordinates, CELL);
      for (const key of [...keysOf(named), ...named.tokens]) {
        wide.add(`${key}|${wideRow}|${wideColumn}`, place);
      }
    },
    /** Returns the nearest matching place among the places that `counts` accepts. */
    find: (place: T, counts: (other: T) => boolean = (other) => other.source !== place.source): T | undefined => {
      const named = namedOf(place);
      const near = [
        ...around(doors, keysOf(named), place.coordinates, DOOR_CELL),
        ...(isWide(named) ? around(wide, [...keysOf(named), ...named.tokens], place.coordinates, CELL) : []),
      ];
      const matches = near.flatMap((candidate) => {
        if (!counts(candidate) || !isAlike(candidate.types, place.types)) return [];
        const other = namedOf(candidate);
        if (!isSameKind(other.core, named.core)) return [];
        const km = distanceKm(other.place.coordinates, place.coordinates);
        const reach = Math.min(other.width, named.width);
        const isNamed = other.core.core === named.core.core || isSame(other.tokens, named.tokens);
        const isPart =
          isWide(other) &&
          isWide(named) &&
          other.place.types[0] === place.types[0] &&
          isDetailed(other.tokens, named.tokens);
        return km <= reach && (isNamed || isPart) ? [{ place: other.place, km }] : [];
      });
      return matches.toSorted((a, b) => a.km - b.km)[0]?.place;
    },
  };
}
