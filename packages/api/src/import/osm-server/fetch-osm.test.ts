import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnBoth } from "../../../testing/databases.ts";
import {
  FAILURES,
  type OverpassElement,
  type OverpassServer,
  startOverpassServer,
} from "../../../testing/overpass-server.ts";
import type { Db } from "../../db/database.ts";
import { places } from "../../db/schema.ts";
import { setChosen, setFields } from "../../operator/operate.ts";
import { scratchFile } from "../fixtures/scratch.ts";
import { importFiles } from "../import-files.ts";
import { describeChanges, summary } from "../summary.ts";
import { fetchOsm } from "./fetch-osm.ts";
import { OSM_KINDS } from "./kinds.ts";

const node = (id: number, tags: Readonly<Record<string, string>>): OverpassElement => ({
  type: "node",
  id,
  lat: 48.85 + id / 1000,
  lon: 2.34,
  tags,
});

/** One element of each kind, and a way. */
const ELEMENTS: readonly OverpassElement[] = [
  node(1, { amenity: "restaurant", name: "Chez Essai", cuisine: "french", "addr:street": "Rue Rameau" }),
  node(2, { amenity: "cafe", name: "Café Noir" }),
  node(3, { shop: "bakery", name: "Le Fournil" }),
  node(4, { shop: "cheese", name: "La Fromagerie" }),
  node(5, { amenity: "marketplace", name: "Marché d’Essai" }),
  { type: "way", id: 6, center: { lat: 48.861, lon: 2.35 }, tags: { leisure: "park", name: "Parc d’Essai" } },
  node(7, { tourism: "museum", name: "Musée d’Essai" }),
  node(8, { historic: "monument", name: "Colonne d’Essai" }),
  node(9, { tourism: "hotel", name: "Hôtel d’Essai" }),
  node(10, { amenity: "bench", name: "Banc" }),
];
/** The elements with one of them changed, or without it. */
const withElement = (id: number, changed: OverpassElement | null): readonly OverpassElement[] =>
  ELEMENTS.flatMap((element) => (element.id === id ? (changed ?? []) : [element]));

let server: OverpassServer;
let dataDir: string;
beforeEach(async () => {
  server = await startOverpassServer(ELEMENTS);
  dataDir = mkdtempSync(join(tmpdir(), "flaneur-osm-"));
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const fetchPlaces = () => fetchOsm({ dataDir, overpassUrl: server.url }, () => {}, { wait: async () => {} });

async function importOsm(db: Db, options: { readonly isDryRun?: boolean } = {}) {
  const osm = await fetchPlaces();
  return importFiles(db, await osm.allFiles(db), { completeSource: "osm", ...options });
}

/** Lets the next import send its queries again. */
const forgetResponses = () => rmSync(join(dataDir, "overpass"), { recursive: true });

const placeOf = async (db: Db, sourceId: string) =>
  (await db.select().from(places).where(eq(places.sourceId, sourceId)))[0];

describeOnBoth("an import of OpenStreetMap from an Overpass server", (database) => {
  beforeEach(() => database().db.delete(places));

  it("adds the places of all kinds by one query each, one at a time", async () => {
    const { db } = database();
    expect(await importOsm(db)).toMatchObject({ added: 9, updated: 0, closed: [], moved: [] });
    expect([server.requests.length, server.mostAtOnce]).toEqual([OSM_KINDS.length, 1]);
    expect(await placeOf(db, "node/1")).toMatchObject({ source: "osm", name: "Chez Essai", tags: ["Classic French"] });
    expect(await placeOf(db, "way/6")).toMatchObject({ types: ["Park"], latitude: 48.861 });
  });

  it("sends no query again within a day, and all of them after it", async () => {
    const { db } = database();
    await importOsm(db, { isDryRun: true });
    expect(await importOsm(db)).toMatchObject({ added: 9 });
    expect(server.requests).toHaveLength(9);
    const folder = join(dataDir, "overpass");
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), twoDaysAgo, twoDaysAgo);
    expect(await importOsm(db)).toMatchObject({ added: 0, unchanged: 9 });
    expect(server.requests).toHaveLength(18);
    expect(readdirSync(folder)).toHaveLength(9);
  });

  it("goes on with the query that has failed, and imports nothing until all have succeeded", async () => {
    const { db } = database();
    server.failNext(...Array.from({ length: 6 }, () => FAILURES.busy(504)));
    await expect(fetchPlaces()).rejects.toThrow("restaurants could not be fetched");
    server.passNext(3);
    server.failNext(FAILURES.stopped);
    await expect(fetchPlaces()).rejects.toThrow("food-shops could not be fetched");
    expect([server.requests.length, await db.$count(places)]).toEqual([6 + 4, 0]);
    expect(await importOsm(db)).toMatchObject({ added: 9 });
    expect(server.requests).toHaveLength(6 + 4 + 6);
  });

  it("refuses a server that knows no places of a kind", async () => {
    server.set(withElement(5, null));
    await expect(fetchPlaces()).rejects.toThrow("The Overpass server knows no markets in Paris. Nothing was imported.");
  });

  it("says in a dry run what is new, changed, closed and moved, and writes nothing", async () => {
    const { db } = database();
    await importOsm(db);
    forgetResponses();
    server.set([
      ...withElement(2, node(2, { amenity: "cafe", name: "Café Noir", cuisine: "pizza" })).filter(
        ({ id }) => ![1, 3, 9].includes(id),
      ),
      node(1, { "disused:amenity": "restaurant", name: "Chez Essai" }),
      { ...node(3, { shop: "bakery", name: "Le Fournil" }), lon: 2.36 },
      node(11, { amenity: "restaurant", name: "La Nouvelle" }),
      node(12, { tourism: "hotel", name: "Hôtel Neuf" }),
    ]);
    const result = await importOsm(db, { isDryRun: true });
    expect(result).toMatchObject({ added: 2, updated: 4, unchanged: 5, withdrawn: 0 });
    expect(summary(result)).toContain("updated     4\n  closed    2\n  moved     1\n");
    expect(describeChanges(result)).toEqual(["Closed: Chez Essai, Hôtel d’Essai.", "Moved: Le Fournil."]);
    expect(await db.$count(places)).toBe(9);
    expect(await placeOf(db, "node/9")).toMatchObject({ placeStatus: "Open" });
  });

  it("keeps the stored position of a place if the new one differs by less than two metres", async () => {
    const { db } = database();
    await importOsm(db);
    forgetResponses();
    server.set(withElement(1, { ...node(1, ELEMENTS[0]?.tags ?? {}), lat: 48.851006 }));
    expect(await importOsm(db)).toMatchObject({ updated: 0, unchanged: 9 });
    expect(await placeOf(db, "node/1")).toMatchObject({ latitude: 48.851 });
  });

  it("marks a deleted place as closed, keeps it, and opens it again when it is back", async () => {
    const { db } = database();
    await importOsm(db);
    const before = await placeOf(db, "node/7");
    forgetResponses();
    server.set([...withElement(7, null), node(17, { tourism: "museum", name: "Autre Musée" })]);
    expect(await importOsm(db)).toMatchObject({ added: 1, updated: 1, closed: ["Musée d’Essai"] });
    const closed = await placeOf(db, "node/7");
    expect(closed).toMatchObject({ id: before?.id, name: "Musée d’Essai", placeStatus: "Permanently Closed" });
    forgetResponses();
    expect(await importOsm(db)).toMatchObject({ updated: 0, closed: [] });
    forgetResponses();
    server.set(ELEMENTS);
    await importOsm(db);
    expect(await placeOf(db, "node/7")).toMatchObject({ id: before?.id, placeStatus: "Open" });
  });

  it("closes a place whose element is no longer one that the guide lists, instead of removing it", async () => {
    const { db } = database();
    await importOsm(db);
    forgetResponses();
    server.set([
      ...withElement(2, node(2, { shop: "laundry", name: "Café Noir" })),
      node(12, { amenity: "cafe", name: "Café Blanc" }),
    ]);
    expect(await importOsm(db)).toMatchObject({ withdrawn: 0, closed: ["Café Noir"] });
    expect(await placeOf(db, "node/2")).toMatchObject({ placeStatus: "Permanently Closed" });
  });

  it("keeps places of kinds that it does not fetch, as long as OpenStreetMap has them", async () => {
    const { db } = database();
    const club = node(20, { amenity: "nightclub", name: "Le Club" });
    await importFiles(db, [await scratchFile("club.json", JSON.stringify({ elements: [club] }))]);
    server.set([...ELEMENTS, club]);
    expect(await importOsm(db)).toMatchObject({ added: 9, unchanged: 1, closed: [] });
    forgetResponses();
    server.set(ELEMENTS);
    expect(await importOsm(db)).toMatchObject({ closed: ["Le Club"] });
  });

  it("does not close a place that was drawn again under another id", async () => {
    const { db } = database();
    await importOsm(db);
    forgetResponses();
    const drawn = { type: "way", id: 70, center: { lat: 48.857, lon: 2.34 } } as const;
    server.set(withElement(7, { ...drawn, tags: { tourism: "museum", name: "Musée d’Essai" } }));
    expect(await importOsm(db)).toMatchObject({ added: 0, closed: [] });
    expect(await placeOf(db, "node/7")).toMatchObject({ placeStatus: "Open" });
  });

  it("changes nothing that an operator has set or chosen", async () => {
    const { db } = database();
    await importOsm(db);
    const id = (await placeOf(db, "node/1"))?.id ?? "";
    await setFields(db, id, { fields: { name: "Chez Nous", placeStatus: "Open" }, unset: [], was: {} }, "Camille");
    await setChosen(db, id, true, "Camille");
    forgetResponses();
    server.set([...withElement(1, null), node(11, { amenity: "restaurant", name: "La Nouvelle" })]);
    await importOsm(db);
    expect(await placeOf(db, "node/1")).toMatchObject({ name: "Chez Nous", chosen: true, placeStatus: "Open" });
    expect(await importOsm(db)).toMatchObject({ updated: 0, closed: [] });
  });

  it("is not undone by an older file of the same source", async () => {
    const { db } = database();
    const old = {
      type: "Feature",
      id: "node/1",
      geometry: { type: "Point", coordinates: [2.34, 48.851] },
      properties: { amenity: "restaurant", name: "Ancien Nom" },
      ...{ source: "osm", licence: "ODbL", month: "2024-12" },
    };
    const file = await scratchFile("old.geojsonl", JSON.stringify(old));
    await importFiles(db, [file]);
    expect(await placeOf(db, "node/1")).toMatchObject({ name: "Ancien Nom", sourcedOn: "2024-12-01" });
    expect(await importOsm(db)).toMatchObject({ added: 8, updated: 1 });
    expect(await importFiles(db, [file])).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await placeOf(db, "node/1")).toMatchObject({ name: "Chez Essai" });
  });
});
