import type { Place } from "@flaneur/domain";
import type { Enriched } from "../places/enriched.ts";
import type { ExactPlace } from "./place-details.ts";

/** A place as a file tells it. Ids and posters are given out where it is stored. */
export interface ImportedPlace extends Omit<Place, "id" | "travelTime" | "openingHoursSource"> {
  /** Addresses of pictures, http(s) only. */
  readonly mediaUrls: readonly string[];
  /** Only in files of this product. */
  readonly enriched?: Enriched | undefined;
}

/** The fields whose texts are limited. */
export type LimitedField = "id" | "name" | "address" | "website" | "opening hours" | "description" | "picture";

export type FieldReason = `${LimitedField} too long` | `unreadable characters in ${LimitedField}` | "too many pictures";

export type SkipReason =
  | "not a kind of place we list"
  | "private"
  | "no name"
  | "relation without geometry"
  | "no coordinates"
  | "outside Paris"
  | "duplicate in file"
  | FieldReason;

/** What a place is known by, in the files that tell of it. */
export interface RowKey {
  readonly source: string;
  readonly sourceId: string;
}

/** One row of a file: a place, known by its source and its id there, or why it is none. */
export type ReadRow =
  | (RowKey & {
      readonly kind: "place";
      readonly row: number;
      readonly place: ImportedPlace;
      /** Only in an export of this product. */
      readonly exact?: ExactPlace | undefined;
    })
  | {
      readonly kind: "skipped";
      readonly row: number;
      /** As the file writes it. */
      readonly sourceId: string | null;
      readonly name: string | null;
      readonly reason: SkipReason;
      /** What an earlier import may have taken it by; null where too little is known of it. */
      readonly key: RowKey | null;
      /** The name of the place it repeats. */
      readonly duplicateOf?: string;
    };
