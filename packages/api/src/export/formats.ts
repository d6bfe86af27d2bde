import type { ExportFormat } from "@flaneur/contract";
import { escapeXml } from "@flaneur/domain";
import {
  EXPORT_COLUMNS,
  type ExportColumn,
  escapeFormula,
  GPX_CREATOR,
  LIST_SEPARATOR,
  PICTURE_SEPARATOR,
} from "@flaneur/place-files";
import { stringify } from "csv-stringify/sync";
import type { ExportedPlace } from "./exported-place.ts";

/** The formats with all columns of a place. GPX has those that devices read. */
export const COMPLETE_FORMATS = ["geojson", "csv", "kml"] as const satisfies readonly ExportFormat[];

/** What the owner of a list wrote about a place; null without a note. Undefined in a file without notes. */
type Note = string | null | undefined;

/** The name and the note of a list, as the file contains them. */
interface ListTexts {
  readonly name: string;
  readonly note: string | null;
}

/** Describes a format by the texts of a file: `head`, each place, `between` two places, and `tail`. */
interface Writer {
  readonly contentType: string;
  /** @param list The list that has the places. Undefined for places of no list. */
  readonly head: (list: ListTexts | undefined) => string;
  readonly between: string;
  /** Returns an empty text for a place that the format cannot express. */
  readonly place: (place: ExportedPlace, note: Note) => string;
  readonly tail: string;
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** Returns a value as the text of a cell; empty for an unknown value. */
function cell(place: ExportedPlace, column: ExportColumn): string {
  const value = place[column];
  if (value === null) return "";
  if (isList(value)) return value.join(column === "mediaUrls" ? PICTURE_SEPARATOR : LIST_SEPARATOR);
  if (typeof value === "object") return Object.keys(value).length === 0 ? "" : JSON.stringify(value);
  return String(value);
}

const csvLine = (cells: readonly string[]): string => stringify([[...cells]], { record_delimiter: "\r\n" });

const csv: Writer = {
  contentType: "text/csv; charset=utf-8; header=present",
  // The byte order mark makes Excel read the file as UTF-8.
  head: (list) => `\uFEFF${csvLine(list === undefined ? EXPORT_COLUMNS : [...EXPORT_COLUMNS, "note"])}`,
  between: "",
  place: (place, note) => {
    const cells = EXPORT_COLUMNS.map((column) => {
      const text = cell(place, column);
      return typeof place[column] === "number" ? text : escapeFormula(text);
    });
    return csvLine(note === undefined ? cells : [...cells, escapeFormula(note ?? "")]);
  },
  tail: "",
};

const geojson: Writer = {
  contentType: "application/geo+json; charset=utf-8",
  head: (list) => {
    const texts = list && { name: list.name, ...(list.note !== null && { description: list.note }) };
    return `${JSON.stringify({ type: "FeatureCollection", ...texts }).slice(0, -1)},"features":[\n`;
  },
  between: ",\n",
  place: ({ id, latitude, longitude, ...columns }, note) => {
    const properties = note === undefined ? columns : { ...columns, note };
    const geometry = latitude === null ? null : { type: "Point", coordinates: [longitude, latitude] };
    return JSON.stringify({ type: "Feature", id, geometry, properties });
  },
  tail: "\n]}\n",
};

/** The columns for which KML has elements. */
const KML_ELEMENTS: readonly ExportColumn[] = ["name", "latitude", "longitude", "description", "address"];

/** Returns an element with a text; empty without a text. */
const xmlElement = (name: string, text: string | null): string =>
  text === null || text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`;

const kml: Writer = {
  contentType: "application/vnd.google-earth.kml+xml; charset=utf-8",
  head: (list) => {
    const texts = list === undefined ? "" : `${xmlElement("name", list.name)}${xmlElement("description", list.note)}`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${texts}\n`;
  },
  between: "",
  place: (place, note) => {
    const text = (column: ExportColumn) => escapeXml(cell(place, column));
    const noteData = note ? `<Data name="note"><value>${escapeXml(note)}</value></Data>` : "";
    const element = (column: ExportColumn) => (place[column] === null ? "" : `<${column}>${text(column)}</${column}>`);
    const data = EXPORT_COLUMNS.filter((column) => !KML_ELEMENTS.includes(column))
      .map((column) => `<Data name="${column}"><value>${text(column)}</value></Data>`)
      .join("");
    const point =
      place.latitude === null
        ? ""
        : `<Point><coordinates>${text("longitude")},${text("latitude")}</coordinates></Point>`;
    return `<Placemark>${element("name")}${element("address")}${element("description")}<ExtendedData>${data}${noteData}</ExtendedData>${point}</Placemark>\n`;
  },
  tail: "</Document></kml>\n",
};

/** Writes waypoints for GPS devices and hiking maps. A place without coordinates is left out. */
const gpx: Writer = {
  contentType: "application/gpx+xml; charset=utf-8",
  head: (list) => {
    const texts =
      list === undefined
        ? ""
        : `<metadata>${xmlElement("name", list.name)}${xmlElement("desc", list.note)}</metadata>\n`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="${GPX_CREATOR}" xmlns="http://www.topografix.com/GPX/1/1">\n${texts}`;
  },
  between: "",
  place: (place, note) => {
    if (place.latitude === null || place.longitude === null) return "";
    const position = `lat="${cell(place, "latitude")}" lon="${cell(place, "longitude")}"`;
    const description = [cell(place, "address"), cell(place, "description")].filter((text) => text !== "").join("\n");
    const website = cell(place, "website");
    // The order of the elements is that of the schema of GPX.
    const elements = [
      xmlElement("name", cell(place, "name")),
      xmlElement("cmt", note ?? ""),
      xmlElement("desc", description),
      xmlElement("src", cell(place, "licence")),
      website === "" ? "" : `<link href="${escapeXml(website)}"/>`,
      xmlElement("type", cell(place, "types")),
    ];
    return `<wpt ${position}>${elements.join("")}</wpt>\n`;
  },
  tail: "</gpx>\n",
};

export const WRITERS: Readonly<Record<ExportFormat, Writer>> = { geojson, csv, kml, gpx };
