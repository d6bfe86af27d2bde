import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ExportFormat } from "@flaneur/contract";
import { NO_FILTERS } from "@flaneur/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { describeOnPostgres } from "../../testing/databases.ts";
import type { Db } from "../db/database.ts";
import { meta, places } from "../db/schema.ts";
import { importFiles } from "../import/import-files.ts";
import { seedOnce } from "../import/seed.ts";
import { enrichPlaces } from "../places/enrich-places.ts";
import { readListing } from "../places/listing.ts";
import { today } from "../places/place-record.ts";
import { exportPlaces } from "./export-places.ts";
import { COMPLETE_FORMATS } from "./formats.ts";

const folder = mkdtempSync(join(tmpdir(), "flaneur-export-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const node = (id: number, lat: number, tags: Record<string, string>) => ({
  type: "node",
  id,
  lat,
  lon: 2.345 + id / 1000,
  tags,
});
const OVERPASS = JSON.stringify({
  elements: [
    node(1, 48.86, { amenity: "cafe;bar", name: "Le Café Noir", cuisine: "french;pizza", wheelchair: "limited" }),
    node(2, 48.861, { amenity: "restaurant", name: '=HYPERLINK("x")', description: '\'-not a formula; "quoted",' }),
    node(3, 48.862, {
      amenity: "bar",
      name: "-1 <b>& Co</b>",
      opening_hours: "Mo-Su 10:00-02:00",
      website: "example.org",
    }),
    node(4, 48.863, { amenity: "bar", name: "+33", image: "https://example.org/a.jpg;https://example.org/b.jpg" }),
    node(5, 48.864, {
      amenity: "bar",
      name: "@home",
      description: "'=1",
      "addr:street": "Rue X",
      "addr:postcode": "75002",
    }),
  ],
});

async function exported(db: Db, format: ExportFormat): Promise<string> {
  const sort = { field: "name", order: "asc" } as const;
  const ids = (await readListing(db, today())).index.ids({ filters: NO_FILTERS, sort, origin: null });
  let text = "";
  for await (const piece of exportPlaces(db, ids, format)) text += piece;
  return text;
}

/** Places with ids from their source. An export must contain every id that an import accepts. */
const WITH_IDS = JSON.stringify({
  type: "FeatureCollection",
  features: ["-dash", "_line", "=1+1", "way/1: é 2", "+33", "12345", "a;b,c"].map((id, index) => ({
    type: "Feature",
    id,
    geometry: { type: "Point", coordinates: [2.33 + index / 500, 48.8671] },
    properties: { name: `Bar ${id}`, types: ["Bar"], address: "1 Rue Rameau, 75002 Paris" },
  })),
});

describeOnPostgres("an export", (database) => {
  beforeEach(() => database().db.delete(places));

  for (const format of COMPLETE_FORMATS) {
    it(`as ${format} that is imported into an empty database is exported again as the same bytes`, async () => {
      const { db } = database();
      await importFiles(db, [file("first.json", OVERPASS)]);
      const [noir] = await db.select().from(places).orderBy(places.sourceId);
      const fields = {
        website: null,
        openingHours: "24/7",
        wheelchair: null,
        mediaUrls: [],
        placeStatus: "Open",
      } as const;
      await enrichPlaces(db, [{ placeId: noir?.id ?? "", origin: "google|7", fields }]);
      const first = await exported(db, format);
      const copy = file(`copy.${format}`, first);
      await db.delete(places);
      expect(await importFiles(db, [copy])).toMatchObject({ read: 5, added: 5 });
      expect(await exported(db, format)).toBe(first);
      expect(await importFiles(db, [copy])).toMatchObject({ unchanged: 5, updated: 0, enriched: 0 });
      expect(first).toContain("© OpenStreetMap contributors, ODbL 1.0; google: as its source says");
    });
  }

  it("that is imported over the places that it contains changes none of them, curated ones included", async () => {
    const { db } = database();
    const seed = async () => {
      await db.delete(places);
      await db.delete(meta);
      await seedOnce(db);
    };
    await seed();
    expect(await importFiles(db, [file("ids.geojson", WITH_IDS)])).toMatchObject({ added: 7 });
    const copies: [ExportFormat, string][] = [];
    for (const format of COMPLETE_FORMATS) copies.push([format, await exported(db, format)]);
    for (const [format, first] of copies) {
      const copy = file(`own.${format}`, first);
      for (let time = 0; time < 2; time += 1) {
        expect(await importFiles(db, [copy])).toMatchObject({ added: 0, updated: 0, enriched: 0, withdrawn: 0 });
        expect(await exported(db, format)).toBe(first);
      }
    }
    await seed();
    for (const [format, first] of copies) {
      await db.delete(places).where(eq(places.source, "geojson"));
      expect(await importFiles(db, [file(`own.${format}`, first)])).toMatchObject({
        added: 7,
        updated: 0,
        enriched: 0,
      });
      expect(await exported(db, format)).toBe(first);
    }
  });

  it("as CSV has no cell that a spreadsheet would run as a formula", async () => {
    const { db } = database();
    await importFiles(db, [file("formulas.json", OVERPASS)]);
    const text = await exported(db, "csv");
    expect(text).toContain(`,"'=HYPERLINK(""x"")",`);
    expect(text).toContain(`,"''-not a formula; ""quoted"",",`);
    for (const cell of text.split(/,|\r\n/)) expect(cell.replace(/^"/, "")).not.toMatch(/^[=+\-@]/);
  });

  it("of no places is a valid file", async () => {
    const { db } = database();
    expect(JSON.parse(await exported(db, "geojson"))).toEqual({ type: "FeatureCollection", features: [] });
    expect(await exported(db, "kml")).toMatch(/<Document>\s*<\/Document><\/kml>\s*$/);
    expect(await exported(db, "gpx")).toMatch(/^<\?xml [^>]*>\s*<gpx [^>]*>(?:(?!<wpt)[\s\S])*<\/gpx>\s*$/);
    expect((await exported(db, "csv")).trimEnd().split("\r\n")).toEqual([expect.stringMatching(/name/)]);
  });
});
