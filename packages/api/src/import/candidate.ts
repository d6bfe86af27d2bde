import type { Coordinates } from "@flaneur/domain";
import type { PlaceDetails } from "./place-details.ts";
import type { SkipReason } from "./read-row.ts";

/** A row whose format is parsed. It is not yet checked whether the row is a place that we list. */
export interface Candidate {
  readonly source: string;
  /** The row's id in its source; null when the file has no permanent ids. */
  readonly sourceId: string | null;
  readonly details: PlaceDetails;
  readonly coordinates: Coordinates | null;
  /** The reason to skip the row if it has no coordinates. @default "no coordinates" */
  readonly withoutCoordinates?: SkipReason;
}
