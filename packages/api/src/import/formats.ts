import { basename } from "node:path";
import { ImportFileError } from "./import-file-error.ts";
import { type JsonItem, jsonItems } from "./json-items.ts";
import { type Fields, isFields, isNumber } from "./unknown.ts";

export type ImportFormat = "overpass" | "geojson" | "opendatasoft";

interface Shape {
  readonly format: ImportFormat;
  /** The keys under which its list may lie; null when the list is the whole file. */
  readonly lists: readonly (string | null)[];
  readonly isItem: (value: Fields) => boolean;
  /** False for what only serves other items, such as the nodes of a way. */
  readonly isRow: (value: Fields) => boolean;
}

const ELEMENTS: readonly unknown[] = ["node", "way", "relation"];

const SHAPES: readonly Shape[] = [
  {
    format: "overpass",
    lists: ["elements"],
    isItem: (value) => ELEMENTS.includes(value.type) && isNumber(value.id),
    isRow: (value) => isFields(value.tags),
  },
  { format: "geojson", lists: ["features"], isItem: (value) => value.type === "Feature", isRow: () => true },
  {
    format: "opendatasoft",
    lists: [null, "records"],
    isItem: (value) => typeof value.recordid === "string" && isFields(value.fields),
    isRow: () => true,
  },
];

const shapeOf = (item: JsonItem): Shape | undefined => SHAPES.find(({ lists }) => lists.includes(item.list));

/** Which format a file is in, by its first item. Throws `ImportFileError` for a file in none. */
export async function detectFormat(path: string): Promise<ImportFormat> {
  for await (const item of jsonItems(path)) {
    const shape = shapeOf(item);
    if (shape === undefined) continue;
    if (!isFields(item.value) || !shape.isItem(item.value)) break;
    return shape.format;
  }
  throw new ImportFileError(
    `${basename(path)} holds no places in a format we read: Overpass JSON, GeoJSON or Opendatasoft records.`,
  );
}

/** The items of a file in this format. Throws `ImportFileError` at the first that does not belong there. */
export async function* formatItems(path: string, format: ImportFormat): AsyncGenerator<Fields> {
  for await (const item of jsonItems(path)) {
    const shape = shapeOf(item);
    if (shape?.format !== format) continue;
    if (!isFields(item.value) || !shape.isItem(item.value)) {
      throw new ImportFileError(`${basename(path)} is damaged: item ${item.number} does not belong in ${format} data.`);
    }
    yield item.value;
  }
}

/** As `formatItems`, but only the items that are rows: those that a person would count. */
export async function* formatRows(path: string, format: ImportFormat): AsyncGenerator<Fields> {
  const isRow = SHAPES.find((shape) => shape.format === format)?.isRow;
  for await (const item of formatItems(path, format)) if (isRow?.(item)) yield item;
}

/**
 * Reads a file once to its end, so that nothing is written from one that turns out damaged.
 * @returns its format, and how many rows `readPlaces` will tell of.
 */
export async function validateFile(path: string): Promise<{ readonly format: ImportFormat; readonly rows: number }> {
  const format = await detectFormat(path);
  let rows = 0;
  for await (const _ of formatRows(path, format)) rows += 1;
  return { format, rows };
}
