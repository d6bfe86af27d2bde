import type { NameSide } from "./map-mark.ts";
import type { Box, PointGrid } from "./point-grid.ts";
import type { Point } from "./world-pixels.ts";

interface NameBox extends Box {
  readonly side: NameSide;
}

/** The longest name of a pin below the zoom at which every name is shown, in characters. */
export const LONGEST_NAME = 24;
/** The mean width of a character and the height of a line of 13 px, in pixels. */
const CHARACTER = 6.8;
const LINE = 16;
/** The distance from the centre of a pin to its name, in pixels. */
export const NAME_DISTANCE = 18;
/** Half the width of a pin that a name may not touch, in pixels. */
const PIN = 16;
const ROW = 64;

function boxAt({ x, y }: Point, width: number, side: NameSide): NameBox {
  if (side === "below") {
    return {
      side,
      left: x - width / 2,
      right: x + width / 2,
      top: y + NAME_DISTANCE,
      bottom: y + NAME_DISTANCE + LINE,
    };
  }
  const left = side === "right" ? x + NAME_DISTANCE : x - NAME_DISTANCE - width;
  return { side, left, right: left + width, top: y - LINE / 2, bottom: y + LINE / 2 };
}

interface NameBoxes {
  readonly add: (box: NameBox) => void;
  readonly overlaps: (box: Box) => boolean;
  /** Whether a disc with this radius is at least partly under a name. */
  readonly covers: (point: Point, radius: number) => boolean;
}

/** Creates an empty set of the boxes of names, sorted into rows of pixels. */
export function nameBoxes(): NameBoxes {
  const rows = new Map<number, NameBox[]>();
  const rowsOf = ({ top, bottom }: Box): readonly number[] => {
    const [first, last] = [Math.floor(top / ROW), Math.floor(bottom / ROW)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const add = (box: NameBox): void => {
    for (const row of rowsOf(box)) rows.set(row, [...(rows.get(row) ?? []), box]);
  };
  const overlaps = (box: Box): boolean =>
    rowsOf(box).some((row) =>
      rows
        .get(row)
        ?.some(
          (other) =>
            other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top,
        ),
    );
  return {
    add,
    overlaps,
    covers: ({ x, y }, radius) =>
      overlaps({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }),
  };
}

/** Returns the first free place for a name: to the right of its pin, to the left, or below. Null if there is none. */
export function fittingName(name: string, point: Point, pins: PointGrid, taken: NameBoxes): NameBox | null {
  if (name.length > LONGEST_NAME) return null;
  const boxes = (["right", "left", "below"] as const).map((side) => boxAt(point, name.length * CHARACTER, side));
  const isFree = (box: NameBox): boolean => {
    const { left, top, right, bottom } = box;
    return (
      !taken.overlaps(box) &&
      !pins.hasWithin({ left: left - PIN, top: top - PIN, right: right + PIN, bottom: bottom + PIN })
    );
  };
  return boxes.find(isFree) ?? null;
}
