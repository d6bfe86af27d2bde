import { basename } from "node:path";
import { locateEntry } from "./archive.ts";
import { firstBytes } from "./bytes.ts";
import { guessColumns, hasPosition } from "./columns.ts";
import { delimiterOf } from "./csv-records.ts";
import { isZip, toImportFileError } from "./file-error.ts";
import { foreignKind } from "./foreign-files.ts";
import { ImportFileError } from "./import-file-error.ts";
import { type JsonItem, jsonItems, ROOT } from "./json-items.ts";
import { isJsonLines, jsonLines } from "./json-lines.ts";
import type { RawRow, RowDamage } from "./raw-row.ts";
import type { DecodedRowOptions, RowOptions } from "./row-options.ts";
import { isSpreadsheet } from "./spreadsheet.ts";
import { type Encoding, textChunks } from "./text-chunks.ts";
import { type Fields, isFields, isNumber } from "./unknown.ts";

export type JsonFormat = "overpass" | "geojson" | "opendatasoft";
/** The layout of the items in a JSON file: a list, or one item in each line. */
export type JsonLayout = "list" | "lines";

export type DetectedFormat =
  | { readonly format: "csv"; readonly delimiter: string }
  | { readonly format: "xlsx" | "kml" | "gpx" }
  | { readonly format: JsonFormat; readonly layout: JsonLayout };

export const FORMATS_READ = "GeoJSON, Overpass JSON, Opendatasoft records, CSV, .xlsx, KML, GPX or Google Takeout";

interface Shape {
  readonly format: JsonFormat;
  /**
   * The keys under which the list may be; null when the list is the whole file, `ROOT` when the file's object is the
   * only item.
   */
  readonly lists: readonly JsonItem["list"][];
  readonly isItem: (value: Fields) => boolean;
  /** False for an item that only supports others, such as the nodes of a way. */
  readonly isRow: (value: Fields) => boolean;
}

const ELEMENTS: readonly unknown[] = ["node", "way", "relation"];

/** Whether a value is a record: version 1 wraps its columns in `fields`, 2.0 in `record`; 2.1 does not wrap them. */
function isRecord(value: Fields): boolean {
  if (isFields(value.fields)) return typeof value.recordid === "string";
  if (isFields(value.record)) return isFields(value.record.fields);
  return hasPosition(guessColumns(Object.keys(value)));
}

const SHAPES: readonly Shape[] = [
  {
    format: "overpass",
    lists: ["elements"],
    isItem: (value) => ELEMENTS.includes(value.type) && isNumber(value.id),
    isRow: (value) => isFields(value.tags),
  },
  { format: "geojson", lists: ["features", ROOT], isItem: (value) => value.type === "Feature", isRow: () => true },
  { format: "opendatasoft", lists: [null, "records", "results"], isItem: isRecord, isRow: () => true },
];

/** Returns the shape of an item: by its list, or by itself if each line is an item. */
const shapeOf = (item: JsonItem, layout: JsonLayout): Shape | undefined =>
  layout === "list"
    ? SHAPES.find(({ lists }) => lists.includes(item.list))
    : SHAPES.find(({ isItem }) => isFields(item.value) && isItem(item.value));

/** Whether an item is the file's own object, which counts only if it is a single feature. */
const isOutside = (item: JsonItem): boolean =>
  item.list === ROOT && (!isFields(item.value) || item.value.type !== "Feature");

const noFormat = (path: string) =>
  new ImportFileError(`${basename(path)} holds no places in a format we read: ${FORMATS_READ}.`);

/** The number of bytes by which other programs' files are recognised. */
const START = 64;

/** Detects the format of a file by its beginning. Throws `ImportFileError` for an unknown format. */
export async function detectFormat(path: string, options: RowOptions = {}): Promise<DetectedFormat> {
  if (await isPlainZip(path)) {
    if (await isSpreadsheet(path)) return { format: "xlsx" };
    throw noFormat(path);
  }
  const foreign = foreignKind(await firstBytes(path, START));
  if (foreign !== null) throw new ImportFileError(`${basename(path)} is ${foreign}.`);
  const head = await headOf(path, options.encoding);
  const start = head.trimStart();
  if (start === "") throw new ImportFileError(`${basename(path)} is empty. Read are ${FORMATS_READ}.`);
  if (start.startsWith("<")) return { format: xmlFormat(path, start) };
  if (isJsonLines(start)) return await jsonFormat(path, "lines", options);
  if (start.startsWith("{") || start.startsWith("[")) return await jsonFormat(path, "list", options);
  const delimiter = delimiterOf(start, options);
  if (delimiter === null) throw noFormat(path);
  return { format: "csv", delimiter };
}

async function isPlainZip(path: string): Promise<boolean> {
  try {
    return (await locateEntry(path)) === null && (await isZip(path));
  } catch (error) {
    throw toImportFileError(error, path) ?? error;
  }
}

const HEAD = 64_000;

async function headOf(path: string, encoding: Encoding | undefined): Promise<string> {
  let head = "";
  for await (const chunk of textChunks(path, encoding)) {
    head += chunk;
    if (head.length >= HEAD) break;
  }
  return head;
}

function xmlFormat(path: string, head: string): "kml" | "gpx" {
  const root = /<(?:[\w-]+:)?([a-z]\w*)[\s>]/i.exec(head.replace(/<!--[\s\S]*?-->/g, ""))?.[1];
  if (root === "kml" || root === "gpx") return root;
  throw noFormat(path);
}

async function* itemsOf(
  path: string,
  layout: JsonLayout,
  options: Partial<DecodedRowOptions>,
): AsyncGenerator<JsonItem> {
  const { encoding, onWrongByte } = options;
  if (layout === "list") yield* jsonItems(path, encoding, onWrongByte);
  else for await (const line of jsonLines(path, encoding, onWrongByte)) yield { list: null, ...line };
}

async function jsonFormat(path: string, layout: JsonLayout, options: RowOptions): Promise<DetectedFormat> {
  for await (const item of itemsOf(path, layout, options)) {
    const shape = isOutside(item) || item.value === undefined ? undefined : shapeOf(item, layout);
    if (shape === undefined) continue;
    if (!isFields(item.value) || !shape.isItem(item.value)) break;
    return { format: shape.format, layout };
  }
  throw noFormat(path);
}

type NumberedItem =
  | { readonly number: number; readonly value: Fields; readonly damage?: undefined }
  | { readonly number: number; readonly damage: RowDamage };

/** Yields the items of a JSON file in this format, and the numbers of items that cannot be read. */
export async function* formatItems(
  path: string,
  format: JsonFormat,
  layout: JsonLayout,
  options: Partial<DecodedRowOptions> = {},
): AsyncGenerator<NumberedItem> {
  for await (const item of itemsOf(path, layout, options)) {
    const { number, value } = item;
    if (item.list === ROOT && format === "overpass") checkComplete(path, value, options);
    if (isOutside(item)) continue;
    if (value === undefined) yield { number, damage: "not readable as JSON" };
    else if (layout === "list" && shapeOf(item, layout)?.format !== format) continue;
    else if (
      isFields(value) &&
      shapeOf(item, layout)?.format === format &&
      shapeOf(item, layout)?.isItem(value) === true
    ) {
      yield { number, value };
    } else yield { number, damage: "not of the kind of the other items" };
  }
}

/** Throws `ImportFileError` for a response of Overpass that the server has cut off, unless the user accepts a part. */
function checkComplete(path: string, root: unknown, { isPartial }: RowOptions): void {
  const remark = isFields(root) && typeof root.remark === "string" ? root.remark : "";
  if (isPartial === true || !/error/i.test(remark)) return;
  throw new ImportFileError(
    `${basename(path)} is only a part of the response: Overpass stopped with '${remark.slice(0, 200)}'. Fetch it again with a longer timeout, or import the part with --partial.`,
  );
}

/** Yields the rows among the items of `formatItems`: the items that a person would count. */
export async function* jsonRows(
  path: string,
  format: JsonFormat,
  layout: JsonLayout,
  options: DecodedRowOptions,
): AsyncGenerator<RawRow> {
  const isRow = SHAPES.find((shape) => shape.format === format)?.isRow;
  for await (const item of formatItems(path, format, layout, options)) {
    if (item.damage !== undefined) yield { row: item.number, value: {}, damage: item.damage };
    else if (isRow?.(item.value)) yield { row: item.number, value: item.value };
  }
}
