import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { favorites, placePhones, places, users } from "../db/schema.ts";
import { mergePlaces } from "../operator/operate.ts";
import { upsertPlaces } from "../places/place-store.ts";
import { scratchFile } from "./fixtures/scratch.ts";
import { importFiles } from "./import-files.ts";
import { describeSources, listSources, removeSource } from "./sources.ts";

interface Point {
  readonly name?: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly [key: string]: unknown;
}

const geojson = ({ lat = 48.86, lon = 2.34, ...properties }: Point) =>
  scratchFile(
    "bar.geojson",
    JSON.stringify({
      type: "Feature",
      geometry: { type: "Point", coordinates: [lon, lat] },
      properties: { amenity: "bar", name: "Chez Essai", ...properties },
    }),
  );

const osm = ({ lat = 48.86, lon = 2.34, ...tags }: Point) =>
  scratchFile(
    "osm.json",
    JSON.stringify({
      elements: [{ type: "node", id: 1, lat, lon, tags: { amenity: "bar", name: "Chez Essai", ...tags } }],
    }),
  );

describeOnBoth("a duplicate", (database) => {
  beforeEach(async () => {
    await database().db.delete(users);
    await database().db.delete(places);
  });
  const import_ = async (...files: readonly string[]) => {
    const { added, updated, unchanged, enriched, withdrawn } = await importFiles(database().db, files, {
      source: "our-bars",
    });
    return { added, updated, unchanged, enriched, withdrawn };
  };
  const only = async () => {
    const rows = await database().db.select().from(places);
    expect(rows).toHaveLength(1);
    return rows[0];
  };

  it("fills in what the listed place lacks, and does not overwrite fields of a better ranked source", async () => {
    await import_(await geojson({ website: "https://first.example/", description: "Ours." }));
    const duplicate = await osm({
      website: "https://other.example/",
      opening_hours: "24/7",
      wheelchair: "yes",
      description: "Theirs.",
      image: "https://example.org/a.jpg",
    });
    expect(await import_(duplicate)).toMatchObject({ added: 0, enriched: 1 });
    expect(await only()).toMatchObject({
      website: "https://first.example/",
      description: "Ours.",
      openingHours: "24/7",
      wheelchair: "yes",
      mediaUrls: ["https://example.org/a.jpg"],
      enriched: { openingHours: "osm|node/1", wheelchair: "osm|node/1", mediaUrls: "osm|node/1" },
    });
    expect(await import_(duplicate)).toMatchObject({ added: 0, enriched: 0 });
  });

  it("fills in a field until the place's own source has it", async () => {
    await import_(await geojson({}));
    await import_(await osm({ opening_hours: "24/7", wheelchair: "yes" }));
    expect(await import_(await geojson({}))).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await import_(await geojson({ wheelchair: "no" }))).toMatchObject({ updated: 1 });
    expect(await only()).toMatchObject({
      openingHours: "24/7",
      wheelchair: "no",
      enriched: { openingHours: "osm|node/1" },
    });
  });

  it("marks the listed place as closed as long as the source of the duplicate does", async () => {
    await import_(await geojson({}));
    await import_(await osm({ disused: "yes" }));
    expect(await only()).toMatchObject({ placeStatus: "Permanently Closed" });
    await import_(await osm({}));
    expect(await only()).toMatchObject({ placeStatus: "Open", enriched: {} });
  });

  it("is removed with its source: the fields that it filled in become empty, and the places of the source are deleted", async () => {
    const { db } = database();
    await import_(await geojson({}));
    await import_(await osm({ opening_hours: "24/7" }));
    await import_(await osm({ name: "Ailleurs", lat: 48.87 }));
    expect(describeSources(await listSources(db)).split("\n")).toHaveLength(3);
    expect(await removeSource(db, "osm")).toEqual({ places: 1, favorites: 0, enriched: 1 });
    expect(await only()).toMatchObject({ name: "Chez Essai", openingHours: null, enriched: {} });
    expect([await removeSource(db, "osm"), await removeSource(db, "seed")]).toEqual(["unknown", "curated"]);
  });
});

describeOnBoth("importing again with better knowledge", (database) => {
  beforeEach(async () => {
    await database().db.delete(users);
    await database().db.delete(places);
  });
  /** Stores a place, as an earlier import would have. */
  const listed = async (id: string, fields: { name?: string; source?: string; longitude?: number } = {}) => {
    const { name = "Chez Essai", source = "osm", longitude = 2.34 } = fields;
    await upsertPlaces(database().db, [
      {
        id,
        name,
        otherNames: [],
        source,
        sourceId: source === "osm" ? "node/1" : id,
        address: "Paris",
        arrondissement: "75001",
        types: ["Bar"],
        tags: [],
        placeStatus: "Open",
        rating: null,
        googleMapsUrl: null,
        ...{ phone: null, bookingUrl: null, menuUrl: null },
        website: null,
        coordinates: { latitude: 48.86, longitude },
        description: null,
        openingHours: null,
        wheelchair: null,
        mediaUrls: [],
        posterPick: 0,
      },
    ]);
  };

  it("withdraws a place that is outside Paris, is private, or is not of a kind that is listed", async () => {
    const { db } = database();
    for (const wrong of [{ lat: 48.8936, lon: 2.2874 }, { access: "private" }, { amenity: "bench" }]) {
      await listed("wrong");
      const path = await osm(wrong);
      expect(await importFiles(db, [path], { isDryRun: true })).toMatchObject({ withdrawn: 1 });
      expect(await db.$count(places)).toBe(1);
      expect(await importFiles(db, [path])).toMatchObject({ withdrawn: 1 });
      expect(await db.$count(places)).toBe(0);
    }
  });

  it("lists a place of another source in the same import that withdraws its duplicate", async () => {
    const { db } = database();
    const files = [
      await scratchFile("own.csv", "name;lat;lng;type\nChez Essai;48.86;2.34;bar\n"),
      await osm({ access: "private" }),
    ];
    await importFiles(db, [await osm({})]);
    expect(await importFiles(db, files, { isDryRun: true })).toMatchObject({ added: 1, withdrawn: 1 });
    expect(await importFiles(db, files)).toMatchObject({ added: 1, withdrawn: 1 });
    expect(await importFiles(db, files)).toMatchObject({ added: 0, unchanged: 1, withdrawn: 0 });
  });

  it("lists a merged place by itself again when the place that it was merged into is withdrawn", async () => {
    const { db } = database();
    const other = await scratchFile("guide.csv", "id;name;lat;lng;type\n1;Ailleurs;48.87;2.35;bar\n");
    await importFiles(db, [await osm({}), other], { source: "guide" });
    const stored = await db.select({ id: places.id }).from(places).orderBy(places.name);
    const [gone, kept] = stored.map(({ id }) => id);
    await mergePlaces(db, gone ?? "", kept ?? "", "Ana");
    const files = [other, await osm({ access: "private" })];
    expect(await importFiles(db, files, { source: "guide" })).toMatchObject({ added: 1, withdrawn: 1 });
  });

  it("forgets a telephone that the source of a place no longer states", async () => {
    const { db } = database();
    await importFiles(db, [await osm({ phone: "+33 1 42 33 44 55" })]);
    expect(await db.select({ phone: placePhones.phone }).from(placePhones)).toEqual([{ phone: "142334455" }]);
    await importFiles(db, [await osm({})]);
    expect(await db.$count(placePhones)).toBe(0);
  });

  it("keeps a place when one of its two rows has a type that is listed", async () => {
    const { db } = database();
    const path = await scratchFile(
      "twice.csv",
      "name;lat;lng;type\nLe Zinc;48.86;2.34;bench\nLe Zinc;48.86;2.34;bar\n",
    );
    expect(await importFiles(db, [path])).toMatchObject({ added: 1 });
    expect(await importFiles(db, [path])).toMatchObject({ added: 0, withdrawn: 0, unchanged: 1 });
  });

  it("withdraws the second of two records of one place, and moves its favorites to the first", async () => {
    const { db } = database();
    await listed("curated", { source: "seed", name: "Essai" });
    await listed("copy", { name: "Le Essai" });
    await db.insert(users).values({ id: "u", username: "u@example.org", email: "u@example.org", passwordHash: "" });
    await db.insert(favorites).values({ userId: "u", placeId: "copy" });
    expect(await importFiles(db, [await osm({ name: "Le Essai" })])).toMatchObject({ withdrawn: 1 });
    expect(await db.select({ id: places.id }).from(places)).toEqual([{ id: "curated" }]);
    expect(await db.select().from(favorites).where(eq(favorites.placeId, "curated"))).toHaveLength(1);
  });

  it("gives the first of two records what a row of the same import states about the second, which it withdraws", async () => {
    const { db } = database();
    await listed("curated", { source: "seed", name: "Essai" });
    await listed("copy", { name: "Ailleurs", longitude: 2.37 });
    const files = [
      await scratchFile("guide.csv", "name;lat;lng;type;website\nAilleurs;48.86;2.37;bar;https://guide.example/\n"),
      await osm({ name: "Le Essai" }),
    ];
    const counts = { added: 0, withdrawn: 1, enriched: 1 };
    expect(await importFiles(db, files, { source: "guide", isDryRun: true })).toMatchObject(counts);
    expect(await importFiles(db, files, { source: "guide" })).toMatchObject(counts);
    const rows = await db.select({ id: places.id, website: places.website }).from(places);
    expect(rows).toEqual([{ id: "curated", website: "https://guide.example/" }]);
  });
});

describeOnBoth("a first import", (database) => {
  beforeEach(async () => {
    await database().db.delete(places);
  });

  it("writes nothing in a dry run, but reports what it would add", async () => {
    const { db } = database();
    expect(await importFiles(db, [await osm({})], { isDryRun: true })).toMatchObject({ read: 1, added: 1 });
    expect(await db.$count(places)).toBe(0);
  });
});
