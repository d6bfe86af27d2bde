import { stringify } from "csv-stringify/sync";
import {
  EXPORT_COLUMNS,
  type ExportColumn,
  escapeFormula,
  LIST_SEPARATOR,
  PICTURE_SEPARATOR,
} from "../import/export-columns.ts";
import type { ExportedPlace } from "./exported-place.ts";

export const EXPORT_FORMATS = ["geojson", "csv", "kml"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Writes places one after the other. */
interface Writer {
  readonly contentType: string;
  readonly head: string;
  readonly between: string;
  readonly place: (place: ExportedPlace) => string;
  readonly tail: string;
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** Returns a value as the text of a cell; empty for an unknown value. */
function cell(place: ExportedPlace, column: ExportColumn): string {
  const value = place[column];
  if (value === null) return "";
  if (isList(value)) return value.join(column === "pictures" ? PICTURE_SEPARATOR : LIST_SEPARATOR);
  if (typeof value === "object") return Object.keys(value).length === 0 ? "" : JSON.stringify(value);
  return String(value);
}

const csvLine = (cells: readonly string[]): string => stringify([[...cells]], { record_delimiter: "\r\n" });

const csv: Writer = {
  contentType: "text/csv; charset=utf-8; header=present",
  head: csvLine(EXPORT_COLUMNS),
  between: "",
  place: (place) =>
    csvLine(
      EXPORT_COLUMNS.map((column) => {
        const text = cell(place, column);
        return typeof place[column] === "number" ? text : escapeFormula(text);
      }),
    ),
  tail: "",
};

const geojson: Writer = {
  contentType: "application/geo+json; charset=utf-8",
  head: '{"type":"FeatureCollection","features":[\n',
  between: ",\n",
  place: ({ id, latitude, longitude, ...properties }) => {
    const geometry = latitude === null ? null : { type: "Point", coordinates: [longitude, latitude] };
    return JSON.stringify({ type: "Feature", id, geometry, properties });
  },
  tail: "\n]}\n",
};

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? "");

/** The columns for which KML has elements. */
const KML_ELEMENTS: readonly ExportColumn[] = ["name", "latitude", "longitude", "description", "address"];

const kml: Writer = {
  contentType: "application/vnd.google-earth.kml+xml; charset=utf-8",
  head: '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n',
  between: "",
  place: (place) => {
    const text = (column: ExportColumn) => escapeXml(cell(place, column));
    const element = (column: ExportColumn) => (place[column] === null ? "" : `<${column}>${text(column)}</${column}>`);
    const data = EXPORT_COLUMNS.filter((column) => !KML_ELEMENTS.includes(column))
      .map((column) => `<Data name="${column}"><value>${text(column)}</value></Data>`)
      .join("");
    const point =
      place.latitude === null
        ? ""
        : `<Point><coordinates>${text("longitude")},${text("latitude")}</coordinates></Point>`;
    return `<Placemark>${element("name")}${element("address")}${element("description")}<ExtendedData>${data}</ExtendedData>${point}</Placemark>\n`;
  },
  tail: "</Document></kml>\n",
};

export const WRITERS: Readonly<Record<ExportFormat, Writer>> = { geojson, csv, kml };
