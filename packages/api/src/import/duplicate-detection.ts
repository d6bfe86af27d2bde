import { type Coordinates, distanceKm, type PlaceType } from "@flaneur/domain";
import { type NameCore, nameCore } from "./name-core.ts";
import { distinctiveTokens, shortForm } from "./name-tokens.ts";
import { createSmallIndex } from "./small-index.ts";

export interface Listed {
  readonly name: string;
  readonly source: string;
  /** The first is the primary type. */
  readonly types: readonly string[];
  readonly coordinates: Coordinates;
}

/** Sources place the same door this far apart. */
const DOOR_KM = 0.1;
/** A place may be as wide as this, and each source marks another spot of it. */
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
/** A little over the widest reach, north and east, in degrees: what is in reach lies in the same cell or one beside it. */
const CELL = { latitude: 0.0064, longitude: 0.0097 };
/** The same for a door; most places are looked up here, among few others. */
const DOOR_CELL = { latitude: 0.00092, longitude: 0.0014 };

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

const widthOf = (types: readonly string[]): number =>
  Math.max(DOOR_KM, ...types.map((type) => Object.entries(WIDE_KM).find(([wide]) => wide === type)?.[1] ?? 0));

interface Named<T extends Listed> {
  readonly place: T;
  readonly core: NameCore;
  readonly tokens: readonly string[];
  readonly width: number;
}

const isWide = ({ width }: { readonly width: number }): boolean => width > DOOR_KM;

/** Whether one name holds all that tells the other apart: `Square du Temple` and `Square du Temple – Elie-Wiesel`. */
function isContained(a: readonly string[], b: readonly string[]): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.length > 0 && few.every((token) => many.includes(token));
}

/** Words that tell a place from its neighbour of the same name: the Petit Luxembourg lies beside the Luxembourg. */
const OPPOSED = new Set(["petit", "petite", "grand", "grande", "nouveau", "nouvelle", "vieux", "vieille"]);

/** Whether the longer of two names adds nothing but detail. */
const isDetailed = (a: readonly string[], b: readonly string[]): boolean =>
  isContained(a, b) && ![...a, ...b].some((token) => OPPOSED.has(token) && a.includes(token) !== b.includes(token));

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && isContained(a, b);

/**
 * Remembers listed places, and finds the one that another source means by a name written differently: without article
 * and kind (`Verlet`, `Café Verlet`), in reach, and of a type that goes with it. Of wide places, such as parks and museums,
 * one name may also contain the other.
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
  /** The keys of a name: by its core, and by what tells it apart. */
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
    /** The nearest that it may be, leaving out those that do not count. */
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
