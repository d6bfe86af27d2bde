import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { scratchFile } from "../../src/import/fixtures/scratch.ts";

const PROGRAM = resolve(import.meta.dirname, "compile.ts");

const node = (id: number, tags: Readonly<Record<string, string>>) => ({
  type: "node",
  id,
  lat: 48.86 + id / 1000,
  lon: 2.34,
  tags,
});

it("the open places have the facts of each listed row, with its source, licence and month, and no others", async () => {
  const osm = await scratchFile(
    "restaurants.overpass.json",
    JSON.stringify({
      elements: [
        node(1, {
          amenity: "restaurant",
          name: "Chez Essai",
          cuisine: "french",
          "addr:street": "Rue Rameau",
          fixme: "?",
        }),
        node(2, { amenity: "restaurant", name: "Fermé", opening_hours: "closed" }),
        node(3, { amenity: "bench" }),
      ],
    }),
  );
  const sights = await scratchFile(
    "sights.json",
    JSON.stringify([
      { name: "Rond-point de l’Essai", kind: "square", latitude: 48.86, longitude: 2.35, rank: 3 },
      { name: "Parc de l’Essai", kind: "park", latitude: 48.861234567, longitude: 2.35, rank: 3 },
    ]),
  );
  const out = await scratchFile("out.geojsonl.gz", "");
  execFileSync(process.execPath, [PROGRAM, "--out", out, `${osm}@2026-05=osm`, `${sights}@2021-08=osm-sights`]);
  const lines = gunzipSync(readFileSync(out)).toString().trim().split("\n");
  const licence = "© OpenStreetMap contributors, ODbL 1.0";
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      type: "Feature",
      id: "node/1",
      geometry: { type: "Point", coordinates: [2.34, 48.861] },
      properties: { amenity: "restaurant", name: "Chez Essai", cuisine: "french", "addr:street": "Rue Rameau" },
      ...{ source: "osm", licence, month: "2026-05" },
    },
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [2.35, 48.86123] },
      properties: { name: "Parc de l’Essai", kind: "park" },
      ...{ source: "osm-sights", licence, month: "2021-08" },
    },
  ]);
});

it("a file without a month or with an unknown source is refused", () => {
  for (const argument of ["places.json", "places.json@2026=osm", "places.json@2026-05=nobody"])
    expect(() => execFileSync(process.execPath, [PROGRAM, argument], { stdio: "pipe" })).toThrow(/Name the files as/);
});
