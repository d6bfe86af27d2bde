import type { ExportFormat } from "@flaneur/contract";
import { EXPORT_COLUMNS, type ExportColumn } from "@flaneur/place-files";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { ExportedPlace } from "./exported-place.ts";
import { WRITERS } from "./formats.ts";

const UNKNOWN = Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, null])) as Record<ExportColumn, null>;
const PLACE: ExportedPlace = { ...UNKNOWN, id: "a", name: "A", latitude: 48.8522, longitude: 2.3848 };

/** Returns a file with one place. */
function fileOf(format: ExportFormat, exported: ExportedPlace = PLACE): string {
  const { head, place, tail } = WRITERS[format];
  return `${head(undefined)}${place(exported, undefined)}${tail}`;
}

it("an export has the position of a place in the order of its format", () => {
  expect(JSON.parse(fileOf("geojson")).features[0].geometry).toEqual({ type: "Point", coordinates: [2.3848, 48.8522] });
  expect(fileOf("kml")).toContain("<coordinates>2.3848,48.8522</coordinates>");
  expect(fileOf("gpx")).toContain('<wpt lat="48.8522" lon="2.3848">');
  expect(parse(fileOf("csv"), { columns: true, bom: true })).toMatchObject([
    { latitude: "48.8522", longitude: "2.3848" },
  ]);
});

it("an export as CSV has no text that a spreadsheet would run as a formula, and negative numbers as they are", () => {
  const texts = { name: "=1+1", address: "@A1", description: "-1", tags: ["+33"] };
  const [row] = parse(fileOf("csv", { ...PLACE, ...texts, latitude: -33.8 }), { columns: true, bom: true });
  expect(row).toMatchObject({ name: "'=1+1", address: "'@A1", description: "'-1", tags: "'+33", latitude: "-33.8" });
});
