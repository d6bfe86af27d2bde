/** Describes what has changed in a picture, so that the report can group pictures that one change made different. */
import { padded, type Raster } from "./compare.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A colour before and after, such as `#8a6d3b`. */
type ColorChange = readonly [before: string, after: string];

interface Change {
  /** The rectangle around all pixels that differ. */
  readonly box: Box;
  /** The colour change of most pixels, or null if the pixels have changed in many ways, as when something has moved. */
  readonly color: ColorChange | null;
}

/** The share of the different pixels that must change in the same way to be called a change of colour. */
const MOST = 0.5;

const hex = (data: Uint8Array, at: number) => `#${Buffer.from(data.subarray(at, at + 3)).toString("hex")}`;

/** Compares two pictures that differ. */
export function changeOf(before: Raster, after: Raster): Change {
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [a, b] = [padded(before, size).data, padded(after, size).data];
  let [left, top, right, bottom, different] = [size.width, size.height, 0, 0, 0];
  const counts = new Map<number, { count: number; readonly at: number }>();
  for (let at = 0; at < a.length; at += 4) {
    if (a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]) continue;
    const [x, y] = [(at / 4) % size.width, Math.floor(at / 4 / size.width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    different += 1;
    const view = (data: Uint8Array) => ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    const key = view(a) * 0x1_00_00_00 + view(b);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { count: 1, at });
    else known.count += 1;
  }
  const [most] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  const color =
    most !== undefined && most.count > different * MOST ? ([hex(a, most.at), hex(b, most.at)] as const) : null;
  return { box: { left, top, right, bottom }, color };
}

export const colorLine = ([before, after]: ColorChange) => `Colour ${before} became ${after}`;
