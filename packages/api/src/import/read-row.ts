import type { Place } from "@flaneur/domain";
import type { RowDamage } from "@flaneur/place-files";
import type { Enriched, WeakField } from "../db/place-fields.ts";
import type { ExportedFields, UnreadableField } from "./place-details.ts";

/** A place as a file describes it. Id and posters are assigned when it is stored. */
export interface ImportedPlace
  extends Omit<
    Place,
    "id" | "travelTime" | "ratingSource" | "openingHoursSource" | "neighbourhoods" | "isChosen" | "source"
  > {
  /** URLs of pictures, http(s) only. */
  readonly mediaUrls: readonly string[];
  /** Fields that were filled in from another source; present only in files of this product. */
  readonly enriched?: Enriched | undefined;
  readonly statusDate?: string | null | undefined;
  readonly weak?: readonly WeakField[] | undefined;
  readonly sourcedOn?: string | undefined;
}

/** The fields whose length is limited. */
export type LimitedField =
  | "id"
  | "name"
  | "address"
  | "website"
  | "booking address"
  | "menu address"
  | "opening hours"
  | "description"
  | "mediaUrls"
  | "map link"
  | "origin";

export type FieldReason =
  | `${LimitedField} too long`
  | `unreadable characters in ${LimitedField}`
  | "too many mediaUrls";

/** The reason to skip a row that names no kind of place. The option `--type` sets the kind of these rows. */
export const NAMES_NO_KIND = "names no kind: use --type";

export type SkipReason =
  | typeof NAMES_NO_KIND
  | "not a kind of place we list"
  | "private"
  | "no name"
  | "relation without geometry"
  | "no coordinates"
  | "outside Paris"
  | "duplicate in file"
  | RowDamage
  | `unreadable ${UnreadableField}`
  | FieldReason;

/** The identity of a place in the files of one source. */
export interface RowKey {
  readonly source: string;
  readonly sourceId: string;
}

/** Data of a row that help to recognise duplicates, in addition to the fields of the place. */
export interface DuplicateHints {
  readonly otherNames?: readonly string[] | undefined;
  readonly phone?: string | null | undefined;
}

/** One row of a file: a place with its identity, or the reason why it is skipped. */
export type ReadRow =
  | (RowKey & {
      readonly kind: "place";
      readonly row: number;
      readonly place: ImportedPlace;
      /** Data that are only compared, and not shown. */
      readonly hints: DuplicateHints;
      /** The stored identity of the place; present only in an export of this product. */
      readonly exported?: ExportedFields | undefined;
    })
  | {
      readonly kind: "skipped";
      readonly row: number;
      /** The row's own id in the file. */
      readonly sourceId: string | null;
      readonly name: string | null;
      readonly reason: SkipReason;
      /** The identity under which an earlier import may have stored the place; null when it cannot be determined. */
      readonly key: RowKey | null;
      /** The name of the place that the row duplicates. */
      readonly duplicateOf?: string;
    };
