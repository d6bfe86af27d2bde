import type { MediaItem } from "@flaneur/domain";

/** A column of the wall holds one poster, or four at a quarter of its size: both are 4:5, nothing is cut. */
type Column = "one" | "four";

const COLUMNS = 3;

const columnsOf = (count: number): readonly Column[] => {
  if (count <= 1) return ["one"];
  if (count === 2) return ["one", "one"];
  if (count <= 4) return ["one", "one", "one"];
  if (count === 5) return ["one", "four"];
  if (count <= 8) return ["one", "one", "four"];
  return ["one", "four", "four"];
};

/** Where each picture of a column stands, in a grid of two rows and two tracks for each column. */
const slotsOf = (column: Column, index: number): readonly Slot[] => {
  const track = 2 * index + 1;
  if (column === "one") return [{ row: 1, track, large: true }];
  return [1, 2].flatMap((row) => [track, track + 1].map((each) => ({ row, track: each, large: false })));
};

/** Where one picture stands, counted from 1. */
interface Slot {
  readonly row: number;
  readonly track: number;
  /** Whether it has a column to itself: two rows and two tracks. */
  readonly large: boolean;
}

export interface GalleryLayout {
  /** One for each picture that is shown; later ones are not. */
  readonly slots: readonly Slot[];
  /** How many columns the pictures take. */
  readonly columns: number;
  /** How many are left for a map or a plaque. */
  readonly free: number;
}

/** The wall of a desktop: three columns, filled by how many pictures there are. */
export function galleryLayout(count: number): GalleryLayout {
  const columns = columnsOf(count);
  return { slots: columns.flatMap(slotsOf), columns: columns.length, free: COLUMNS - columns.length };
}

/** A clip is the second picture: the first is a poster, which stands still. Everything else keeps its order. */
export function inGalleryOrder(media: readonly MediaItem[]): readonly MediaItem[] {
  const first = media.find(({ kind }) => kind === "image");
  const clip = media.find(({ kind }) => kind === "video");
  if (first === undefined || clip === undefined) return media;
  return [first, clip, ...media.filter((item) => item !== first && item !== clip)];
}
