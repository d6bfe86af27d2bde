import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { unpackedSize } from "./archive.ts";
import { collect, fixture, scratchFile } from "./fixtures/scratch.ts";
import { xlsx, zip } from "./fixtures/zip.ts";
import { pathsToRead } from "./import-paths.ts";
import type { ReadRow } from "./read-row.ts";
import { type ReadOptions, readPlaces } from "./readers.ts";
import { validateFile } from "./validate-file.ts";

async function readBytes(name: string, content: string | Buffer, options?: ReadOptions): Promise<readonly ReadRow[]> {
  const path = await scratchFile(name, "");
  await writeFile(path, content);
  const rows: ReadRow[] = [];
  for (const file of await pathsToRead([path], options)) {
    await validateFile(file, options);
    rows.push(...(await collect(readPlaces(file, options))));
  }
  return rows;
}

const placesIn = (rows: readonly ReadRow[]) => rows.flatMap((row) => (row.kind === "place" ? [row.place] : []));
const namesIn = (rows: readonly ReadRow[]) => placesIn(rows).map(({ name }) => name);
const skippedIn = (rows: readonly ReadRow[]) =>
  rows.flatMap((row) => (row.kind === "skipped" ? [[row.row, row.reason]] : []));
const places = async (...args: Parameters<typeof readBytes>) => placesIn(await readBytes(...args));

const LOUVRE = { latitude: expect.closeTo(48.8606, 4), longitude: expect.closeTo(2.3376, 4) };
const CSV = "name,lat,lon,type\nMusée,48.8606,2.3376,museum\n";

describe("a table", () => {
  it("may begin with titles, empty rows and a line 'sep=;', which count in the row numbers", async () => {
    const text = "sep=;\nMes adresses;;;\n\nExporté le 3 mai;;;\nNom;lat;lng;Type\nA;48,86;2,34;bar\nB;;;bar\n";
    const rows = await readBytes("titles.csv", text);
    expect(namesIn(rows)).toEqual(["A"]);
    expect(skippedIn(rows)).toEqual([[7, "no coordinates"]]);
    const commas = "Lieux, bars, cafés; 2024\nNom;lat;lng;Type\nA;48,86;2,34;bar\n";
    expect(namesIn(await readBytes("commas.csv", commas))).toEqual(["A"]);
  });

  it("may have any number of empty rows above its header, which count in the row numbers", async () => {
    const table = "Nom;lat;lng;Type\nA;48,86;2,34;bar\nB;;;bar\n";
    for (const empty of ["\n", ";;;\n", '"";""\n']) {
      const rows = await readBytes("empty-rows.csv", `Mes adresses;;;\n${empty.repeat(30)}${table}`);
      expect([namesIn(rows), skippedIn(rows)]).toEqual([["A"], [[34, "no coordinates"]]]);
    }
  });

  it.each([
    ["Titre", "Coordonnées GPS"],
    ["Nom du lieu", "Geo Point"],
    ["nomoff", "geolocalisation"],
    ["Nom de l'enseigne", "coordonnees_geographiques"],
    ["NOM", "LatLng"],
  ])("is read with the headings %s and %s", async (name, point) => {
    const text = `${name};${point};type\nMusée;48.8606, 2.3376;museum\n`;
    expect(await places("headings.csv", text)).toMatchObject([{ name: "Musée", coordinates: LOUVRE }]);
  });

  it("is read without a row whose quote is never closed, but with the rows after it", async () => {
    const rows = ['"A,48.86,2.34,bar', "B,48.861,2.34,bar", '"C ""D""",48.862,2.34,bar', 'E,48.863,2.34,"ba\nr"', ""];
    const read = await readBytes("quote.csv", ["name,lat,lon,type", ...rows].join("\n"));
    expect(namesIn(read)).toEqual(["B", 'C "D"']);
    expect(skippedIn(read)).toEqual([
      [2, "a quote that is not closed"],
      [5, "not a kind of place we list"],
    ]);
    const last = await readBytes("last.csv", `${CSV}"B,48.861,2.34,bar\n`);
    expect([namesIn(last), skippedIn(last)]).toEqual([["Musée"], [[3, "a quote that is not closed"]]]);
  });

  it("is read without a line that is too long, but with the rows after it", async () => {
    const rows = await readBytes("long.csv", `${CSV}${"x".repeat(3_000_000)},48.86,2.34,bar\nB,48.861,2.34,bar\n`);
    expect([namesIn(rows), skippedIn(rows)]).toEqual([["Musée", "B"], [[3, "a line that is too long"]]]);
  });

  it("is read in UTF-16, with and without byte order mark", async () => {
    const little = Buffer.from(CSV.replaceAll(",", "\t"), "utf16le");
    const big = Buffer.from(little).swap16();
    const [mark, swapped] = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
    for (const bytes of [little, big, Buffer.concat([mark, little]), Buffer.concat([swapped, big])]) {
      expect(namesIn(await readBytes("wide.txt", bytes))).toEqual(["Musée"]);
    }
  });

  it.each([
    ["Lambert-93", "651411,65", "6862443,49"],
    ["Lambert-93 with spaces", "651 411,65", "6 862 443,49"],
    ["Lambert II", "600052.3", "2429117.4"],
    ["Web Mercator", "260220.45", "6250766.55"],
    ["swapped columns", "48.8606", "2.3376"],
    ["degrees", "2.3376", "48.8606"],
  ])("is read with positions in %s", async (_, x, y) => {
    const near = { latitude: expect.closeTo(48.8606, 2), longitude: expect.closeTo(2.3376, 2) };
    expect(await places("metres.csv", `nom;x;y;type\nMusée;${x};${y};museum\n`)).toMatchObject([{ coordinates: near }]);
  });

  it("is read with decoded HTML entities in its names", async () => {
    const text = "name,lat,lon,type\nPaul &amp; Fils &eacute;t&#233;,48.86,2.34,bar\nAT&T & Co,48.861,2.34,bar\n";
    expect(namesIn(await readBytes("entities.csv", text))).toEqual(["Paul & Fils été", "AT&T & Co"]);
  });

  it("is read with cells that contain outlines as GeoJSON or WKT", async () => {
    const square = [
      [2.3366, 48.8596],
      [2.3386, 48.8596],
      [2.3386, 48.8616],
      [2.3366, 48.8616],
      [2.3366, 48.8596],
    ];
    const json = JSON.stringify({ type: "Polygon", coordinates: [square] }).replaceAll('"', '""');
    const wkt = `POLYGON ((${square.map((point) => point.join(" ")).join(", ")}))`;
    for (const cell of [`"${json}"`, `"${wkt}"`, `"MULTIPOLYGON (${wkt.slice(8)})"`]) {
      const text = `name,geo_shape,type\nMusée,${cell},museum\n`;
      expect(await places("outline.csv", text)).toMatchObject([{ coordinates: LOUVRE }]);
    }
  });
});

describe("a spreadsheet (.xlsx)", () => {
  it("is read from the rows below the titles of its sheet, with numbers and texts", async () => {
    const rows = [["Mes musées"], ["Nom", "lat", "lng", "Type"], ["Musée & Cie", 48.8606, 2.3376, "musée"]];
    expect(await places("places.xlsx", xlsx(rows))).toMatchObject([{ name: "Musée & Cie", coordinates: LOUVRE }]);
  });

  it("may have any number of empty rows above its header", async () => {
    const empty = Array.from({ length: 30 }, () => ["", "", "", ""]);
    const rows = [["Mes musées"], ...empty, ["Nom", "lat", "lng", "Type"], ["Musée", 48.8606, 2.3376, "musée"]];
    expect(await places("places.xlsx", xlsx(rows))).toMatchObject([{ name: "Musée", coordinates: LOUVRE }]);
  });

  it("is read without the apostrophes before formulas if it is an export as CSV that was saved as a spreadsheet", async () => {
    const header = "id name address types placeStatus latitude longitude source sourceId licence".split(" ");
    const row = ["bar", "'=Bar", "1 Rue X", "Bar", "Open", 48.86, 2.34, "guide", "1", ""];
    expect(await places("saved.xlsx", xlsx([header, row]))).toMatchObject([{ name: "=Bar" }]);
  });

  it("is refused if it is damaged, a Word document or a file of Excel before 2007", async () => {
    const whole = xlsx([["Nom", "lat", "lng"]]);
    await expect(readBytes("cut.xlsx", whole.subarray(0, -30))).rejects.toThrow("cut.xlsx is damaged or cut short");
    const empty = zip({ "xl/workbook.xml": "<workbook/>" });
    await expect(readBytes("empty.xlsx", empty)).rejects.toThrow("empty.xlsx is a damaged spreadsheet");
    const text = zip({ "word/document.xml": "<document/>" });
    await expect(readBytes("text.docx", text)).rejects.toThrow("text.docx is a document of Word");
    const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
    await expect(readBytes("old.xls", ole)).rejects.toThrow("old.xls is a file of Excel before 2007");
  });

  it("is refused with a message that mentions a password if it has the format of protected spreadsheets", async () => {
    const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
    await expect(readBytes("locked.xlsx", ole)).rejects.toThrow("or a file with a password. Save it as .xlsx or CSV, ");
  });
});

describe("a zip archive", () => {
  it("is unpacked only a little beyond the limit of its size, even within one file", async () => {
    const path = await scratchFile("large.xlsx", "");
    await writeFile(path, zip({ "xl/workbook.xml": randomBytes(4_000_000) }));
    expect(await unpackedSize(path, 5_000_000)).toBe(4_000_000);
    const size = await unpackedSize(path, 100_000);
    expect(size).toBeGreaterThan(100_000);
    expect(size).toBeLessThan(1_000_000);
  });

  it("is read as the files of places in it, and a KMZ as its placemarks", async () => {
    const kml = await readFile(fixture("places.kml"));
    const archive = zip({
      "readme.txt": "Nothing to read here.",
      "picture.png": "PNG",
      "data/a.csv": CSV,
      "__MACOSX/data/._a.csv": "x",
      "b.kml": kml,
    });
    const rows = await readBytes("all.zip", archive, { type: "Park" });
    expect(namesIn(rows)).toEqual(["Musée", "Jardin des Essais", "Square & Co"]);
    const kmz = zip({ "doc.kml": kml, "images/1.png": "PNG" });
    expect(namesIn(await readBytes("map.kmz", kmz, { type: "Park" }))).toEqual(["Jardin des Essais", "Square & Co"]);
  });

  it("is read as the tables in it if it also contains a shapefile", async () => {
    const archive = zip({ "parcs.shp": "x", "parcs.dbf": "x", "parcs.csv": CSV });
    expect(namesIn(await readBytes("parcs.zip", archive))).toEqual(["Musée"]);
  });

  it("is refused if it is empty, has only an archive or a shapefile, has a password, has two files of one name or is cut short", async () => {
    const names = zip({ "a.csv": CSV, "b.csv": CSV }).toString("latin1").replaceAll("b.csv", "a.csv");
    const twice = Buffer.from(names, "latin1");
    const refusals = [
      ["empty.zip", zip({}), "empty.zip holds no file of places. It holds nothing."],
      ["nested.zip", zip({ "a.zip": zip({ "a.csv": CSV }) }), "It holds a.zip."],
      ["secret.zip", zip({ "a.csv": CSV }, { isEncrypted: true }), "a.csv is protected with a password."],
      ["cut.zip", zip({ "a.csv": CSV }).subarray(0, -30), "cut.zip is damaged or cut short"],
      ["hidden.zip", zip({ "a.csv": zip({ "b.csv": CSV }) }), "a.csv is packed twice."],
      ["shape.zip", zip({ "parcs.shp": "x", "parcs.dbf": "x" }), "shape.zip is a shapefile. Convert it to GeoJSON."],
      [
        "shape.zip",
        zip({ "parcs.shp": "x", "readme.txt": "Nothing to read here." }),
        "shape.zip is a shapefile. Convert it to GeoJSON.",
      ],
      ["twice.zip", twice, "twice.zip holds several files named a.csv. Unpack it first."],
    ] as const;
    for (const [name, bytes, sentence] of refusals) await expect(readBytes(name, bytes)).rejects.toThrow(sentence);
  });

  it("is refused as a whole if one of its files is damaged, even if the others are readable", async () => {
    const cut = '{"features": [{"type": "Feature", "prop';
    await expect(readBytes("cut.zip", zip({ "a.csv": CSV, "b.json": cut }))).rejects.toThrow("b.json");
    const broken = zip({ "a.csv": CSV, "b.csv": CSV });
    // The packed content of the last file follows its header of 30 bytes and its name.
    const content = broken.lastIndexOf("PK\u0003\u0004") + 30 + "b.csv".length;
    await expect(readBytes("broken.zip", broken.fill(0xff, content, content + 8))).rejects.toThrow("b.csv is damaged");
  });

  it("is refused if it is a zip bomb: compressed too strongly, alone or in all of its files, or larger than its declared size", async () => {
    const large = Buffer.alloc(20_000_000, " ");
    await expect(readBytes("bomb.zip", zip({ "a.csv": large }))).rejects.toThrow("a.csv is packed 200 times smaller");
    const shared = zip({ "a.csv": large.subarray(0, 9_000_000) }, { copies: 150 });
    await expect(readBytes("shared.zip", shared)).rejects.toThrow("shared.zip is packed 200 times smaller than it is");
    await expect(readBytes("lie.zip", zip({ "a.csv": large }, { declaredSize: 1_000 }))).rejects.toThrow(
      "a.csv is damaged or cut short",
    );
    const sheet = zip({ "xl/workbook.xml": large }, { declaredSize: 1_000 });
    await expect(readBytes("bomb.xlsx", sheet)).rejects.toThrow("bomb.xlsx is damaged or cut short");
  });
});

describe("JSON", () => {
  const feature = (name: string, geometry: unknown) => ({
    type: "Feature",
    properties: { tourism: "museum", name },
    geometry,
  });
  const point = (x: number, y: number) => ({ type: "Point", coordinates: [x, y] });

  it("is read with one item in each line, as NDJSON and as a text sequence, without a line that is not JSON", async () => {
    const lines = [
      JSON.stringify(feature("A", point(2.34, 48.86))),
      '{"type":"Feature",',
      JSON.stringify(feature("B", point(2.34, 48.861))),
    ];
    for (const text of [lines.join("\n"), lines.map((line) => `\u001e${line}\n`).join("")]) {
      const rows = await readBytes("lines.geojsonl", text);
      expect([namesIn(rows), skippedIn(rows)]).toEqual([["A", "B"], [[2, "not readable as JSON"]]]);
    }
    const records =
      '{"nom":"C","lat":48.86,"lon":2.34,"type":"bar"}\r\n\r\n{"nom":"D","lat":48.861,"lon":2.34,"type":"bar"}\r\n';
    expect(namesIn(await readBytes("records.ndjson", records))).toEqual(["C", "D"]);
  });

  it("is read, and an item that is damaged or of another kind is skipped", async () => {
    const features = [feature("A", point(2.34, 48.86)), null, feature("B", point(2.34, 48.861))].map((item) =>
      JSON.stringify(item),
    );
    const text = `{"features": [${features.join(",")}, {"type": "Feature", "properties": NaN}]}`;
    const rows = await readBytes("items.geojson", text);
    expect([namesIn(rows), skippedIn(rows)]).toEqual([
      ["A", "B"],
      [
        [2, "not of the kind of the other items"],
        [4, "not readable as JSON"],
      ],
    ]);
  });

  it("is read with geometries in Lambert-93 and Web Mercator, collections, and swapped coordinates", async () => {
    const crs = { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::2154" } };
    const geometries = [
      point(651411.65, 6862443.49),
      point(260220.45, 6250766.55),
      point(48.8606, 2.3376),
      { type: "GeometryCollection", geometries: [point(2.3376, 48.8606), { type: "LineString", coordinates: [] }] },
    ];
    for (const geometry of geometries) {
      const text = JSON.stringify({ type: "FeatureCollection", crs, features: [feature("A", geometry)] });
      const near = { latitude: expect.closeTo(48.8606, 2), longitude: expect.closeTo(2.3376, 2) };
      expect(await places("metres.geojson", text)).toMatchObject([{ coordinates: near }]);
    }
  });

  it("of Overpass is refused if the server has cut it off, but is read with --partial", async () => {
    const elements = [{ type: "node", id: 1, lat: 48.86, lon: 2.34, tags: { amenity: "bar", name: "A" } }];
    const remark = 'runtime error: Query timed out in "query" at line 3 after 26 seconds.';
    const text = JSON.stringify({ version: 0.6, elements, remark });
    await expect(readBytes("part.json", text)).rejects.toThrow("part.json is only a part of the response");
    expect(namesIn(await readBytes("part.json", text, { isPartial: true }))).toEqual(["A"]);
  });
});

it("a layer of Google My Maps that is named after a kind determines the kind of its placemarks", async () => {
  const mark = (name: string, i: number) =>
    `<Placemark><name>${name}</name><Point><coordinates>2.34,48.86${i},0</coordinates></Point></Placemark>`;
  const folder = (name: string, content: string) => `<Folder><name>${name}</name>${content}</Folder>`;
  const text = `<kml><Document><name>Paris</name>${folder("Cafés", mark("A", 1))}${folder(
    "<![CDATA[Bars & clubs]]>",
    mark("B", 2),
  )}${folder("Bakeries", folder("Favourites", mark("C", 3)))}${folder("To see", mark("D", 4))}</Document></kml>`;
  const rows = await readBytes("map.kml", text);
  expect(placesIn(rows).map(({ name, types }) => [name, types[0]])).toEqual([
    ["A", "Café"],
    ["B", "Bar"],
    ["C", "Bakery"],
  ]);
  expect(skippedIn(rows)).toEqual([[4, "names no kind: use --type"]]);
  expect(namesIn(await readBytes("map.kml", text, { type: "Spot" }))).toEqual(["A", "B", "C", "D"]);
});
