import { type Coordinates, distanceKm } from "@flaneur/domain";
import type { NumberedPoint } from "../../src/reference/gazetteer-format.ts";

const metres = (a: Coordinates, b: Coordinates): number => distanceKm(a, b) * 1_000;

const along = (a: Coordinates, b: Coordinates, share: number): Coordinates => ({
  latitude: a.latitude + (b.latitude - a.latitude) * share,
  longitude: a.longitude + (b.longitude - a.longitude) * share,
});

/**
 * Simplifies a list of points with the Douglas-Peucker algorithm. The points between two kept points are dropped when
 * each of them is within the tolerance of the position that `expected` computes from the kept points.
 */
function simplify<Point extends Coordinates>(
  points: readonly Point[],
  toleranceMetres: number,
  expected: (first: Point, last: Point, point: Point) => Coordinates,
): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return points;
  let worst = { index: 0, distance: toleranceMetres };
  for (const [index, point] of points.entries()) {
    const distance = metres(point, expected(first, last, point));
    if (distance > worst.distance) worst = { index, distance };
  }
  if (worst.index === 0 || worst.index === points.length - 1) return [first, last];
  return [
    ...simplify(points.slice(0, worst.index + 1), toleranceMetres, expected).slice(0, -1),
    ...simplify(points.slice(worst.index), toleranceMetres, expected),
  ];
}

/**
 * Drops the house numbers whose positions can be interpolated from the numbers that are kept.
 * @param points sorted by number, all distinct.
 */
export const simplifyNumbers = (points: readonly NumberedPoint[], toleranceMetres: number): readonly NumberedPoint[] =>
  simplify(points, toleranceMetres, (first, last, { number }) =>
    along(first, last, (number - first.number) / Math.max(last.number - first.number, 1)),
  );

export const simplifyLine = (line: readonly Coordinates[], toleranceMetres: number): readonly Coordinates[] =>
  simplify(line, toleranceMetres, nearestOnSegment);

/** Returns the point of a segment that is nearest to `point`. Longitudes are scaled for the latitude of `point`. */
function nearestOnSegment(from: Coordinates, to: Coordinates, point: Coordinates): Coordinates {
  const scale = Math.cos((point.latitude * Math.PI) / 180);
  const [dx, dy] = [(to.longitude - from.longitude) * scale, to.latitude - from.latitude];
  const [px, py] = [(point.longitude - from.longitude) * scale, point.latitude - from.latitude];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return along(from, to, share);
}
