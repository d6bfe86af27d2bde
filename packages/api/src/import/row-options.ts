import type { PlaceType } from "@flaneur/domain";
import type { Tag } from "../reference/tags.ts";
import type { Column } from "./columns.ts";
import type { Encoding } from "./text-chunks.ts";

/** Options for the rows of a file that the user gives. */
export interface RowOptions {
  readonly encoding?: Encoding | undefined;
  /** The file's own name for each kind of column; the others are guessed by their names. */
  readonly map?: ReadonlyMap<Column, string> | undefined;
  /**
   * Name of the source of rows that are not from OpenStreetMap. The ids of a table are used only when this name is
   * given.
   */
  readonly source?: string | undefined;
  /** Type of rows that name no kind of place. */
  readonly type?: PlaceType | undefined;
  /** Whether a response of Overpass that the server has cut off is imported. */
  readonly isPartial?: boolean | undefined;
  /** Tags of all rows. */
  readonly tags?: readonly Tag[] | undefined;
}

/** The options of rows, and a callback for the offset of bytes that are not UTF-8. */
export interface DecodedRowOptions extends RowOptions {
  readonly onWrongByte: (offset: number) => void;
}
