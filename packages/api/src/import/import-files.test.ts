import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { NO_FILTERS } from "@flaneur/domain";
import { count, inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { readListing } from "../places/listing.ts";
import { today } from "../places/place-record.ts";
import type { SkippedRow } from "./counts.ts";
import { importFiles } from "./import-files.ts";
import { reportLine, summary } from "./summary.ts";

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

const skippedIn = ({ skipped }: { readonly skipped: ReadonlyMap<string, number> }): number =>
  [...skipped.values()].reduce((sum, n) => sum + n, 0);

const stored = async (db: Db): Promise<number> => (await db.select({ n: count() }).from(places))[0]?.n ?? 0;

describeOnBoth("an import", (database) => {
  beforeEach(() => database().db.delete(places));

  it("imports places from files of three formats, and a search finds an imported place", async () => {
    const { db } = database();
    const result = await importFiles(db, [OVERPASS, CAFES, MERCHANTS]);
    expect(result.added).toBeGreaterThan(5);
    expect(await stored(db)).toBe(result.added);
    expect(result.read).toBe(result.added + skippedIn(result));
    const found = (await readListing(db, today())).index.list({
      filters: { ...NO_FILTERS, search: "cafe noir" },
      sort: { field: "name", order: "asc" },
      page: 1,
      limit: 10,
      origin: null,
      facets: false,
    });
    const [place] = await db
      .select()
      .from(places)
      .where(inArray(places.id, [...found.ids]));
    expect(found.total).toBe(1);
    expect(place).toMatchObject({ name: "Le Café Noir", types: ["Café"], latitude: 48.8663473 });
  });

  it("changes nothing when the same files are imported again", async () => {
    const { db } = database();
    const files = [OVERPASS, CAFES, MERCHANTS];
    const first = await importFiles(db, files);
    const second = await importFiles(db, files);
    expect(second).toEqual({ ...first, added: 0, unchanged: first.added });
  });

  it("updates a place with the same source id, and keeps the place's id", async () => {
    const { db } = database();
    await importFiles(db, [OVERPASS]);
    const before = await db.select().from(places).orderBy(places.sourceId);
    const renamed = file("renamed.json", readFileSync(OVERPASS, "utf8").replace(/"name": "/, '"name": "Chez '));
    const result = await importFiles(db, [renamed]);
    expect([result.added, result.updated]).toEqual([0, 1]);
    const after = await db.select().from(places).orderBy(places.sourceId);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it("skips a place that is already listed from another source, and reports it", async () => {
    const { db } = database();
    await importFiles(db, [CAFES]);
    const place = {
      type: "node",
      id: 1,
      lat: 48.8663473,
      lon: 2.3443206,
      tags: { amenity: "cafe", name: "LE CAFE NOIR" },
    };
    const rows: SkippedRow[] = [];
    const path = file("twin.json", JSON.stringify({ elements: [place] }));
    const result = await importFiles(db, [path], { onSkipped: (row) => rows.push(row) });
    expect(result).toMatchObject({ added: 0 });
    expect(rows).toMatchObject([
      { row: 1, name: "LE CAFE NOIR", reason: "already listed from another source", duplicateOf: "Le Café Noir" },
    ]);
  });

  it("skips a place that another source has listed under another form of its name", async () => {
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
    const { added, skipped } = await importFiles(db, [twin]);
    expect([added, [...skipped]]).toEqual([0, [["already listed from another source", 1]]]);
  });

  it("assigns arrondissements by the city's polygons rather than postcodes, and skips places outside", async () => {
    const { db } = database();
    const bar = (id: number, lat: number, lon: number, postcode?: string, city?: string) => {
      const address = { "addr:street": "Rue X", "addr:postcode": postcode, "addr:city": city };
      return { type: "node", id, lat, lon, tags: { amenity: "bar", name: `Bar ${id}`, ...address } };
    };
    const elements = [
      bar(1, 48.8592, 2.38),
      bar(2, 48.8592, 2.38, "75003"),
      bar(3, 48.8592, 2.38, "93100"),
      bar(4, 48.8936, 2.2874, "75017"),
      bar(5, 48.8799, 2.4128, undefined, "Les Lilas"),
      bar(6, 48.8592, 2.38, undefined, "Pars"),
    ];
    const result = await importFiles(db, [file("bars.json", JSON.stringify({ elements }))]);
    expect([result.added, [...result.skipped]]).toEqual([4, [["outside Paris", 2]]]);
    const rows = await db.select().from(places).orderBy(places.sourceId);
    expect(new Set(rows.map(({ address }) => address))).toEqual(new Set(["Rue X, 75011 Paris"]));
  });

  it("writes nothing when one of the files is damaged or in an unknown format", async () => {
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
    ["no name", 1],
    ["outside Paris", 2],
  ] as const;

  const result = {
    read: 1234,
    added: 1200,
    updated: 30,
    unchanged: 1,
    enriched: 4,
    withdrawn: 2,
    corrected: 0,
    closed: [],
    moved: [],
    differing: new Map(),
    skipped: new Map(skipped),
    addresses: null,
  };

  it("is a table of counts, with the reasons for skipped rows in order of frequency", () => {
    expect(summary(result).split("\n")).toEqual([
      "read             1,234",
      "new              1,200",
      "updated             30",
      "unchanged            1",
      "withdrawn            2",
      "enriched             4",
      "skipped              3",
      "  outside Paris      2",
      "  no name            1",
    ]);
  });

  it("includes a CSV line for a skipped row, in which a cell that starts with = is escaped for spreadsheets", () => {
    const row = {
      file: "/x/a.json",
      row: 7,
      sourceId: null,
      name: '=1+"1"',
      reason: "no name",
      duplicateOf: "A",
    } as const;
    expect(reportLine(row)).toBe(`"a.json","7","","'=1+""1""","no name","A"\r\n`);
  });
});
