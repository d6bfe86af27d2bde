import type { PlaceType, Tag } from "@flaneur/domain";
import type { ReadOptions } from "@flaneur/place-files";

/** Options that the user sets for all rows of a file. */
export interface RowOptions extends Omit<ReadOptions, "namesKind" | "needsPosition" | "hasMapLinks"> {
  /**
   * Name of the source of rows that are not from OpenStreetMap. Without it, the ids of a table are used only if they
   * name OpenStreetMap objects, such as `node/123`: other ids are unique only within a named source.
   */
  readonly source?: string | undefined;
  /** Type of rows that name no kind of place. */
  readonly type?: PlaceType | undefined;
  /** Tags of all rows. */
  readonly tags?: readonly Tag[] | undefined;
}
