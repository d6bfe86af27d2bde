/** Longitude and latitude, in degrees. */
export type Position = readonly [longitude: number, latitude: number];
/** A closed ring: its last position equals the first. */
export type Ring = readonly Position[];

const METRES_PER_DEGREE = 111_195;
/** Length of a degree of longitude in Paris, relative to a degree of latitude. */
const NARROWING = Math.cos((48.86 * Math.PI) / 180);

const keyOf = (position: Position): string => position.join(" ");

/** Returns the distance of a position from the line between two others, in metres. */
function metresFromLine([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const toMetres = (dx: number, dy: number) => [dx * NARROWING * METRES_PER_DEGREE, dy * METRES_PER_DEGREE] as const;
  const [px, py] = toMetres(x - ax, y - ay);
  const [lx, ly] = toMetres(bx - ax, by - ay);
  const length = lx * lx + ly * ly;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * lx + py * ly) / length));
  return Math.hypot(px - along * lx, py - along * ly);
}

/**
 * Removes positions of a line with the Douglas-Peucker algorithm. No removed position is farther than `metres` from the
 * result.
 */
function simplifyLine(line: readonly Position[], metres: number): readonly Position[] {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 3) return line;
  const distances = line.map((position) => metresFromLine(position, first, last));
  const farthest = distances.reduce((best, distance, i) => (distance > (distances[best] ?? 0) ? i : best), 0);
  if ((distances[farthest] ?? 0) <= metres) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), metres);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), metres)];
}

/** Simplifies a border, always from the end with the smaller key. Both areas of the border thus get the same line. */
function simplifyBorder(line: readonly Position[], metres: number): readonly Position[] {
  const [first, last] = [line[0], line.at(-1)];
  const isTurned = first !== undefined && last !== undefined && keyOf(first) > keyOf(last);
  return isTurned ? simplifyLine(line.toReversed(), metres).toReversed() : simplifyLine(line, metres);
}

/**
 * Simplifies adjacent areas without gaps between them: positions where borders meet are kept, and the border between
 * two areas is simplified as one line.
 */
export function simplifyRings(rings: readonly Ring[], metres: number): readonly Ring[] {
  const owners = new Map<string, Set<number>>();
  for (const [i, ring] of rings.entries()) {
    for (const position of ring) owners.set(keyOf(position), (owners.get(keyOf(position)) ?? new Set()).add(i));
  }
  const ownersOf = (position: Position): string => [...(owners.get(keyOf(position)) ?? [])].join(" ");
  return rings.map((closed) => {
    const ring = closed.slice(0, -1);
    const isMeeting = (i: number): boolean => {
      const here = ring[i];
      const [before, after] = [ring.at(i - 1), ring[(i + 1) % ring.length]];
      if (here === undefined || before === undefined || after === undefined) return false;
      const own = ownersOf(here);
      return own.split(" ").length > 2 || own !== ownersOf(before) || own !== ownersOf(after);
    };
    const meetings = ring.flatMap((_, i) => (isMeeting(i) ? [i] : []));
    const start = meetings[0] ?? 0;
    const turned = [...ring.slice(start), ...ring.slice(0, start)];
    const cuts = [...meetings.map((i) => i - start), turned.length];
    if (meetings.length === 0) cuts.unshift(0);
    const open = [...turned, ...turned.slice(0, 1)];
    const lines = cuts.slice(1).map((to, i) => simplifyBorder(open.slice(cuts[i], to + 1), metres));
    const simple = lines.flatMap((line) => line.slice(0, -1));
    return [...simple, ...simple.slice(0, 1)];
  });
}
