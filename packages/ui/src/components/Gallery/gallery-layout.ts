import type { MediaItem } from "@flaneur/domain";

/** A column of the wall contains one poster, or four posters of a quarter of the size. All posters are 4:5. */
type Column = "one" | "four";

const COLUMNS = 3;

/** Returns the columns with pictures if the last column is left for a map. Pictures that do not fit get no slot. */
const columnsBesideMap = (count: number): readonly Column[] => {
  if (count <= 1) return ["one"];
  return count <= 4 ? ["one", "one"] : ["one", "four"];
};

const columnsOf = (count: number): readonly Column[] => {
  if (count <= 1) return ["one"];
  if (count === 2) return ["one", "one"];
  if (count <= 4) return ["one", "one", "one"];
  if (count === 5) return ["one", "four"];
  if (count <= 8) return ["one", "one", "four"];
  return ["one", "four", "four"];
};

/** Returns the slots of a column, in a grid of two rows and two tracks for each column. */
const slotsOf = (column: Column, index: number): readonly Slot[] => {
  const track = 2 * index + 1;
  if (column === "one") return [{ row: 1, track, large: true }];
  return [1, 2].flatMap((row) => [track, track + 1].map((each) => ({ row, track: each, large: false })));
};

/** The position of a picture in the grid. Rows and tracks are counted from 1. */
interface Slot {
  readonly row: number;
  readonly track: number;
  /** Whether the picture fills a column: two rows and two tracks. */
  readonly large: boolean;
}

export interface GalleryLayout {
  /** The slots of the visible pictures. Further pictures are not shown in the wall. */
  readonly slots: readonly Slot[];
  /** The number of columns with pictures. */
  readonly columns: number;
  /** The number of columns left for a map or a plaque. */
  readonly free: number;
}

/**
 * Returns the layout of a number of pictures in the three columns of the wall.
 * @param leavesColumn Whether the last column is left free.
 */
export function galleryLayout(count: number, leavesColumn = false): GalleryLayout {
  const columns = leavesColumn ? columnsBesideMap(count) : columnsOf(count);
  return { slots: columns.flatMap(slotsOf), columns: columns.length, free: COLUMNS - columns.length };
}

/**
 * Moves the first still picture to the first position, and the first clip to the second. All other items keep their
 * order. Without a picture or without a clip, the order is unchanged.
 */
export function inGalleryOrder(media: readonly MediaItem[]): readonly MediaItem[] {
  const first = media.find(({ kind }) => kind === "image");
  const clip = media.find(({ kind }) => kind === "video");
  if (first === undefined || clip === undefined) return media;
  return [first, clip, ...media.filter((item) => item !== first && item !== clip)];
}
