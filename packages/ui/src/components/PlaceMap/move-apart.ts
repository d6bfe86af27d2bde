import type { Coordinates } from "@flaneur/domain";
import { widthOf } from "./cluster-look.ts";
import type { ClusterMark, MapMark } from "./map-mark.ts";
import { type Point, project, unproject } from "./world-pixels.ts";

/** The minimum distance in pixels between the centres of two pins. Nearer pins are moved apart. */
export const NEAREST = 25;
/** The largest distance by which a pin is moved, in pixels. */
export const FARTHEST_MOVE = 13;
const ROUNDS = 4;
/** The golden angle: places at the same point are moved in different directions. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** Returns the direction from one point to another. For equal points, the index determines the direction. */
function direction(from: Point, to: Point, index: number): Point & { readonly distance: number } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(x, y);
  return distance < 0.01
    ? { x: Math.cos(index * GOLDEN), y: Math.sin(index * GOLDEN), distance: 0 }
    : { x: x / distance, y: y / distance, distance };
}

/**
 * Calls `visit` for each pair of points that are in the same cell or in neighbouring cells of a grid. These are all
 * pairs nearer than `NEAREST`, and some pairs that are not. `index` is the index of `other`.
 */
function eachNear(points: readonly Point[], visit: (one: Point, other: Point, index: number) => void): void {
  const cells = new Map<string, number[]>();
  const cell = (value: number) => Math.floor(value / NEAREST);
  for (const [index, { x, y }] of points.entries()) {
    const key = `${cell(x)} ${cell(y)}`;
    cells.set(key, [...(cells.get(key) ?? []), index]);
  }
  for (const [index, one] of points.entries()) {
    const [column, row] = [cell(one.x), cell(one.y)];
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const near of cells.get(`${column + dx} ${row + dy}`) ?? []) {
          const other = points[near];
          if (near > index && other !== undefined) visit(one, other, near);
        }
      }
    }
  }
}

function moveApart(origins: readonly Point[]): readonly Point[] {
  const points = origins.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    eachNear(points, (one, other, index) => {
      const { x, y, distance } = direction(one, other, index);
      if (distance >= NEAREST) return;
      moved = true;
      const half = (NEAREST - distance) / 2;
      one.x -= x * half;
      one.y -= y * half;
      other.x += x * half;
      other.y += y * half;
    });
    if (!moved) break;
    for (const [index, point] of points.entries()) {
      const origin = origins[index] ?? point;
      const { x, y, distance } = direction(origin, point, index);
      if (distance <= FARTHEST_MOVE) continue;
      point.x = origin.x + x * FARTHEST_MOVE;
      point.y = origin.y + y * FARTHEST_MOVE;
    }
  }
  return points;
}

/**
 * Moves pins apart that would cover each other, and clusters away from the red marker.
 * @param zoom The zoom of Google Maps, rounded down, at which the distances apply.
 * @param marker The position of the red marker, or null.
 */
export function movedApart(marks: readonly MapMark[], zoom: number, marker: Coordinates | null): readonly MapMark[] {
  // The order of `marks` depends on the view. The pins are sorted, so that their positions do not depend on it.
  const pins = marks.filter((mark) => mark.kind === "pin").sort((a, b) => (a.pin.id < b.pin.id ? -1 : 1));
  const origins = pins.map(({ position }) => project(position, zoom));
  const points = moveApart(origins);
  const moved = pins.map((mark, index) => {
    const [origin, point] = [origins[index], points[index]];
    if (origin === undefined || point === undefined || (origin.x === point.x && origin.y === point.y)) return mark;
    return { ...mark, position: unproject(point, zoom) };
  });
  const from = marker === null ? null : project(marker, zoom);
  const clusters = marks.filter((mark) => mark.kind === "cluster");
  const dots = marks.filter((mark) => mark.kind === "dot");
  return [...dots, ...moved, ...(from === null ? clusters : clusters.map((mark) => movedOffMarker(mark, from, zoom)))];
}

/** Moves a cluster off the point of the red marker, so that both can be seen. */
function movedOffMarker(mark: ClusterMark, marker: Point, zoom: number): MapMark {
  const room = widthOf(mark) / 2 + FARTHEST_MOVE;
  const { x, y, distance } = direction(marker, project(mark.position, zoom), 0);
  if (distance >= room) return mark;
  return { ...mark, position: unproject({ x: marker.x + x * room, y: marker.y + y * room }, zoom) };
}
