import type { Coordinates } from "@flaneur/domain";
import type { PlaceDetails } from "./place-details.ts";
import type { SkipReason } from "./read-row.ts";

/** A row as its format tells it, before it is known whether it is a place for us. */
export interface Candidate {
  readonly source: string;
  /** Null where the file gives none that would stay the same. */
  readonly sourceId: string | null;
  readonly details: PlaceDetails;
  readonly coordinates: Coordinates | null;
  /** Why there are no coordinates, when there is more to say than that. */
  readonly withoutCoordinates?: SkipReason;
}
