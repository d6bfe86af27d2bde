import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeOnPostgres } from "../../testing/databases.ts";
import { places } from "../db/schema.ts";
import { showPlace } from "../operator/operate.ts";
import { cityDistricts } from "../reference/city-districts.ts";
import { OPEN_SOURCES } from "../reference/open-sources.ts";
import { scratchFile } from "./fixtures/scratch.ts";
import { importFiles } from "./import-files.ts";
import { OPEN_PLACES } from "./open-places.ts";
import { readPlaces } from "./readers.ts";
import { removeSource } from "./sources.ts";

describe("the open places of Paris", () => {
  it("are at most 1.5 MB, with 12,000 places, each of them with a known source and a month", async () => {
    expect(statSync(OPEN_PLACES).size).toBeLessThan(1_500_000);
    const counts = new Map<string, number>();
    let undated = 0;
    for await (const row of readPlaces(OPEN_PLACES, { districts: cityDistricts })) {
      if (row.kind !== "place") {
        expect(row.reason).toBe("duplicate in file");
        continue;
      }
      counts.set(row.source, (counts.get(row.source) ?? 0) + 1);
      if (row.place.sourcedOn === undefined) undated += 1;
    }
    expect(undated).toBe(0);
    expect([...counts.keys()].sort()).toEqual([...OPEN_SOURCES].sort());
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(12_000);
  });
});

describe("the tags of the open places of Paris", () => {
  it("reach what visitors search for", async () => {
    const counts = new Map<string, number>();
    for await (const row of readPlaces(OPEN_PLACES, { districts: cityDistricts })) {
      const tags = row.kind === "place" ? row.place.tags : [];
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const rare = (fewest: number, ...tags: readonly string[]) => tags.filter((tag) => (counts.get(tag) ?? 0) < fewest);
    expect(rare(1_000, "Terrace", "Classic French")).toEqual([]);
    expect(rare(200, "Vegan", "Vegetarian", "Step-free", "Takeaway", "Late night", "Pizza", "Japanese")).toEqual([]);
    expect(rare(10, "Brunch", "Halal", "Kosher", "Gluten-free", "Organic", "Wi-Fi", "Walk-ins")).toEqual([]);
  });
});

describeOnPostgres("a file of open places", (database) => {
  it("states the source and month of each row, and is undone source by source", async () => {
    const { db } = database();
    await db.delete(places);
    const feature = (name: string, origin: object, id?: string) =>
      JSON.stringify({
        type: "Feature",
        ...(id === undefined ? {} : { id }),
        geometry: { type: "Point", coordinates: [2.34 + name.length / 1000, 48.86] },
        properties: { amenity: "cafe", name },
        ...origin,
      });
    const file = await scratchFile(
      "open.geojsonl",
      [
        feature("Un", { source: "osm", licence: "ODbL", month: "2024-12" }, "node/1"),
        feature("Deux", { source: "osm-cafes", licence: "ODbL", month: "2025-08" }),
        feature("Trois", { source: "nobody", licence: "none", month: "2025-08" }),
      ].join("\n"),
    );
    await importFiles(db, [file]);
    const rows = await db.select().from(places).orderBy(places.name);
    const shown = await Promise.all(
      rows.map(async ({ id, name }) => [name, (await showPlace(db, id)).provenance] as const),
    );
    expect(
      Object.fromEntries(shown.map(([name, [first]]) => [name, [first?.origin.split("|")[0], first?.date]])),
    ).toEqual({
      Un: ["osm", "2024-12-01"],
      Deux: ["osm-cafes", "2025-08-01"],
      // A feature of another file may have members of these names.
      Trois: ["geojson", expect.stringMatching(/^20(?:2[6-9]|[3-9]\d)-/)],
    });
    expect(await removeSource(db, "osm-cafes")).toMatchObject({ places: 1 });
    expect(await db.$count(places)).toBe(2);
  });
});
