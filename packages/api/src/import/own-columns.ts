/** Columns of an exported place, in order. */
export const OWN_COLUMNS = [
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
  "openingHours",
  "wheelchair",
  "description",
  "googleMapsUrl",
  "pictures",
  "source",
  "sourceId",
  "enriched",
  "provenance",
  "updatedAt",
  "licence",
] as const;

export type OwnColumn = (typeof OWN_COLUMNS)[number];

/** Columns that together occur only in exports of this product. */
const MARKS: readonly string[] = ["types", "placeStatus", "sourceId", "licence"];

export const isOwnHeader = (header: readonly string[]): boolean => MARKS.every((mark) => header.includes(mark));

/** Separates the values of a column that can have several. */
export const LIST_SEPARATOR = ";";
/** Separates picture URLs, which contain no spaces. */
export const PICTURE_SEPARATOR = " ";

/**
 * Escapes a text that spreadsheets would run as a formula, by an apostrophe before it. A text that already starts with
 * apostrophes gets another apostrophe, so that `showFormula` can remove exactly one.
 */
export const hideFormula = (text: string): string => text.replace(/^(?='*[=+\-@\t\r])/, "'");
export const showFormula = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r])/, "");
