import { basename } from "node:path";
import { guessColumns, hasPosition } from "./columns.ts";
import { delimiterOf } from "./csv-records.ts";
import { ImportFileError } from "./import-file-error.ts";
import { type JsonItem, jsonItems, ROOT } from "./json-items.ts";
import type { RawRow } from "./raw-row.ts";
import type { RowOptions } from "./row-options.ts";
import { type Encoding, textChunks } from "./text-chunks.ts";
import { type Fields, isFields, isNumber } from "./unknown.ts";

export type JsonFormat = "overpass" | "geojson" | "opendatasoft";
export type ImportFormat = JsonFormat | "csv" | "kml" | "gpx";

export type DetectedFormat =
  | { readonly format: "csv"; readonly delimiter: string }
  | { readonly format: Exclude<ImportFormat, "csv">; readonly delimiter?: undefined };

export const FORMATS_READ = "GeoJSON, Overpass JSON, Opendatasoft records, CSV, KML, GPX or Google Takeout";

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

const shapeOf = (item: JsonItem): Shape | undefined => SHAPES.find(({ lists }) => lists.includes(item.list));

/** Whether an item is the file's own object, which counts only if it is a single feature. */
const isOutside = (item: JsonItem): boolean =>
  item.list === ROOT && (!isFields(item.value) || item.value.type !== "Feature");

const noFormat = (path: string) =>
  new ImportFileError(`${basename(path)} holds no places in a format we read: ${FORMATS_READ}.`);

/** Detects the format of a file by its beginning. Throws `ImportFileError` for an unknown format. */
export async function detectFormat(path: string, { encoding }: RowOptions = {}): Promise<DetectedFormat> {
  const head = await headOf(path, encoding);
  const start = head.trimStart();
  if (start === "") throw new ImportFileError(`${basename(path)} is empty. Read are ${FORMATS_READ}.`);
  if (start.startsWith("<")) return { format: xmlFormat(path, start) };
  if (start.startsWith("{") || start.startsWith("[")) return { format: await jsonFormat(path, encoding) };
  const [line = ""] = start.split(/\r\n|\r|\n/, 1);
  const delimiter = delimiterOf(line);
  if (delimiter === null) throw noFormat(path);
  return { format: "csv", delimiter };
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

async function jsonFormat(path: string, encoding: Encoding | undefined): Promise<JsonFormat> {
  for await (const item of jsonItems(path, encoding)) {
    const shape = isOutside(item) ? undefined : shapeOf(item);
    if (shape === undefined) continue;
    if (!isFields(item.value) || !shape.isItem(item.value)) break;
    return shape.format;
  }
  throw noFormat(path);
}

interface NumberedItem {
  readonly number: number;
  readonly value: Fields;
}

/** Yields the items of a JSON file in this format. Throws `ImportFileError` at the first item of another format. */
export async function* formatItems(
  path: string,
  format: JsonFormat,
  encoding?: Encoding,
  onWrongByte?: (offset: number) => void,
): AsyncGenerator<NumberedItem> {
  for await (const item of jsonItems(path, encoding, onWrongByte)) {
    if (isOutside(item) || shapeOf(item)?.format !== format) continue;
    const { number, value } = item;
    if (!isFields(value) || shapeOf(item)?.isItem(value) !== true) {
      throw new ImportFileError(`${basename(path)} is damaged: item ${number} does not belong in ${format} data.`);
    }
    yield { number, value };
  }
}

/** Yields the rows among the items of `formatItems`: the items that a person would count. */
export async function* jsonRows(
  path: string,
  format: JsonFormat,
  encoding?: Encoding,
  onWrongByte?: (offset: number) => void,
): AsyncGenerator<RawRow> {
  const isRow = SHAPES.find((shape) => shape.format === format)?.isRow;
  for await (const { number, value } of formatItems(path, format, encoding, onWrongByte)) {
    if (isRow?.(value)) yield { row: number, value };
  }
}
