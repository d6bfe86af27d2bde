import { NO_FILTERS } from "@flaneur/domain";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { meta, placeLog, places } from "../db/schema.ts";
import { exportPlaces } from "../export/export-places.ts";
import { readListing } from "../places/listing.ts";
import { claimsOf, today } from "../places/place-record.ts";
import { scratchFile } from "./fixtures/scratch.ts";
import { importFiles } from "./import-files.ts";
import { seedOnce } from "./seed.ts";
import { removeSource } from "./sources.ts";
import { summary } from "./summary.ts";

const BAR = { amenity: "bar", name: "Chez Essai" };
const osm = (tags: Record<string, string> = {}) =>
  scratchFile(
    "osm.json",
    JSON.stringify({ elements: [{ type: "node", id: 1, lat: 48.86, lon: 2.34, tags: { ...BAR, ...tags } }] }),
  );
/** An export as CSV. Each row has an id, a name, a longitude, a source, and the id of the place in the source. */
const ownCsv = (rows: readonly (readonly [string, string, number, string, string])[]) =>
  scratchFile(
    "own.csv",
    [
      "id,name,address,types,placeStatus,latitude,longitude,source,sourceId,licence",
      ...rows.map(([id, name, lng, ...key]) => `${id},${name},1 Rue X,Bar,Open,48.86,${lng},${key.join(",")},`),
      "",
    ].join("\n"),
  );
const csv = (name: string, cells: string) => scratchFile(`${name}.csv`, `Nom;lat;lng;Type;Site web\n${cells}\n`);

describeOnBoth("an edited export", (database) => {
  beforeEach(async () => {
    await database().db.delete(places);
    await database().db.delete(placeLog);
  });

  const exported = async (edit: (place: Record<string, unknown>) => void): Promise<string> => {
    const { db } = database();
    const ids = (await readListing(db, today())).index.ids({
      filters: NO_FILTERS,
      sort: { field: "name", order: "asc" },
      origin: null,
    });
    let text = "";
    for await (const piece of exportPlaces(db, ids, "geojson")) text += piece;
    const file = JSON.parse(text);
    for (const { properties } of file.features) edit(properties);
    return scratchFile("edited.geojson", JSON.stringify(file));
  };
  const only = async () => {
    const [row] = await database().db.select().from(places);
    return row;
  };

  it("corrects a place when its row is newer, and the correction survives the next import of the source", async () => {
    const { db } = database();
    await importFiles(db, [await osm({ website: "https://old.example/" })]);
    const file = await exported((place) => {
      place.description = "Edited.";
      place.website = null;
      place.updatedAt = new Date(Date.now()).toISOString();
    });
    expect(await importFiles(db, [file], { who: "Ana" })).toMatchObject({ corrected: 1, unchanged: 0 });
    expect(await importFiles(db, [file])).toMatchObject({ corrected: 0, unchanged: 1 });
    await importFiles(db, [await osm({ website: "https://new.example/", description: "Theirs." })]);
    expect(await only()).toMatchObject({ description: "Edited.", website: null });
    expect(await db.select().from(placeLog)).toMatchObject([
      { who: "Ana", action: "correct", changes: { website: ["https://old.example/", null] } },
    ]);
  });

  it("is ignored and counted by field when its rows are not newer, unless --correct is used", async () => {
    const { db } = database();
    await importFiles(db, [await osm()]);
    const file = await exported((place) => {
      place.description = "Edited.";
      place.placeStatus = "Just Opened";
    });
    const ignored = await importFiles(db, [file]);
    expect(ignored.differing).toEqual(
      new Map([
        ["description", 1],
        ["placeStatus", 1],
      ]),
    );
    expect(summary(ignored)).toContain("  description differs in 1 place\n");
    expect(summary(ignored)).toContain("use --correct");
    expect(await importFiles(db, [file], { isForced: true, isDryRun: true })).toMatchObject({ corrected: 1 });
    expect(await only()).toMatchObject({ description: null });
    expect(await importFiles(db, [file], { isForced: true })).toMatchObject({ corrected: 1 });
    expect(await only()).toMatchObject({ description: "Edited.", placeStatus: "Just Opened" });
  });

  it.each([
    ["placeStatus", "Temporarily Closed"],
    ["wheelchair", "oui"],
    ["website", "javascript:alert(1)"],
    ["googleMapsUrl", "none"],
    ["rating", "good"],
    ["rating", 11],
    ["statusDate", "25/11/2026"],
    ["arrondissement", "Montmartre"],
    ["types", ["Winebar"]],
    ["tags", "Terasse; Shade"],
  ])("whose %s was edited to %j is skipped with the reason", async (field, value) => {
    const { db } = database();
    await importFiles(db, [await osm({ wheelchair: "limited", website: "https://old.example/" })]);
    const before = await only();
    const file = await exported((place) => {
      place[field] = value;
    });
    const result = await importFiles(db, [file], { isForced: true });
    expect(result.skipped).toEqual(new Map([[`unreadable ${field}`, 1]]));
    expect(await only()).toEqual(before);
  });

  it.each([
    ["map link", { googleMapsUrl: "https://maps.example/\0" }, "unreadable characters in map link"],
    ["map link", { googleMapsUrl: `https://maps.example/${"a".repeat(2_000)}` }, "map link too long"],
    ["origin", { enriched: { website: "osm|\0" }, provenance: undefined }, "unreadable characters in origin"],
    [
      "origin",
      { provenance: [{ origin: "guide|\u202e", date: "2026-05-01", fields: ["website"] }] },
      "unreadable characters in origin",
    ],
  ])("whose %s cannot be stored is skipped with the reason", async (_, change, reason) => {
    const { db } = database();
    await importFiles(db, [await osm({ website: "https://old.example/" })]);
    const before = await only();
    const file = await exported((place) => Object.assign(place, change));
    const result = await importFiles(db, [file], { isForced: true });
    expect(result.skipped).toEqual(new Map([[reason, 1]]));
    expect(await only()).toEqual(before);
  });

  it("that lacks a column does not empty its field", async () => {
    const { db } = database();
    await importFiles(db, [await osm({ description: "Theirs." })]);
    const file = await exported((place) => {
      delete place.description;
    });
    expect(await importFiles(db, [file], { isForced: true })).toMatchObject({ unchanged: 1, corrected: 0 });
  });

  it("gives a new id to the place of a copied row that still has the id of another row", async () => {
    const { db } = database();
    const file = await ownCsv([
      ["alpha", "Alpha", 2.34, "guide", "1"],
      ["alpha", "Beta", 2.35, "guide", "2"],
    ]);
    expect(await importFiles(db, [file])).toMatchObject({ added: 2 });
    expect(await db.select({ id: places.id, name: places.name }).from(places).orderBy(places.name)).toEqual([
      { id: "alpha", name: "Alpha" },
      { id: expect.stringMatching(/^beta-/), name: "Beta" },
    ]);
  });

  it("may contain places of two sources that use the same id", async () => {
    const { db } = database();
    const file = await ownCsv([
      ["alpha", "Alpha", 2.34, "paris-bars", "12"],
      ["beta", "Beta", 2.35, "guide", "12"],
    ]);
    expect(await importFiles(db, [file])).toMatchObject({ added: 2, skipped: new Map() });
  });

  it("corrects a curated place, and the correction survives the next seed", async () => {
    const { db } = database();
    await db.delete(meta);
    await seedOnce(db);
    await db.delete(places).where(eq(places.types, ["Restaurant"]));
    const file = await exported((place) => {
      if (place.sourceId === "la-clef") place.description = "Edited.";
    });
    expect(await importFiles(db, [file], { isForced: true })).toMatchObject({ corrected: 1 });
    await db.delete(meta);
    await db.update(places).set({ contentHash: "" }).where(eq(places.id, "la-clef"));
    await seedOnce(db);
    const [row] = await db.select().from(places).where(eq(places.id, "la-clef"));
    expect(row).toMatchObject({ description: "Edited.", placeStatus: "Just Opened", statusDate: "2026-01-14" });
  });
});

describeOnBoth("places of several sources", (database) => {
  beforeEach(() => database().db.delete(places));

  const FILES = async () =>
    [
      [await osm({ opening_hours: "24/7" }), {}],
      [
        await csv("shouted", "CHEZ ESSAI;48.86;2.34;;https://shouted.example/"),
        { type: "Restaurant", source: "shouted" },
      ],
      [await csv("guide", "Chez Essaï;48.86;2.34;bar;"), { source: "guide" }],
    ] as const;

  it("have the same fields in whatever order their files are imported, and lose the values of a removed source", async () => {
    const { db } = database();
    const files = await FILES();
    const results: unknown[] = [];
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      await db.delete(places);
      for (const index of order) {
        const [file, options] = files[index] ?? files[0];
        await importFiles(db, [file], options);
      }
      const [row, ...others] = await db.select().from(places);
      expect([row?.name, others]).toEqual(["Chez Essaï", []]);
      const { types, website, openingHours, tags, address, googleMapsUrl } = row ?? {};
      results.push({ types, website, openingHours, tags, address, googleMapsUrl });
      expect(row === undefined ? [] : claimsOf(row)).toHaveLength(3);
      expect(await removeSource(db, "shouted")).not.toBe("unknown");
      await removeSource(db, "guide");
      expect(await db.select().from(places)).toMatchObject([
        { name: "Chez Essai", types: ["Bar"], website: null, openingHours: "24/7", source: "osm", claims: [] },
      ]);
    }
    expect(results).toEqual(Array.from({ length: 6 }, () => results[0]));
    expect(results[0]).toMatchObject({ types: ["Bar"], website: "https://shouted.example/", openingHours: "24/7" });
  });
});
