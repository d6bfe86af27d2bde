import { type Coordinates, distanceKm } from "@flaneur/domain";
import type { GazetteerStreet } from "../reference/gazetteer-format.ts";
import { linesOf } from "./nearest-street.ts";

/**
 * The largest distance between the lines of two streets that meet, in metres. A street may end at the edge of a wide
 * boulevard or of a square, away from its centre line.
 */
const MAX_APART_METRES = 45;

/** The point where two streets meet. */
export interface Crossing {
  readonly at: Coordinates;
  /** The distance between the lines of the streets in metres; 0 if they cross. */
  readonly metres: number;
}

type Segment = readonly [Coordinates, Coordinates];

const segmentsOf = (street: GazetteerStreet): readonly Segment[] =>
  linesOf(street).flatMap((line) => (line.length === 1 ? line.map((point): Segment => [point, point]) : pairsOf(line)));

const pairsOf = (line: readonly Coordinates[]): readonly Segment[] =>
  line.slice(1).flatMap((point, i): Segment[] => {
    const before = line[i];
    return before === undefined ? [] : [[before, point]];
  });

/** Returns the points where two streets meet, sorted by the distance between the streets; empty if they do not meet. */
export function crossingsOf(one: GazetteerStreet, other: GazetteerStreet): readonly Crossing[] {
  const [ours, theirs] = [segmentsOf(one), segmentsOf(other)];
  const found: Crossing[] = [];
  for (const a of ours) {
    for (const b of theirs) {
      if (!isNear(a, b)) continue;
      const at = intersection(a, b);
      if (at !== null) found.push({ at, metres: 0 });
      else found.push(...ends(a, b), ...ends(b, a));
    }
  }
  return found.filter(({ metres }) => metres <= MAX_APART_METRES).toSorted((a, b) => a.metres - b.metres);
}

/** Whether the boxes around two segments are at most about 66 m apart, both in latitude and in longitude. */
function isNear(a: Segment, b: Segment): boolean {
  const isApart = (pick: (point: Coordinates) => number, gap: number) => {
    const [x, y] = [a.map(pick), b.map(pick)];
    return Math.min(...x) - Math.max(...y) > gap || Math.min(...y) - Math.max(...x) > gap;
  };
  return !isApart(({ latitude }) => latitude, 0.0006) && !isApart(({ longitude }) => longitude, 0.0009);
}

function intersection([a, b]: Segment, [c, d]: Segment): Coordinates | null {
  const [ux, uy] = [b.longitude - a.longitude, b.latitude - a.latitude];
  const [vx, vy] = [d.longitude - c.longitude, d.latitude - c.latitude];
  const cross = ux * vy - uy * vx;
  if (cross === 0) return null;
  const [wx, wy] = [c.longitude - a.longitude, c.latitude - a.latitude];
  const [s, t] = [(wx * vy - wy * vx) / cross, (wx * uy - wy * ux) / cross];
  return s < 0 || s > 1 || t < 0 || t > 1 ? null : { latitude: a.latitude + uy * s, longitude: a.longitude + ux * s };
}

/** Returns, for each end of a segment, the point halfway between the end and another segment, and their distance. */
const ends = (of: Segment, [from, until]: Segment): Crossing[] =>
  of.map((point) => {
    const scale = Math.cos((point.latitude * Math.PI) / 180);
    const [dx, dy] = [(until.longitude - from.longitude) * scale, until.latitude - from.latitude];
    const [px, py] = [(point.longitude - from.longitude) * scale, point.latitude - from.latitude];
    const squared = dx * dx + dy * dy;
    const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
    const nearest = {
      latitude: from.latitude + (until.latitude - from.latitude) * share,
      longitude: from.longitude + (until.longitude - from.longitude) * share,
    };
    const at = {
      latitude: (point.latitude + nearest.latitude) / 2,
      longitude: (point.longitude + nearest.longitude) / 2,
    };
    return { at, metres: distanceKm(point, nearest) * 1_000 };
  });
