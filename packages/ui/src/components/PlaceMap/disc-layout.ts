import { DISC } from "./cluster-look.ts";
import type { ClusterMark, PlacedPin } from "./map-mark.ts";
import type { MapPin } from "./place-map-props.ts";
import { type Point, unproject } from "./world-pixels.ts";

/** The width of the square cells, in pixels. Each has at most one disc, so that discs cover at most a third of the map. */
const CELL = 56;
/** The distance from a disc to the edge of its cell, so that two discs never touch. */
const GAP = 1;
/** A disc replaces dots only where more than this number of places are within this distance of their centre. */
const MOST_DOTS = 12;
const CROWD = 16;
/** More columns of cells, and more zooms, than a map has: an id is a cell at a zoom. */
const COLUMNS = 2 ** 20;
const ZOOMS = 32;

export interface Disc {
  readonly mark: ClusterMark;
  readonly pins: readonly MapPin[];
}

interface Discs {
  readonly discs: readonly Disc[];
  /** The places without a disc. */
  readonly rest: readonly PlacedPin[];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Returns a free position for a disc in a cell, near a point. Null if there is none. */
function freeCentre(near: Point, corner: Point, isFree: (centre: Point) => boolean): Point | null {
  const inset = DISC / 2 + GAP;
  const clamped = (value: number, start: number) => Math.min(Math.max(value, start + inset), start + CELL - inset);
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => inset + share * (CELL - 2 * inset));
  const others = steps.flatMap((x) => steps.map((y) => ({ x: corner.x + x, y: corner.y + y })));
  const distance = ({ x, y }: Point) => Math.hypot(x - near.x, y - near.y);
  const candidates = [
    { x: clamped(near.x, corner.x), y: clamped(near.y, corner.y) },
    ...others.sort((a, b) => distance(a) - distance(b)),
  ];
  return candidates.find(isFree) ?? null;
}

/**
 * Returns a disc for each cell with a crowd, with the number of its places.
 * @param isFree Whether a disc at a point would touch no other mark.
 */
export function discsOf(places: readonly PlacedPin[], zoom: number, isFree: (centre: Point) => boolean): Discs {
  const cells = new Map<number, PlacedPin[]>();
  for (const place of places) {
    const key = Math.floor(place.point.y / CELL) * COLUMNS + Math.floor(place.point.x / CELL);
    const known = cells.get(key);
    if (known === undefined) cells.set(key, [place]);
    else known.push(place);
  }
  const discs: Disc[] = [];
  const rest: PlacedPin[] = [];
  for (const [key, inCell] of cells) {
    const corner = { x: (key % COLUMNS) * CELL, y: Math.floor(key / COLUMNS) * CELL };
    const middle = { x: mean(inCell.map(({ point }) => point.x)), y: mean(inCell.map(({ point }) => point.y)) };
    const near = inCell.filter(
      ({ point }) => Math.max(Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)) <= CROWD,
    );
    const centre = near.length > MOST_DOTS ? freeCentre(middle, corner, isFree) : null;
    if (centre === null) rest.push(...inCell);
    else {
      const mark: ClusterMark = {
        kind: "cluster",
        look: "disc",
        position: unproject(centre, zoom),
        id: key * ZOOMS + zoom,
        count: inCell.length,
      };
      discs.push({ mark, pins: inCell.map(({ pin }) => pin) });
    }
  }
  return { discs, rest };
}
