import { guessColumns, hasPosition } from "./columns.ts";
import { delimiterOf } from "./csv-records.ts";
import { foreignKind } from "./foreign-files.ts";
import { ImportFileError } from "./import-file-error.ts";
import { type JsonItem, jsonItems, ROOT } from "./json-items.ts";
import { isJsonLines, jsonLines, MAX_LINE } from "./json-lines.ts";
import type { PlaceFile } from "./place-file.ts";
import type { RawRow, RowDamage } from "./raw-row.ts";
import type { DecodedReadOptions, ReadOptions } from "./read-options.ts";
import { hasMapLink } from "./takeout.ts";
import { type Encoding, textChunks } from "./text-chunks.ts";
import { checkRows } from "./too-many-rows.ts";
import { type Fields, isFields, isNumber } from "./unknown.ts";

export type JsonFormat = "overpass" | "geojson" | "opendatasoft";
/** The layout of the items in a JSON file: a list, or one item in each line. */
export type JsonLayout = "list" | "lines";

/** The format of a file of text. */
export type TextFormat =
  | {
      readonly format: "csv";
      readonly delimiter: string;
      /** Whether the beginning of the text has links to maps; see `ReadOptions`. */
      readonly hasMapLinks: boolean;
    }
  | { readonly format: "kml" | "gpx" }
  | { readonly format: JsonFormat; readonly layout: JsonLayout };

export const FORMATS_READ =
  "GeoJSON, Overpass JSON, Opendatasoft records, CSV, .xlsx, KML, GPX, uMap or Google Takeout";

interface Shape {
  readonly format: JsonFormat;
  /**
   * The keys under which the list may be; null when the list is the whole file, `ROOT` when the file's object is the
   * only item.
   */
  readonly lists: readonly JsonItem["list"][];
  readonly isItem: (value: Fields) => boolean;
  /** Returns the items within an item. Absent if items contain no other items. */
  readonly within?: (value: Fields) => readonly unknown[];
  /** False for an item that only supports others, such as the nodes of a way. */
  readonly isRow: (value: Fields) => boolean;
}

const ELEMENTS: readonly unknown[] = ["node", "way", "relation"];

/**
 * Whether a value is a record of Opendatasoft. Version 1 of the format wraps the columns in `fields`, version 2.0 in
 * `record.fields`.
 */
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
  // A map of uMap has its features in layers.
  {
    format: "geojson",
    lists: ["layers"],
    isItem: (value) => value.type === "FeatureCollection" && Array.isArray(value.features),
    within: ({ features }) => (Array.isArray(features) ? features : []),
    isRow: () => true,
  },
  { format: "opendatasoft", lists: [null, "records", "results"], isItem: isRecord, isRow: () => true },
];

/** Returns the shape of an item: by the list that it is in, or by its fields if each line is an item. */
const shapeOf = (item: JsonItem, layout: JsonLayout): Shape | undefined =>
  layout === "list"
    ? SHAPES.find(({ lists }) => lists.includes(item.list))
    : SHAPES.find(({ isItem }) => isFields(item.value) && isItem(item.value));

/** Whether an item is the file's own object, and not a single feature. */
const isOutside = (item: JsonItem): boolean =>
  item.list === ROOT && (!isFields(item.value) || item.value.type !== "Feature");

export const noFormat = ({ name }: Pick<PlaceFile, "name">): ImportFileError =>
  new ImportFileError(`${name} holds no places in a format we read: ${FORMATS_READ}.`, "format");

/** The number of bytes by which other programs' files are recognised. */
const START = 64;

/** Detects the format of a file by its beginning. Throws `ImportFileError` if it is empty, damaged or unknown. */
export async function detectFormat(file: PlaceFile, options: ReadOptions = {}): Promise<TextFormat> {
  await refuseForeign(file);
  const start = (await headOf(file, options.encoding)).trimStart();
  if (start === "") throw new ImportFileError(`${file.name} is empty. Supported formats: ${FORMATS_READ}.`, "empty");
  if (start.startsWith("<")) return { format: xmlFormat(file, start) };
  const lines = start.startsWith("{") ? await headOf(file, options.encoding, hasSecondLine) : start;
  if (isJsonLines(lines.trimStart())) return await jsonFormat(file, "lines", options);
  if (start.startsWith("{") || start.startsWith("[")) return await jsonFormat(file, "list", options);
  const hasMapLinks = hasMapLink(start);
  const delimiter = delimiterOf(start, { ...options, hasMapLinks });
  if (delimiter === null) throw noFormat(file);
  return { format: "csv", delimiter, hasMapLinks };
}

/** Throws `ImportFileError` for a file of another program, recognised by its first bytes. */
export async function refuseForeign(file: PlaceFile): Promise<void> {
  const foreign = foreignKind(await firstBytes(file, START));
  if (foreign !== null) throw new ImportFileError(`${file.name} is ${foreign.what}.`, foreign.problem);
}

async function firstBytes(file: PlaceFile, count: number): Promise<Uint8Array> {
  let start = new Uint8Array();
  for await (const bytes of file.bytes()) {
    start = new Uint8Array([...start, ...bytes.subarray(0, count)]);
    if (start.length >= count) break;
  }
  return start.subarray(0, count);
}

const HEAD = 64_000;
const isLongEnough = (head: string): boolean => head.length >= HEAD;
/** Whether a text has more than one line that is not empty, or is longer than a line may be. */
const hasSecondLine = (head: string): boolean => head.length > MAX_LINE || /[\r\n]/.test(head.trim());

/** Returns the beginning of a file as text, up to the first chunk with which the text is long enough. */
async function headOf(
  file: PlaceFile,
  encoding: Encoding | undefined,
  isEnough: (head: string) => boolean = isLongEnough,
): Promise<string> {
  let head = "";
  for await (const chunk of textChunks(file, encoding)) {
    head += chunk;
    if (isEnough(head)) break;
  }
  return head;
}

/** Matches a comment of XML. It contains no second opening mark: otherwise each of many would be a long search. */
const COMMENT = /<!--(?:(?!<!--)[\s\S])*?-->/g;

function xmlFormat(file: PlaceFile, head: string): "kml" | "gpx" {
  const root = /<(?:[\w-]+:)?([a-z]\w*)[\s>]/i.exec(head.replace(COMMENT, ""))?.[1];
  if (root === "kml" || root === "gpx") return root;
  throw noFormat(file);
}

async function* itemsOf(
  file: PlaceFile,
  layout: JsonLayout,
  options: Partial<DecodedReadOptions>,
): AsyncGenerator<JsonItem> {
  const { encoding, onWrongByte } = options;
  if (layout === "list") yield* jsonItems(file, encoding, onWrongByte);
  else for await (const line of jsonLines(file, encoding, onWrongByte)) yield { list: null, ...line };
}

async function jsonFormat(file: PlaceFile, layout: JsonLayout, options: ReadOptions): Promise<TextFormat> {
  const { maxRows = Number.POSITIVE_INFINITY } = options;
  let items = 0;
  for await (const item of itemsOf(file, layout, options)) {
    items += 1;
    // No places after this many items: it is a file of something else, such as the location history in Takeout.
    if (items > maxRows) break;
    const shape = isOutside(item) || item.value === undefined ? undefined : shapeOf(item, layout);
    if (shape === undefined) continue;
    if (!isFields(item.value) || !shape.isItem(item.value)) break;
    return { format: shape.format, layout };
  }
  throw noFormat(file);
}

type NumberedItem =
  | { readonly number: number; readonly value: Fields; readonly damage?: undefined }
  | { readonly number: number; readonly damage: RowDamage };

/**
 * Yields the items of a JSON file in this format, and the numbers of items that cannot be read. Throws
 * `ImportFileError` for a response that Overpass has cut off, unless the options accept a part.
 */
export async function* formatItems(
  file: PlaceFile,
  format: JsonFormat,
  layout: JsonLayout,
  options: Partial<DecodedReadOptions> = {},
): AsyncGenerator<NumberedItem> {
  let within = 0;
  let items = 0;
  for await (const item of itemsOf(file, layout, options)) {
    items += 1;
    checkRows(file, items, options);
    const { number, value } = item;
    if (item.list === ROOT && format === "overpass") checkComplete(file, value, options);
    if (isOutside(item)) continue;
    const shape = shapeOf(item, layout);
    if (value === undefined) yield { number, damage: "not readable as JSON" };
    else if (layout === "list" && shape?.format !== format) continue;
    else if (!isFields(value) || shape?.format !== format || !shape.isItem(value)) {
      yield { number, damage: "not of the kind of the other items" };
    } else if (shape.within === undefined) yield { number, value };
    else {
      for (const inner of shape.within(value)) {
        within += 1;
        if (isFields(inner) && inner.type === "Feature") yield { number: within, value: inner };
        else yield { number: within, damage: "not of the kind of the other items" };
      }
    }
  }
}

/** Throws `ImportFileError` for a response of Overpass that the server has cut off, unless the user accepts a part. */
function checkComplete(file: PlaceFile, root: unknown, { isPartial }: ReadOptions): void {
  const remark = isFields(root) && typeof root.remark === "string" ? root.remark : "";
  if (isPartial === true || !/error/i.test(remark)) return;
  throw new ImportFileError(
    `${file.name} is only a part of the response: Overpass stopped with '${remark.slice(0, 200)}'. Fetch it again with a longer timeout, or import the part with --partial.`,
  );
}

/** Yields the items of `formatItems` that are rows or are damaged. */
export async function* jsonRows(
  file: PlaceFile,
  format: JsonFormat,
  layout: JsonLayout,
  options: DecodedReadOptions,
): AsyncGenerator<RawRow> {
  const isRow = SHAPES.find((shape) => shape.format === format)?.isRow;
  for await (const item of formatItems(file, format, layout, options)) {
    if (item.damage !== undefined) yield { row: item.number, value: {}, damage: item.damage };
    else if (isRow?.(item.value)) yield { row: item.number, value: item.value };
  }
}
