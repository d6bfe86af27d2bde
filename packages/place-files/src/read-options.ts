import type { Column } from "./columns.ts";
import type { Encoding } from "./text-chunks.ts";

/** Options for reading the rows of a file. */
export interface ReadOptions {
  readonly encoding?: Encoding | undefined;
  /** The file's own names of some columns. Other columns are found by their common names. */
  readonly map?: ReadonlyMap<Column, string> | undefined;
  /** Whether a response that Overpass has cut off is imported. */
  readonly isPartial?: boolean | undefined;
  /**
   * Whether a table needs columns of a position. Exports of this product and lists of Takeout never do. @default true
   */
  readonly needsPosition?: boolean | undefined;
  /**
   * Whether the text has links to maps. A table then needs no columns of a position, and one whose second or a later
   * column is `URL` is read as a list of Takeout, whatever the language of its other headings. `detectFormat` finds out.
   */
  readonly hasMapLinks?: boolean | undefined;
  /**
   * Maximum number of rows, with those that are empty or have no place. Above it, reading throws `ImportFileError`.
   * @default no limit
   */
  readonly maxRows?: number | undefined;
  /** Returns whether a text names a kind of place. A KML folder with such a name gives the kind of its placemarks. */
  readonly namesKind?: ((text: string) => boolean) | undefined;
}

/** Options for reading the rows of a file, with a callback for bytes in another encoding. */
export interface DecodedReadOptions extends ReadOptions {
  /**
   * Called once for each chunk of `file.bytes()` that contains bytes other than UTF-8, with the offset in the file of
   * the first such byte of the chunk. Never called for a file that is read as Latin 1 or UTF-16.
   */
  readonly onWrongByte: (offset: number) => void;
}
