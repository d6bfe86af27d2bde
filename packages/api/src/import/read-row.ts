import type { Place } from "@flaneur/domain";

/** A place as a file tells it. Ids and posters are given out where it is stored. */
export interface ImportedPlace extends Omit<Place, "id" | "travelTime"> {
  /** Addresses of pictures, http(s) only. */
  readonly mediaUrls: readonly string[];
}

export type SkipReason =
  | "not a kind of place we list"
  | "no name"
  | "relation without geometry"
  | "no coordinates"
  | "outside Paris"
  | "duplicate in file";

/** One row of a file: a place, known by its source and its id there, or why it is none. */
export type ReadRow =
  | { readonly kind: "place"; readonly source: string; readonly sourceId: string; readonly place: ImportedPlace }
  | {
      readonly kind: "skipped";
      readonly sourceId: string | null;
      readonly name: string | null;
      readonly reason: SkipReason;
    };
