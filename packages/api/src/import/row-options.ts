import type { PlaceType } from "@flaneur/domain";
import type { Tag } from "../reference/tags.ts";
import type { Column } from "./columns.ts";
import type { Encoding } from "./text-chunks.ts";

/** What a person says of a file that the file does not say itself. */
export interface RowOptions {
  readonly encoding?: Encoding | undefined;
  /** Which column of the file holds what; the others are guessed by their names. */
  readonly map?: ReadonlyMap<Column, string> | undefined;
  /** What the source is called whose rows have no id of OpenStreetMap: only then are ids of tables told apart. */
  readonly source?: string | undefined;
  /** For rows that name no kind. */
  readonly type?: PlaceType | undefined;
  /** For all rows. */
  readonly tags?: readonly Tag[] | undefined;
}
