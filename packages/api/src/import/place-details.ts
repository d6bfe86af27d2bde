import type { PlaceStatus, PlaceType, Wheelchair } from "@flaneur/domain";
import type { WeakField } from "../places/claims.ts";
import type { Enriched, PlaceField } from "../places/enriched.ts";
import type { Tag } from "../reference/tags.ts";

/** A field of which only some values are allowed. */
export type UnreadableField = "placeStatus" | "wheelchair" | "website";

/** The details of a place in a row, apart from its position, in any format. */
export interface PlaceDetails {
  readonly name: string | null;
  /** Other names in use, such as the official or a former one, by which duplicates are recognised. */
  readonly otherNames?: readonly string[];
  /** The telephone number, by which duplicates are recognised. */
  readonly phone?: string | null;
  /** Types of the place, the first of which is primary; empty for a place that we do not list. */
  readonly types: readonly PlaceType[];
  /** Whether the row names no kind of place at all. Otherwise a row without types names a kind that is not listed. */
  readonly namesNoKind?: boolean;
  readonly tags: readonly Tag[];
  /** Street and number: `8 Rue des Plantes`. */
  readonly street: string | null;
  readonly postcode: string | null;
  /** The town, `Les Lilas`, if the row names one. */
  readonly city?: string | null;
  /** The arrondissement that the row itself states, `75014`; null when it states none. */
  readonly arrondissement: string | null;
  readonly website: string | null;
  readonly openingHours: string | null;
  readonly wheelchair: Wheelchair | null;
  readonly description: string | null;
  readonly mediaUrls: readonly string[];
  /** The status; `Open` when the row states none. */
  readonly placeStatus?: PlaceStatus;
  /** The day of a dated status; see the domain's `DatedStatus`. */
  readonly statusDate?: string | null;
  /** The fields that the source only guesses: a name that was in capitals, or a type that the user gave for all rows. */
  readonly weak?: readonly WeakField[];
  /** The day of the row's data, if the file states it. */
  readonly sourcedOn?: string | undefined;
  readonly rating?: number | null;
  /** The field of an own export that was edited to a value that cannot be read. */
  readonly unreadable?: UnreadableField | undefined;
  /** Whether the place is closed to the public. */
  readonly isPrivate?: boolean;
  /** Fields that were filled in from another source; present only in files of this product. */
  readonly enriched?: Enriched;
  /** The stored identity of the place; present only in an export of this product. */
  readonly exact?: ExactPlace | undefined;
}

/** Fields of an exported place that an import would otherwise determine itself. */
export interface ExactPlace {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly address: string;
  readonly arrondissement: string | null;
  readonly googleMapsUrl: string | null;
  /** The time of the place's last change; null when the file does not state it. */
  readonly updatedAt: Date | null;
  /** The days of the origins in `enriched`, by origin. */
  readonly enrichedOn: Readonly<Record<string, string>>;
  /** The fields that the file has columns for. Other fields are unknown rather than empty. */
  readonly present: readonly PlaceField[];
}
