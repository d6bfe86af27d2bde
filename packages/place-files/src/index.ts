export {
  ARCHIVE_LIMITS,
  checkArchive,
  tooManyEntries,
  unpackedLimit,
  unpacksTooLarge,
} from "./archive-budget.ts";
export { COLUMNS, type Column, type ColumnMap, columnValue, guessColumns } from "./columns.ts";
export { located } from "./coordinate-systems.ts";
export { withoutEntities } from "./entities.ts";
export {
  EXPORT_COLUMNS,
  type ExportColumn,
  escapeFormula,
  FORMER_MEDIA_COLUMN,
  GPX_CREATOR,
  isExportHeader,
  LIST_SEPARATOR,
  PICTURE_SEPARATOR,
  unescapeFormula,
} from "./export-columns.ts";
export { detectFormat, FORMATS_READ, formatItems, type JsonLayout, noFormat, type TextFormat } from "./formats.ts";
export {
  type Box,
  boxCentre,
  boxOf,
  inBox,
  inPolygon,
  type Polygon,
  type Position,
  placeOf,
  polygonsOf,
} from "./geometry.ts";
export { type FileProblem, ImportFileError } from "./import-file-error.ts";
export { isInParis } from "./in-paris.ts";
export { SAVED_LIMITS } from "./limits.ts";
export type { PlaceFile } from "./place-file.ts";
export { pointFrom, pointOf } from "./points.ts";
export {
  arrondissementInCity,
  fullAddress,
  isOtherTown,
  isOutsideParis,
  postcodeOf,
  streetOf,
  streetOnly,
} from "./postal.ts";
export { DAMAGES, type RawRow, type RowDamage } from "./raw-row.ts";
export { rawRows } from "./raw-rows.ts";
export { createReadBudget, type ReadBudget } from "./read-budget.ts";
export type { ReadOptions } from "./read-options.ts";
export { readPastedPlaces, readSavedPlaces, type SavedPlaces, tooLarge } from "./read-saved-places.ts";
export { plainText, recordPoint, recordText } from "./record-fields.ts";
export { type SavedPlace, toGeoJson } from "./saved-place.ts";
export { hasHeader } from "./table-header.ts";
export { tableRecords } from "./table-records.ts";
export { isTakeout, takeoutColumns, takeoutPlace } from "./takeout.ts";
export { ENCODINGS, type Encoding, notUtf8 } from "./text-chunks.ts";
export { type Fields, isFields, isNumber, text } from "./unknown.ts";
