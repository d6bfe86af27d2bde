import { type Coordinates, distanceKm } from "@flaneur/domain";
import {
  type Comparable,
  DOOR_KM,
  type Judgement,
  judge,
  type Prepared,
  prepared,
} from "../same-place/duplicate-judge.ts";
import { createFeatureLists, featuresOf } from "./name-features.ts";

export interface Listed extends Comparable {
  readonly source: string;
}

/**
 * Cell size in degrees for wide places, a little more than the largest extent of WIDE_KM: a duplicate of a place is in
 * the same or an adjacent cell.
 */
const LARGE_CELL = { latitude: 0.0064, longitude: 0.0097 };
/** Cell size in degrees, a little more than DOOR_KM. Every lookup uses these cells; for a wide place, it uses both. */
const SMALL_CELL = { latitude: 0.00092, longitude: 0.0014 };

/** Degrees of latitude in a kilometre, rounded up. */
const DEGREES_PER_KM = 0.00902;

/** Degrees of longitude that are as long as one degree of latitude in the north of Paris, rounded up. */
const LONGITUDES_PER_LATITUDE = 1.53;

/** Factor of the row in the key of a cell. The keys of the grid are numbers, which take less memory than strings. */
const ROW = 100_000;

/** Creates a grid that finds places near a point. It stores the index of each place in the list of places. */
function createGrid(cell: typeof SMALL_CELL) {
  const cells = new Map<number, number[]>();
  const cellOf = ({ latitude, longitude }: Coordinates): number =>
    Math.floor(latitude / cell.latitude) * ROW + Math.floor(longitude / cell.longitude);
  return {
    add: (at: Coordinates, index: number): void => {
      const key = cellOf(at);
      const sameCell = cells.get(key);
      if (sameCell === undefined) cells.set(key, [index]);
      else sameCell.push(index);
    },
    /** Calls `visit` with the index of every place in the cell of a point and in the adjacent cells. */
    around: (at: Coordinates, visit: (index: number) => void): void => {
      const key = cellOf(at);
      for (let dy = -ROW; dy <= ROW; dy += ROW) {
        for (let dx = -1; dx <= 1; dx += 1) for (const index of cells.get(key + dy + dx) ?? []) visit(index);
      }
    },
  };
}

export interface Match<T> {
  readonly place: T;
  readonly judgement: Exclude<Judgement, "different">;
  readonly km: number;
}

const isWide = ({ width }: Prepared): boolean => width > DOOR_KM;

/**
 * Creates an index that finds the listed places that a row may describe; see `judge`. Only places that share a feature
 * with the row are judged. The index stores features as numbers, which take little memory.
 */
export function createDuplicateDetector<T extends Listed>() {
  const places: T[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const features = createFeatureLists();
  /** All places. */
  const smallGrid = createGrid(SMALL_CELL);
  /** The places whose extent exceeds DOOR_KM. */
  const largeGrid = createGrid(LARGE_CELL);
  let last: Prepared | null = null;
  /** Parses the names of a row only once, although a row is first looked up and then added. */
  const preparedOnce = (place: T): Prepared => {
    if (last?.place.coordinates !== place.coordinates || last.place.name !== place.name) last = prepared(place);
    return last;
  };
  /** Returns the candidates that `judge` calls the same as a place or doubtful, the nearest first. */
  const matches = (place: T, isCandidate: (other: T) => boolean): readonly Match<T>[] => {
    const row = preparedOnce(place);
    const hasFeature = features.search(featuresOf(row));
    const at = place.coordinates;
    const reach = row.width * DEGREES_PER_KM;
    const near = new Set<number>();
    const isInReach = (index: number) =>
      Math.abs((latitudes[index] ?? 0) - at.latitude) <= reach &&
      Math.abs((longitudes[index] ?? 0) - at.longitude) <= reach * LONGITUDES_PER_LATITUDE;
    const visit = (index: number) => {
      if (isInReach(index) && hasFeature(index)) near.add(index);
    };
    smallGrid.around(at, visit);
    if (isWide(row)) largeGrid.around(at, visit);
    return [...near]
      .flatMap((index): readonly Match<T>[] => {
        const other = places[index];
        if (other === undefined || !isCandidate(other)) return [];
        const judgement = judge(prepared(other), row);
        return judgement === "different" ? [] : [{ place: other, judgement, km: distanceKm(other.coordinates, at) }];
      })
      .toSorted((a, b) => a.km - b.km);
  };
  return {
    add: (place: T): void => {
      const row = preparedOnce(place);
      const index = places.push(place) - 1;
      latitudes.push(place.coordinates.latitude);
      longitudes.push(place.coordinates.longitude);
      features.add(featuresOf(row));
      smallGrid.add(place.coordinates, index);
      if (isWide(row)) largeGrid.add(place.coordinates, index);
    },
    matches,
  };
}

/**
 * Creates an index that finds the listed place of another source that a row describes. Places of the row's own source
 * are never compared. Places of another source are indexed when they are first needed.
 */
export function createDuplicateFinder<T extends Listed>() {
  const sources = new Map<string, { readonly detector: ReturnType<typeof createDuplicateDetector<T>>; waiting: T[] }>();
  return {
    add: (place: T): void => {
      const known = sources.get(place.source);
      if (known === undefined) sources.set(place.source, { detector: createDuplicateDetector<T>(), waiting: [place] });
      else known.waiting.push(place);
    },
    /** Returns the nearest place that is the same, among the places of other sources that `isCandidate` accepts. */
    find: (place: T, isCandidate: (other: T) => boolean = () => true): T | undefined => {
      const same: Match<T>[] = [];
      for (const [source, known] of sources) {
        if (source === place.source) continue;
        for (const waiting of known.waiting) known.detector.add(waiting);
        known.waiting = [];
        const nearest = known.detector.matches(place, isCandidate).find(({ judgement }) => judgement === "same");
        if (nearest !== undefined) same.push(nearest);
      }
      return same.toSorted((a, b) => a.km - b.km)[0]?.place;
    },
  };
}
