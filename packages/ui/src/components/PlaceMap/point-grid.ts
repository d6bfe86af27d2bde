import type { Point } from "./world-pixels.ts";

export interface PointGrid {
  readonly add: (point: Point) => void;
  /** Whether a point of the grid is nearer than a distance, in pixels. */
  readonly hasNear: (point: Point, distance: number) => boolean;
  /** Whether a point of the grid is inside a rectangle. */
  readonly hasWithin: (box: Box) => boolean;
}

/** A rectangle in pixels of the world. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** More columns than a world of zoom 20 has. */
const COLUMNS = 2 ** 26;

/**
 * Creates a grid of points, which finds near points without looking at all of them.
 * @param cell The width of a cell, in pixels.
 */
export function pointGrid(cell: number): PointGrid {
  const cells = new Map<number, Point[]>();
  const some = ({ left, top, right, bottom }: Box, matches: (point: Point) => boolean): boolean => {
    for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row += 1) {
      for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column += 1) {
        if (cells.get(row * COLUMNS + column)?.some(matches) === true) return true;
      }
    }
    return false;
  };
  return {
    add: (point) => {
      const key = Math.floor(point.y / cell) * COLUMNS + Math.floor(point.x / cell);
      const points = cells.get(key);
      if (points === undefined) cells.set(key, [point]);
      else points.push(point);
    },
    hasNear: ({ x, y }, distance) =>
      some(
        { left: x - distance, top: y - distance, right: x + distance, bottom: y + distance },
        (point) => Math.hypot(point.x - x, point.y - y) < distance,
      ),
    hasWithin: (box) => some(box, ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom),
  };
}
