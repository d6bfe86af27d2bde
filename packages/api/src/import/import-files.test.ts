import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { NO_FILTERS } from "@flaneur/domain";
import { count } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { createSqlSearch } from "../places/sql-search.ts";
import { readDistricts } from "./districts.ts";
import { importFiles } from "./import-files.ts";
import { report, summary } from "./summary.ts";

const fixture = (name: string) => resolve(import.meta.dirname, "fixtures", name);
const OVERPASS = fixture("restaurants.overpass.json");
const CAFES = fixture("cafes.geojson");
const MERCHANTS = fixture("merchants.ods.json");

const folder = mkdtempSync(join(tmpdir(), "flaneur-import-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const stored = async (db: Db): Promise<number> => (await db.select({ n: count() }).from(places))[0]?.n ?? 0;

describeOnBoth("an import", (database) => {
  beforeEach(() => database().db.delete(places));

  it("imports places of three formats, which the search then finds", async () => {
    const { db } = database();
    const result = await importFiles(db, [OVERPASS, CAFES, MERCHANTS]);
    expect(result.added).toBeGreaterThan(5);
    expect(await stored(db)).toBe(result.added);
    expect(result.read).toBe(result.added + result.skipped.length);
    const found = await createSqlSearch(db).list({
      filters: { ...NO_FILTERS, search: "cafe noir" },
      sort: { field: "name", order: "asc" },
      page: 1,
      limit: 10,
      origin: null,
      facets: false,
    });
    expect(found.places).toMatchObject([
      { name: "Le Café Noir", types: ["Café"], coordinates: { latitude: 48.8663473 } },
    ]);
  });

  it("changes nothing the second time", async () => {
    const { db } = database();
    const files = [OVERPASS, CAFES, MERCHANTS];
    const first = await importFiles(db, files);
    const second = await importFiles(db, files);
    expect(second).toEqual({ ...first, added: 0, unchanged: first.added });
  });

  it("updates a place that changed under the same id, and keeps its id in the product", async () => {
    const { db } = database();
    await importFiles(db, [OVERPASS]);
    const before = await db.select().from(places).orderBy(places.sourceId);
    const renamed = file("renamed.json", readFileSync(OVERPASS, "utf8").replace(/"name": "/, '"name": "Chez '));
    const result = await importFiles(db, [renamed]);
    expect([result.added, result.updated]).toEqual([0, 1]);
    const after = await db.select().from(places).orderBy(places.sourceId);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it("skips a place that is already listed from another source, and reports that", async () => {
    const { db } = database();
    await importFiles(db, [CAFES]);
    const place = {
      type: "node",
      id: 1,
      lat: 48.8663473,
      lon: 2.3443206,
      tags: { amenity: "cafe", name: "LE CAFE NOIR" },
    };
    const result = await importFiles(db, [file("twin.json", JSON.stringify({ elements: [place] }))]);
    expect(result).toMatchObject({
      added: 0,
      skipped: [{ name: "LE CAFE NOIR", reason: "already listed from another source" }],
    });
  });

  it("recognises a place of another source by a name that is spelt differently", async () => {
    const { db } = database();
    const cafe = (name: string, lat: number) => ({
      type: "node",
      id: 1,
      lat,
      lon: 2.3443206,
      tags: { amenity: "bar", name },
    });
    const elements = (name: string, lat: number) => JSON.stringify({ elements: [cafe(name, lat)] });
    await importFiles(db, [CAFES]);
    const twin = file("written-otherwise.json", elements("Le Verlet", 48.8663473));
    const geojson = {
      type: "Feature",
      properties: { amenity: "cafe", name: "Café Verlet" },
      geometry: { type: "Point", coordinates: [2.3443206, 48.8669] },
    };
    await importFiles(db, [file("verlet.geojson", JSON.stringify({ features: [geojson] }))]);
    expect(await importFiles(db, [twin])).toMatchObject({
      added: 0,
      skipped: [{ name: "Le Verlet", reason: "already listed from another source" }],
    });
  });

  it("takes the arrondissement from the postcode, or without one from our own outlines", async () => {
    const { db } = database();
    const bar = (id: number, lat: number, lon: number, postcode?: string) => ({
      type: "node",
      id,
      lat,
      lon,
      tags: { amenity: "bar", name: `Bar ${id}`, "addr:street": "Rue X", "addr:postcode": postcode },
    });
    const elements = [
      bar(1, 48.8592, 2.38),
      bar(2, 48.8592, 2.38, "75003"),
      bar(3, 48.8592, 2.38, "75000"),
      bar(4, 48.8936, 2.2874),
    ];
    const result = await importFiles(db, [file("bars.json", JSON.stringify({ elements }))]);
    expect(result).toMatchObject({ added: 4, withoutArrondissement: 1 });
    const rows = await db.select().from(places).orderBy(places.sourceId);
    expect(rows.map(({ arrondissement, address }) => [arrondissement, address])).toEqual([
      ["75011", "Rue X, 75011 Paris"],
      ["75003", "Rue X, 75003 Paris"],
      ["75011", "Rue X, 75011 Paris"],
      [null, "Rue X, Paris"],
    ]);
  });

  describe("a second import without polygons", () => {
    const bar = (tags: Record<string, string>, lat = 48.8605, lon = 2.362) =>
      JSON.stringify({
        elements: [{ type: "node", id: 1, lat, lon, tags: { amenity: "bar", name: "Chez Nous", ...tags } }],
      });
    /** First with polygons, which put the bar into the 11th; our own outlines say it is the 3rd. */
    const afterwards = async (first: string, second: string) => {
      const { db } = database();
      await importFiles(db, [file("first.json", first)], {
        districts: await readDistricts(fixture("districts.geojson")),
      });
      const { updated, unchanged } = await importFiles(db, [file("second.json", second)]);
      const [place] = await db.select().from(places);
      return { updated, unchanged, address: place?.address, arrondissement: place?.arrondissement };
    };

    it("changes nothing, whether or not the row has a postcode", async () => {
      const known = { updated: 0, unchanged: 1, arrondissement: "75011" };
      const street = { "addr:street": "Rue X" };
      const mistyped = { ...street, "addr:postcode": "75012" };
      expect(await afterwards(bar({}), bar({}))).toEqual({ ...known, address: "75011 Paris" });
      await database().db.delete(places);
      expect(await afterwards(bar(street), bar(street))).toEqual({ ...known, address: "Rue X, 75011 Paris" });
      await database().db.delete(places);
      expect(await afterwards(bar(mistyped), bar(mistyped))).toEqual({ ...known, address: "Rue X, 75011 Paris" });
    });

    it("applies a changed street, or a changed postcode that agrees with our outlines", async () => {
      const told = { "addr:street": "Rue Y" };
      expect(await afterwards(bar({}), bar(told))).toMatchObject({ updated: 1, address: "Rue Y, 75011 Paris" });
      await database().db.delete(places);
      const right = { "addr:street": "Rue Y", "addr:postcode": "75003" };
      expect(await afterwards(bar(told), bar(right))).toMatchObject({ updated: 1, address: "Rue Y, 75003 Paris" });
    });

    it("ignores a changed postcode near a border, where our outlines are too coarse", async () => {
      const bordering = bar({ "addr:street": "Rue Y", "addr:postcode": "75003" }, 48.8635, 2.3657);
      expect(await afterwards(bordering, bordering)).toMatchObject({ unchanged: 1, arrondissement: "75011" });
    });

    it("determines the arrondissement anew when a place has moved", async () => {
      expect(await afterwards(bar({}), bar({}, 48.8462, 2.3372))).toMatchObject({
        updated: 1,
        arrondissement: "75006",
      });
    });
  });

  it("writes nothing when one of the files is damaged or of another format", async () => {
    const { db } = database();
    const damaged = file("damaged.json", readFileSync(OVERPASS, "utf8").slice(0, -200));
    await expect(importFiles(db, [CAFES, damaged])).rejects.toThrow("damaged.json");
    await expect(importFiles(db, [CAFES, file("foreign.json", '{"name":"flaneur"}')])).rejects.toThrow("foreign.json");
    expect(await stored(db)).toBe(0);
  });

  it("reports progress row by row", async () => {
    const steps: number[] = [];
    const result = await importFiles(database().db, [OVERPASS], { onProgress: (done) => steps.push(done) });
    expect(steps).toEqual(Array.from({ length: result.read }, (_, i) => i + 1));
  });
});

describe("the output of an import", () => {
  const skipped = [
    { file: "/x/a.json", sourceId: null, name: '=1+"1"', reason: "no name" as const },
    { file: "/x/a.json", sourceId: "node/1", name: null, reason: "outside Paris" as const },
    { file: "/x/a.json", sourceId: "node/2", name: null, reason: "outside Paris" as const },
  ];

  const result = {
    read: 1234,
    added: 1200,
    updated: 30,
    unchanged: 1,
    withoutArrondissement: 0,
    skipped,
    addresses: null,
  };

  it("is a table with the reasons, most frequent first", () => {
    expect(summary(result).split("\n")).toEqual([
      "read             1,234",
      "new              1,200",
      "updated             30",
      "unchanged            1",
      "skipped              3",
      "  outside Paris      2",
      "  no name            1",
    ]);
  });

  it("ends with the number of places without an arrondissement, if there are any", () => {
    const last = (withoutArrondissement: number) =>
      summary({ ...result, withoutArrondissement })
        .split("\n")
        .at(-1);
    expect(last(1234)).toBe(
      "1,234 places have no arrondissement; --districts FILE.geojson finds it by exact polygons.",
    );
    expect(last(1)).toMatch(/^1 place has no arrondissement;/);
  });

  it("has a line in the report for each skipped row, which no spreadsheet reads as a formula", () => {
    const lines = report(skipped).split("\r\n");
    expect(lines).toHaveLength(5);
    expect(lines[1]).toBe(`"a.json","","'=1+""1""","no name"`);
  });
});
