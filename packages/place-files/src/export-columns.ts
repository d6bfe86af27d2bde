/** The columns of an exported place, in the order of a CSV file. */
export const EXPORT_COLUMNS = [
  "id",
  "name",
  "otherNames",
  "types",
  "tags",
  "address",
  "arrondissement",
  "placeStatus",
  "statusDate",
  "rating",
  "latitude",
  "longitude",
  "website",
  "phone",
  "bookingUrl",
  "menuUrl",
  "openingHours",
  "wheelchair",
  "description",
  "googleMapsUrl",
  "mediaUrls",
  "source",
  "sourceId",
  "enriched",
  "provenance",
  "updatedAt",
  "licence",
] as const;

/** The name that earlier exports gave to the column `mediaUrls`. */
export const FORMER_MEDIA_COLUMN = "pictures";

export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** A file that has all of these columns is an export of this product. */
const EXPORT_MARKS: readonly string[] = ["types", "placeStatus", "sourceId", "licence"];

export const isExportHeader = (header: readonly string[]): boolean =>
  EXPORT_MARKS.every((column) => header.includes(column));

/** The program that the GPX files of this product name as their creator. */
export const GPX_CREATOR = "Flâneur";

/** Separates the values in a cell with several values, except the URLs of pictures. */
export const LIST_SEPARATOR = ";";
/** Separates the URLs of pictures in a cell. URLs contain no spaces. */
export const PICTURE_SEPARATOR = " ";

/**
 * Adds an apostrophe before a text that spreadsheets would run as a formula. Also adds one before a formula that starts
 * with apostrophes, so that `unescapeFormula` can remove exactly one.
 */
export const escapeFormula = (text: string): string => text.replace(/^(?='*[=+\-@\t\r])/, "'");
export const unescapeFormula = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r])/, "");
