import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { collect, fixture, scratchFile } from "./fixtures/scratch.ts";
import type { ReadRow } from "./read-row.ts";
import { type ReadOptions, readPlaces } from "./readers.ts";
import { validateFile } from "./validate-file.ts";

const read = (path: string, options?: ReadOptions): Promise<readonly ReadRow[]> => collect(readPlaces(path, options));
const placesIn = (rows: readonly ReadRow[]) => rows.flatMap((row) => (row.kind === "place" ? [row.place] : []));
const readText = async (name: string, text: string, options?: ReadOptions) =>
  read(await scratchFile(name, text), options);

/** Returns records of open data in Paris as a file of Opendatasoft (JSON), as GeoJSON or as CSV. */
function openData(format: string, records: readonly Readonly<Record<string, string>>[]): string {
  const placed = records.map((record, index) => ({ record, lon: 2.34, lat: 48.86 + index / 100 }));
  if (format === "json")
    return JSON.stringify(placed.map(({ record, ...point }) => ({ ...record, geo_point_2d: point })));
  if (format === "csv") {
    const lines = placed.map(({ record, lon, lat }) => [...Object.values(record), `${lat}, ${lon}`]);
    return [[...Object.keys(records[0] ?? {}), "geo_point_2d"], ...lines].map((cells) => cells.join(";")).join("\n");
  }
  const features = placed.map(({ record: properties, lon, lat }) => {
    return { type: "Feature", properties, geometry: { type: "Point", coordinates: [lon, lat] } };
  });
  return JSON.stringify({ type: "FeatureCollection", features });
}

describe("a CSV file", () => {
  it("is read by its column names, with semicolons, decimal commas, quotes and line breaks in cells", async () => {
    const rows = await read(fixture("places.csv"));
    expect(rows.map(({ row }) => row)).toEqual([2, 3]);
    expect(placesIn(rows)).toMatchObject([
      {
        name: "Café des Essais",
        types: ["Café"],
        address: "1 Rue X, 75001 Paris",
        openingHours: "Mo-Fr 08:00-20:00",
        coordinates: { latitude: 48.8601, longitude: 2.3401 },
      },
      { name: 'Le "Bar"; du Coin', types: ["Bar"], arrondissement: "75001" },
    ]);
  });

  it("is read without a known column name only if the user names its columns correctly", async () => {
    const text = "Bezeichnung,N,E\r\nEssai,48.86,2.34\r\n";
    const map = new Map([["name", "Bezeichnung"] as const, ["latitude", "N"] as const, ["longitude", "E"] as const]);
    expect(placesIn(await readText("a.csv", text, { map, type: "Bar", tags: ["Terrace"] }))).toMatchObject([
      { name: "Essai", types: ["Bar"], tags: ["Terrace"] },
    ]);
    await expect(readText("b.csv", text)).rejects.toThrow(
      "b.csv does not say which columns hold the name and the position. It has 'Bezeichnung', 'N', 'E'. Name them: --map",
    );
    const wrong = new Map([["name", "Nom"] as const]);
    await expect(readText("c.csv", text, { map: wrong })).rejects.toThrow("c.csv has no column 'Nom'.");
  });

  it("is read without the rows whose name consists only of zero-width characters", async () => {
    const rows = await readText("empty.csv", "name,lat,lon,type\n\u200b\u2060,48.86,2.34,bar\n");
    expect(rows).toMatchObject([{ kind: "skipped", reason: "no name" }]);
  });

  it("may begin with a byte order mark", async () => {
    expect(await readText("bom.csv", "\ufeffname,lat,lon,type\nA,48.86,2.34,bar\r\n")).toHaveLength(1);
  });

  it("is refused when it is cut short in a quoted cell", async () => {
    await expect(readText("open.csv", 'name,lat,lon\nA,48.86,2.34\n"B,48.86,2.34')).rejects.toThrow(
      "open.csv is damaged or cut short after row",
    );
  });
});

describe("other formats:", () => {
  it("KML is read from its placemarks: points at their positions, polygons at their centroids", async () => {
    expect(placesIn(await read(fixture("places.kml"), { type: "Park" }))).toMatchObject([
      { name: "Jardin des Essais", description: "Grand jardin : l'herbe & l'eau é", types: ["Park"] },
      { name: "Square & Co", coordinates: { latitude: 48.86, longitude: 2.35 } },
    ]);
  });

  it("GPX is read from its waypoints, and waypoints without a kind get the kind of --type", async () => {
    expect(placesIn(await read(fixture("places.gpx"), { type: "Spot" }))).toMatchObject([
      { name: "Bistro GPX", types: ["Restaurant"], website: "https://example.org/", description: "Bonne table" },
      { name: "Sans genre", types: ["Spot"] },
    ]);
    expect(await read(fixture("places.gpx"))).toMatchObject([{}, { reason: "names no kind: use --type", row: 2 }]);
  });

  it("Google Takeout is read in its current and its former format", async () => {
    expect(await read(fixture("saved-places.json"), { type: "Restaurant" })).toMatchObject([
      { source: "google", sourceId: "123", place: { name: "Chez Essai", address: "1 Rue X, 75001 Paris" } },
      { name: "Nulle part", reason: "no coordinates" },
    ]);
  });

  it("a list of Google Takeout is read as CSV, when its links contain points", async () => {
    // Takeout writes an empty row below the header.
    const list = [
      "Title,Note,URL,Tags,Comment",
      ",,,,",
      'Chez Essai,"Calme, ombre","https://www.google.com/maps/search/48.8601,2.3401",,',
      'Le Second,,"https://www.google.com/maps/place/Le+Second/@48.861,2.341,17z/data=!3m1",,Bon café',
      "Sans point,,https://www.google.com/maps/place/Sans+point/data=!4m2!3m1!1s0x47e66e:0x1,,",
    ];
    expect(await readText("Saved.csv", list.join("\n"), { type: "Café" })).toMatchObject([
      {
        place: {
          name: "Chez Essai",
          types: ["Café"],
          description: "Calme, ombre",
          website: null,
          coordinates: { latitude: 48.8601, longitude: 2.3401 },
        },
      },
      { place: { name: "Le Second", coordinates: { latitude: 48.861, longitude: 2.341 } } },
      { row: 5, name: "Sans point", reason: "no coordinates" },
    ]);
  });

  it("Opendatasoft 2.1 is read from both its API and its export", async () => {
    const rows = await read(fixture("records.ods21.json"));
    expect(placesIn(rows)).toMatchObject([{ name: "Marché des Essais", types: ["Market"] }]);
    const { results } = JSON.parse(await readFile(fixture("records.ods21.json"), "utf8")) as { results: unknown };
    expect(placesIn(await readText("export.json", JSON.stringify(results)))).toEqual(placesIn(rows));
  });

  it("the ids in a file of Opendatasoft 2.1 are used only if the source is named", async () => {
    const row = { id: 7, geo_point_2d: { lon: 2.34, lat: 48.86 } };
    const records = JSON.stringify([
      { ...row, nom: "Bar", type: "bar" },
      { ...row, id: 8, nom_du_commerce: "Boulangerie", type_de_commerce: "Boulangerie" },
    ]);
    const idsIn = async (options?: ReadOptions) =>
      (await readText("records.json", records, options)).map(({ sourceId }) => sourceId);
    expect(await idsIn({ source: "our-bars" })).toEqual(["7", "8"]);
    for (const id of await idsIn()) expect(id).toHaveLength(22);
  });

  it.each(["json", "geojson", "csv"])(
    "open data without a kind of place get the kind of --type (%s)",
    async (format) => {
      const text = openData(format, [
        { nom_du_commerce: "Sans genre", type_de_commerce: "" },
        { nom_du_commerce: "Chez Lire", type_de_commerce: "Librairie" },
      ]);
      const rows = await readText(`trades.${format}`, text, { type: "Gym" });
      expect(placesIn(rows).map(({ types }) => types)).toEqual([["Gym"], ["Store"]]);
      expect(await readText(`trades.${format}`, text)).toMatchObject([
        { kind: "skipped", reason: "names no kind: use --type" },
        { kind: "place" },
      ]);
    },
  );

  it.each(["json", "geojson", "csv"])("open data are read with the columns that --map names (%s)", async (format) => {
    const record = { nom_du_commerce: "Ancien", nouveau_nom: "Nouveau", type_de_commerce: "Librairie" };
    const text = openData(format, [record]);
    const map = new Map([["name", "nouveau_nom"] as const]);
    expect(placesIn(await readText(`names.${format}`, text, { map }))).toMatchObject([
      { name: "Nouveau", types: ["Store"] },
    ]);
  });

  it("GeoJSON may be a single feature", async () => {
    const feature = {
      type: "Feature",
      geometry: { type: "Point", coordinates: [2.34, 48.86] },
      properties: { amenity: "bar", name: "Seul" },
    };
    expect(placesIn(await readText("one.geojson", JSON.stringify(feature)))).toMatchObject([{ name: "Seul" }]);
  });

  it("a file may be compressed with gzip, whatever its name", async () => {
    for (const name of ["places.csv", "places.kml", "places.gpx", "cafes.geojson", "restaurants.overpass.json"]) {
      const path = await scratchFile("packed", "");
      await writeFile(path, gzipSync(await readFile(fixture(name))));
      expect(await read(path)).toEqual(await read(fixture(name)));
    }
  });
});

describe("a damaged row does not make the whole file unreadable:", () => {
  const bars = (count: number) => Array.from({ length: count }, (_, i) => `Bar ${i},${48.85 + i / 10_000},2.34,bar`);
  const csv = (...rows: readonly string[]) => ["name,lat,lon,type", ...rows, ""].join("\n");
  const reasons = (rows: Awaited<ReturnType<typeof read>>) =>
    rows.flatMap((row) => (row.kind === "skipped" ? [[row.row, row.reason]] : []));

  it("quotes within a cell are part of its text", async () => {
    const text = csv(
      'SOCIETE "MEDENINE ALIMENTS",48.86,2.34,bar',
      '"Chez" Essai,48.861,2.341,bar',
      '"A ""B"" C",48.862,2.342,bar',
    );
    const names = placesIn(await readText("quotes.csv", text)).map(({ name }) => name);
    expect(names).toEqual(['SOCIETE "MEDENINE ALIMENTS"', '"Chez" Essai', 'A "B" C']);
  });

  it("a row with too many cells is skipped, unless the surplus cells at its end are empty", async () => {
    const rows = await readText(
      "cells.csv",
      csv("A,48.86,2.34,bar", "B,48.861,2.341,bar,more", "C,48.862,2.342,bar,,"),
    );
    expect(placesIn(rows).map(({ name }) => name)).toEqual(["A", "C"]);
    expect(reasons(rows)).toEqual([[3, "too many columns"]]);
  });

  it("a row with bytes that are not UTF-8 is skipped, and the file is refused if more than 1 % of its rows have such bytes", async () => {
    const withWrongBytes = async (count: number) => {
      const rows = bars(300).map((row, i) => (i < count ? row.replace("Bar", "Caf\u00e9") : row));
      const path = await scratchFile("bytes.csv", "");
      await writeFile(path, Buffer.from(csv(...rows), "latin1"));
      return path;
    };
    const path = await withWrongBytes(3);
    expect(await validateFile(path)).toMatchObject({ rows: 300 });
    const rows = await read(path);
    expect(placesIn(rows)).toHaveLength(297);
    expect(reasons(rows)).toEqual([2, 3, 4].map((row) => [row, "bytes in another encoding"]));
    await expect(validateFile(await withWrongBytes(4))).rejects.toThrow("is not in UTF-8: the byte at offset 21");
  });

  it("an item of GeoJSON with bytes that are not UTF-8 is skipped", async () => {
    const feature = (name: string, i: number) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [2.34, 48.85 + i / 10_000] },
      properties: { amenity: "bar", name },
    });
    const features = bars(200).map((_, i) => feature(i === 7 ? "Caf\u00e9" : `Bar ${i}`, i));
    const path = await scratchFile("bytes.geojson", "");
    await writeFile(path, Buffer.from(JSON.stringify({ type: "FeatureCollection", features }), "latin1"));
    expect(await validateFile(path)).toMatchObject({ rows: 200 });
    expect(reasons(await read(path))).toEqual([[8, "bytes in another encoding"]]);
  });
});

describe("a hostile or damaged file is refused with the reason", () => {
  const refused = async (name: string, content: string | Buffer) => {
    const path = await scratchFile(name, "");
    await writeFile(path, content);
    const error: unknown = await validateFile(path).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "ImportFileError" });
    return (error as Error).message;
  };

  it("if it has bytes that are not UTF-8, unless the user chooses Latin-1", async () => {
    const latin = Buffer.from("name,lat,lon,type\nCafé,48.86,2.34,bar\n", "latin1");
    expect(await refused("latin.csv", latin)).toContain(
      "latin.csv is not in UTF-8: the byte at offset 21 does not belong there.",
    );
    const path = await scratchFile("latin.csv", "");
    await writeFile(path, latin);
    expect(placesIn(await read(path, { encoding: "latin1" }))).toMatchObject([{ name: "Café" }]);
  });

  it("if it ends with an incomplete character", async () => {
    expect(await refused("cut.csv", Buffer.from("name,lat,lon\ncaf\u00e9").subarray(0, -1))).toContain("offset 16");
  });

  it("if it contains deeply nested JSON or XML, a very long item, or XML entities", async () => {
    expect(await refused("deep.json", `{"features":[${"[".repeat(100_000)}`)).toContain("nested deeper than 64 levels");
    const long = `{"features":[{"type":"Feature","x":"${"a".repeat(5_000_000)}"}]}`;
    expect(await refused("long.json", long)).toContain("item 1 is longer than 4000000 characters");
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "aaaa">]><kml><Placemark><name>&a;</name></Placemark></kml>';
    expect(await refused("bomb.kml", bomb)).toContain("it declares a document type, which is not read");
    const deep = `<kml>${"<a>".repeat(1_000)}`;
    expect(await refused("deep.kml", deep)).toContain("nested deeper than 64 levels");
  });

  it("if it is empty, in another format, or truncated, compressed or not", async () => {
    expect(await refused("empty.csv", "")).toContain("empty.csv is empty. Supported formats: GeoJSON,");
    expect(await refused("page.kml", "<html><body></body></html>")).toContain("page.kml is a web page");
    expect(await refused("other.xml", "<list></list>")).toContain("holds no places in a format we read");
    const packed = gzipSync(await readFile(fixture("cafes.geojson")));
    expect(await refused("cut.gz", packed.subarray(0, -20))).toContain("cut.gz is damaged or cut short");
    expect(await refused("cut.kml", (await readFile(fixture("places.kml"))).subarray(0, -30))).toContain("cut.kml is");
  });

  it("if it is a gzip bomb", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, " "));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refused("bomb.gz", bomb)).toContain("bomb.gz");
  });
});

describe("a row", () => {
  const bar = (properties: object) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [2.34, 48.86] },
    properties: { amenity: "bar", name: "Essai", ...properties },
  });
  const reasonOf = async (properties: object) => {
    const [row] = await readText("row.geojson", JSON.stringify({ features: [bar(properties)] }));
    return row?.kind === "skipped" ? row.reason : row?.place.types;
  };

  it("with a field that is too long or has control characters is skipped with a clear reason", async () => {
    expect(await reasonOf({ name: "a".repeat(100_000) })).toBe("name too long");
    expect(await reasonOf({ name: "a\0b" })).toBe("unreadable characters in name");
    expect(await reasonOf({ opening_hours: "Mo\u0007" })).toBe("unreadable characters in opening hours");
    expect(await reasonOf({ description: "\ud800" })).toBe("unreadable characters in description");
  });

  it("that is private, or of a kind that is not listed, is skipped", async () => {
    expect(await reasonOf({ access: "private" })).toBe("private");
    expect(await reasonOf({ access: "no" })).toBe("private");
    for (const shop of ["funeral_directors", "erotic", "laundry", "dry_cleaning"]) {
      expect(await reasonOf({ amenity: undefined, shop })).toBe("not a kind of place we list");
    }
  });

  it("gets its types from a list of kinds, or from the sport of a sports centre", async () => {
    expect(await reasonOf({ amenity: "cafe;bar" })).toEqual(["Café", "Bar"]);
    expect(await reasonOf({ amenity: undefined, leisure: "sports_centre", sport: "swimming" })).toEqual(["Pool"]);
  });
});
