import type { Column } from "./columns.ts";
import type { Encoding } from "./text-chunks.ts";

/** Options for reading the rows of a file. */
export interface ReadOptions {
  readonly encoding?: Encoding | undefined;
  /** The file's own name for each kind of column; the others are guessed by their names. */
  readonly map?: ReadonlyMap<Column, string> | undefined;
  /** Whether a response of Overpass that the server has cut off is imported. */
  readonly isPartial?: boolean | undefined;
  /** Whether a table needs columns of a position. Without them, rows are found by their names. @default true */
  readonly needsPosition?: boolean | undefined;
  /** Whether a text names a kind of place. Folders of KML with such a name give the kind of their placemarks. */
  readonly namesKind?: ((text: string) => boolean) | undefined;
}

/** The options of rows, and a callback for the offset of bytes that are not UTF-8. */
export interface DecodedReadOptions extends ReadOptions {
  readonly onWrongByte: (offset: number) => void;
}
