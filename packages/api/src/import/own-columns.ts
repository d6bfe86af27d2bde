/** The fields of an exported place, in the order of its columns. */
export const OWN_COLUMNS = [
  "id",
  "name",
  "types",
  "tags",
  "address",
  "arrondissement",
  "placeStatus",
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
  "licence",
] as const;

export type OwnColumn = (typeof OWN_COLUMNS)[number];

/** Those that only a file of ours has together. */
const MARKS: readonly string[] = ["types", "placeStatus", "sourceId", "licence"];

export const isOwnHeader = (header: readonly string[]): boolean => MARKS.every((mark) => header.includes(mark));

/** What parts the values of a column that holds several. */
export const LIST_SEPARATOR = ";";
/** Addresses of the web have no spaces. */
export const PICTURE_SEPARATOR = " ";

/**
 * A spreadsheet takes a text that begins with one of these for a formula and runs it. An apostrophe before it makes it a
 * text again; one more where there is one already, so that reading takes exactly that one away.
 */
export const hideFormula = (text: string): string => text.replace(/^(?='*[=+\-@\t\r])/, "'");
export const showFormula = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r])/, "");
