import { describe, expect, it } from "vitest";
import { openTiles } from "../testing/read-tiles.ts";
import { pmtilesFile, type Tile } from "./pmtiles-file.ts";

const OPTIONS = {
  bounds: [2.2, 48.8, 2.5, 48.9],
  minZoom: 10,
  maxZoom: 14,
  centre: [2.35, 48.85, 13],
  metadata: { name: "Paris" },
} as const;
const tile = (z: number, x: number, y: number, text: string): Tile => ({
  z,
  x,
  y,
  bytes: new TextEncoder().encode(text),
});
const TILES = [tile(14, 8299, 5636, "fine"), tile(10, 518, 352, "coarse"), tile(14, 8300, 5636, "beside ".repeat(99))];

describe("an archive of tiles", () => {
  it("can be read by the PMTiles library, tile by tile", async () => {
    const tiles = openTiles(pmtilesFile(TILES, OPTIONS));
    for (const { z, x, y, bytes } of TILES) {
      expect(new Uint8Array((await tiles.getZxy(z, x, y))?.data ?? new ArrayBuffer())).toEqual(new Uint8Array(bytes));
    }
    expect(await tiles.getZxy(14, 8301, 5636)).toBeUndefined();
  });

  it("describes its content in its header", async () => {
    const tiles = openTiles(pmtilesFile(TILES, OPTIONS));
    expect(await tiles.getHeader()).toMatchObject({
      specVersion: 3,
      numAddressedTiles: 3,
      clustered: true,
      tileType: 1,
      tileCompression: 2,
      minZoom: 10,
      maxZoom: 14,
      minLon: 2.2,
      maxLat: 48.9,
      centerZoom: 13,
    });
    expect(await tiles.getMetadata()).toEqual({ name: "Paris" });
  });

  it("has the same bytes for any order of the tiles", () => {
    expect(pmtilesFile(TILES.toReversed(), OPTIONS)).toEqual(pmtilesFile(TILES, OPTIONS));
  });

  it("is not written if its directory does not fit into a reader's first request", () => {
    // The lengths have no pattern, so that gzip cannot compress the directory.
    const many = Array.from({ length: 16_384 }, (_, id) => tile(14, id % 128, id >> 7, "x".repeat((id * 7919) % 997)));
    expect(() => pmtilesFile(many, OPTIONS)).toThrow(/16384 tiles need \d+ bytes of directory/);
  });
});
