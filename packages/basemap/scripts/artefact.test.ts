import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TILES_FILE, TILES_PATH } from "../src/tiles-file.ts";
import { featuresIn, openTiles, tileAt } from "../testing/read-tiles.ts";

const archive = readFileSync(TILES_FILE);
const tiles = openTiles(archive);

/** Returns the tiles that cover a window of 1440 by 900 pixels at a zoom. Tiles are 512 pixels wide. */
function inView(longitude: number, latitude: number, z: number): readonly (readonly [number, number, number])[] {
  const width = (360 / 2 ** z) * (1440 / 512);
  const height = (360 / 2 ** z) * (900 / 512) * Math.cos((latitude * Math.PI) / 180);
  const [, west, north] = tileAt(longitude - width / 2, latitude + height / 2, z);
  const [, east, south] = tileAt(longitude + width / 2, latitude - height / 2, z);
  const range = (from: number, to: number) => Array.from({ length: to + 1 - from }, (_, index) => from + index);
  return range(west, east).flatMap((x) => range(north, south).map((y) => [z, x, y] as const));
}

/** Returns the compressed size of a tile, in bytes. */
async function sizeOf(z: number, x: number, y: number): Promise<number> {
  const header = await tiles.getHeader();
  const { findTile, zxyToTileId } = await import("pmtiles");
  const { rootDirectoryOffset, rootDirectoryLength } = header;
  const root = await tiles.cache.getDirectory(tiles.source, rootDirectoryOffset, rootDirectoryLength, header);
  return findTile(root, zxyToTileId(z, x, y))?.length ?? 0;
}

describe("the committed tiles", () => {
  it("are at most 3 MB", () => {
    expect(archive.length).toBeLessThan(3_000_000);
  });

  it("are served at a path that contains the hash of their content", () => {
    const hash = createHash("sha256").update(archive).digest("hex").slice(0, 12);
    expect(TILES_PATH).toBe(`/basemap/paris-${hash}.pmtiles`);
  });

  it.each([10, 11, 12, 13, 14])("take at most 300 KB for a window of 1440 by 900 at zoom %i", async (z) => {
    const sizes = await Promise.all(inView(2.3522, 48.8566, z).map((tile) => sizeOf(...tile)));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
  });

  it("cover the centre of Paris at every zoom", async () => {
    const header = await tiles.getHeader();
    expect([header.minZoom, header.maxZoom]).toEqual([10, 14]);
    expect(header.numAddressedTiles).toBeGreaterThan(100);
    for (let z = 10; z <= 14; z += 1) {
      expect(await featuresIn(tiles, tileAt(2.3522, 48.8566, z), "city")).not.toEqual([]);
    }
  });

  it.each([
    ["Rue de Rivoli", 2.3387, 48.8628],
    ["Boulevard Périphérique", 2.4128, 48.8625],
    ["Rue Oberkampf", 2.3755, 48.8651],
    ["Avenue des Champs-Élysées", 2.3065, 48.8698],
  ])("contain a street with the name %s", async (name, longitude, latitude) => {
    const streets = await featuresIn(tiles, tileAt(longitude, latitude, 14), "street");
    expect(streets.map(({ properties }) => properties.name)).toContain(name);
  });
});
