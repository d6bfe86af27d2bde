/** A position as [longitude, latitude], in degrees. */
export type Point = readonly [number, number];
export type Line = readonly Point[];

const METRES_PER_DEGREE = 111_320;
/** Metres per degree of longitude. Paris is small enough for one value. */
const EAST = METRES_PER_DEGREE * Math.cos((48.8566 * Math.PI) / 180);

export const metresBetween = ([x1, y1]: Point, [x2, y2]: Point): number =>
  Math.hypot((x2 - x1) * EAST, (y2 - y1) * METRES_PER_DEGREE);

export const lengthOf = (line: Line): number =>
  line.reduce((sum, point, index) => sum + metresBetween(line[index - 1] ?? point, point), 0);

/** Returns points along a line, including its ends, at most `step` metres apart. */
export function pointsAlong(line: Line, step: number): readonly Point[] {
  return line.flatMap((to, index): readonly Point[] => {
    const from = line[index - 1];
    if (from === undefined) return [to];
    const parts = Math.max(1, Math.ceil(metresBetween(from, to) / step));
    return Array.from({ length: parts }, (_, part): Point => {
      const share = (part + 1) / parts;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

const keyOf = ([x, y]: Point): string => `${x.toFixed(6)},${y.toFixed(6)}`;

/** Joins lines that meet end to end, in either direction, unless a third line ends at the same point. */
export function joinLines(lines: readonly Line[]): Line[] {
  const ends = new Map<string, Set<number>>();
  const joined: (Line | null)[] = lines.filter((line) => line.length > 1);
  const endsOf = (line: Line): readonly string[] => [line.at(0), line.at(-1)].map((end) => keyOf(end ?? [0, 0]));
  const note = (line: Line, index: number) => {
    for (const key of endsOf(line)) ends.set(key, (ends.get(key) ?? new Set()).add(index));
  };
  const forget = (line: Line, index: number) => {
    for (const key of endsOf(line)) ends.get(key)?.delete(index);
  };
  // The lines at each point are counted before any line is joined, because lines are not joined where three meet.
  const meeting = new Map<string, number>();
  for (const line of joined) for (const key of endsOf(line ?? [])) meeting.set(key, (meeting.get(key) ?? 0) + 1);
  for (const [index, line] of joined.entries()) if (line !== null) note(line, index);

  for (const key of meeting.keys()) {
    const [first, second] = ends.get(key) ?? [];
    if (meeting.get(key) !== 2 || first === undefined || second === undefined) continue;
    const [a, b] = [joined[first], joined[second]];
    if (a === null || a === undefined || b === null || b === undefined) continue;
    forget(a, first);
    forget(b, second);
    const head = keyOf(a.at(-1) ?? [0, 0]) === key ? a : a.toReversed();
    const tail = keyOf(b[0] ?? [0, 0]) === key ? b : b.toReversed();
    const whole = [...head, ...tail.slice(1)];
    joined[first] = whole;
    joined[second] = null;
    note(whole, first);
  }
  return joined.filter((line) => line !== null);
}

/** A set of points. `isNear` returns whether one of them is within `reach` metres of a point. */
export class PointIndex {
  readonly #cells = new Map<string, Point[]>();
  readonly #reach: number;

  constructor(reach: number) {
    this.#reach = reach;
  }

  #cell([x, y]: Point): readonly [number, number] {
    return [Math.floor((x * EAST) / this.#reach), Math.floor((y * METRES_PER_DEGREE) / this.#reach)];
  }

  add(points: Iterable<Point>): void {
    for (const point of points) {
      const key = this.#cell(point).join();
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [point]);
      else cell.push(point);
    }
  }

  isNear(point: Point): boolean {
    const [column, row] = this.#cell(point);
    for (let x = column - 1; x <= column + 1; x += 1) {
      for (let y = row - 1; y <= row + 1; y += 1) {
        if (this.#cells.get(`${x},${y}`)?.some((other) => metresBetween(point, other) <= this.#reach)) return true;
      }
    }
    return false;
  }
}

/** Returns the share of a line, from 0 to 1, that is within reach of the index's points. */
export function shareNear(line: Line, index: PointIndex): number {
  const points = pointsAlong(line, 10);
  return points.filter((point) => index.isNear(point)).length / points.length;
}
