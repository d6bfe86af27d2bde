import { PLACE_FIELDS } from "@flaneur/contract";
import type { Coordinates, PlaceStatus, Wheelchair } from "@flaneur/domain";
import { z } from "zod";

export { PLACE_FIELDS, PlaceDay, type PlaceField } from "@flaneur/contract";

/**
 * The origin of each field whose value is not from the place's own source. An origin is the name of a source and the id
 * of the place in that source, `osm|node/1`.
 */
export const Enriched = z.partialRecord(z.enum(PLACE_FIELDS), z.string().max(250)).readonly();
export type Enriched = z.infer<typeof Enriched>;

/** The fields that sources state about a place. */
export interface PlaceFields {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly address: string;
  readonly arrondissement: string | null;
  readonly coordinates: Coordinates | null;
  readonly googleMapsUrl: string | null;
  readonly description: string | null;
  readonly website: string | null;
  readonly phone: string | null;
  readonly bookingUrl: string | null;
  readonly menuUrl: string | null;
  readonly openingHours: string | null;
  readonly wheelchair: Wheelchair | null;
  readonly mediaUrls: readonly string[];
  readonly placeStatus: PlaceStatus;
  readonly statusDate: string | null;
  readonly rating: number | null;
}

/** Fields that a source only guesses: a name in capitals, or the kind that `--type` gives to all rows of a file. */
export type WeakField = "name" | "types";

/** What one row of a source states about a place. */
export interface Claim {
  readonly source: string;
  readonly sourceId: string;
  /** The day on which the row first had these values, `2026-11-25`; a month when only that is known. */
  readonly date: string;
  readonly fields: Partial<PlaceFields>;
  readonly weak?: readonly WeakField[] | undefined;
  /** Whether an operator has decided that the row is this place. Later imports then do not list the row as a place. */
  readonly merged?: true | undefined;
}
