import type { PlaceStatus, PlaceType, Tag, Wheelchair } from "@flaneur/domain";
import type { Enriched, PlaceField, WeakField } from "../db/place-fields.ts";

/** A field that allows only some values. A person who edits an export may enter another value, which is unreadable. */
export type UnreadableField =
  | "types"
  | "tags"
  | "placeStatus"
  | "statusDate"
  | "arrondissement"
  | "rating"
  | "website"
  | "phone"
  | "bookingUrl"
  | "menuUrl"
  | "googleMapsUrl"
  | "wheelchair";

/** What a row of a file states about a place, apart from the position. The same type serves all file formats. */
export interface PlaceDetails {
  readonly name: string | null;
  /** Other names in use, such as the official or a former one, by which duplicates are recognised. */
  readonly otherNames?: readonly string[];
  /** The telephone number as it is written. Duplicates are also recognised by it. */
  readonly phone?: string | null;
  /** The address for reservations, with `tel:`, `http:` or `https:`. */
  readonly bookingUrl?: string | null;
  readonly menuUrl?: string | null;
  /** The listed types of the place, the primary type first; empty if the row states no listed type. */
  readonly types: readonly PlaceType[];
  /**
   * True if the row states no kind of place. If `namesNoKind` is not true and `types` is empty, the row states a kind
   * that is not listed.
   */
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
  /** The fields whose values are uncertain: a name that was in capitals, or a type that the user gave for all rows. */
  readonly weak?: readonly WeakField[];
  /** The day of the row's data, if the file states it. */
  readonly sourcedOn?: string | undefined;
  readonly rating?: number | null;
  /** The field of an export of this product that was edited to an unreadable value. */
  readonly unreadable?: UnreadableField | undefined;
  /** Whether the place is closed to the public. */
  readonly isPrivate?: boolean;
  /** Fields that were filled in from another source; present only in files of this product. */
  readonly enriched?: Enriched;
  /** The fields that only an export of this product states; undefined for any other file. */
  readonly exported?: ExportedFields | undefined;
}

/** The fields that only an export of this product states. For other files, the import determines their values. */
export interface ExportedFields {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly address: string;
  readonly arrondissement: string | null;
  readonly googleMapsUrl: string | null;
  /** The time of the place's last change; null when the file does not state it. */
  readonly updatedAt: Date | null;
  /** The date of each source's data, by origin: a day, or a month if only the month is known. */
  readonly enrichedOn: Readonly<Record<string, string>>;
  /** The fields that the file has columns for. Other fields are unknown rather than empty. */
  readonly present: readonly PlaceField[];
}
