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

/** Who says in which arrondissement a place lies: the polygons of the city, the row itself, or our coarse outlines. */
export type DistrictFrom = "polygons" | "row" | "outlines";

/** One row of a file: a place, known by its source and its id there, or why it is none. */
export type ReadRow =
  | {
      readonly kind: "place";
      readonly source: string;
      readonly sourceId: string;
      readonly place: ImportedPlace;
      /** Null where nobody does. */
      readonly districtFrom: DistrictFrom | null;
    }
  | {
      readonly kind: "skipped";
      readonly sourceId: string | null;
      readonly name: string | null;
      readonly reason: SkipReason;
    };
