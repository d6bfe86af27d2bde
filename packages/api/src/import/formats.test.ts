import { describe, expect, it, test } from "vitest";
import { collect, fixture, scratchFile } from "./fixtures/scratch.ts";
import { detectFormat } from "./formats.ts";
import { readPlaces } from "./readers.ts";
import { validateFile } from "./validate-file.ts";

const FILES = [
  ["restaurants.overpass.json", "overpass"],
  ["cafes.geojson", "geojson"],
  ["merchants.ods.json", "opendatasoft"],
] as const;

test.each(FILES)("%s is detected as %s by its content", async (name, format) => {
  expect(await detectFormat(fixture(name))).toMatchObject({ format });
});

test.each(FILES)("%s is validated with the same number of rows as are read", async (name, format) => {
  const rows = await collect(readPlaces(fixture(name)));
  expect(await validateFile(fixture(name))).toEqual({ format, rows: rows.length });
});

describe("a file without readable places", () => {
  test.each([
    ["a list of something else", '[{"id": 1, "name": "x"}]'],
    ["an object without a list we know", '{"places": [{"id": 1}]}'],
    ["features that are strings", '{"features": ["roof", "garden"]}'],
    ["elements of unknown types", '{"elements": [{"type": "button"}]}'],
    ["an empty list", "[]"],
  ])("is refused with a message that names the readable formats: %s", async (_, content) => {
    const path = await scratchFile("foreign.json", content);
    await expect(validateFile(path)).rejects.toThrow(
      "foreign.json holds no places in a format we read: GeoJSON, Overpass JSON, Opendatasoft records, CSV, .xlsx, KML, GPX, uMap or Google Takeout.",
    );
  });

  it("is refused as damaged if its format is detected", async () => {
    const path = await scratchFile("mixed.json", '{"elements": [{"type": "node", "id": 1}, {"type": "node"}]}');
    await expect(validateFile(path)).rejects.toThrow(
      "mixed.json is damaged: no row can be read. Row 2: not of the kind of the other items.",
    );
  });
});

it("validateFile accepts records of the Opendatasoft API that are nested under a key", async () => {
  const path = await scratchFile("api.json", '{"nhits": 1, "records": [{"recordid": "a", "fields": {}}]}');
  expect(await validateFile(path)).toEqual({ format: "opendatasoft", rows: 1 });
});
