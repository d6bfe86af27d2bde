import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";

/** Opens an archive like a browser, with the library `pmtiles`. */
export const openTiles = (archive: Uint8Array): PMTiles =>
  new PMTiles({
    getKey: () => "archive",
    getBytes: async (offset, length) => ({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
  });

/** Returns the coordinates of the tile that contains a point. */
export function tileAt(longitude: number, latitude: number, z: number): readonly [z: number, x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  return [z, x, Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)];
}

/** Returns the features of a layer in a tile, or an empty list if the tile or the layer does not exist. */
export async function featuresIn(
  tiles: PMTiles,
  [z, x, y]: readonly [number, number, number],
  layer: string,
): Promise<readonly VectorTileFeature[]> {
  const found = await tiles.getZxy(z, x, y);
  if (found === undefined) return [];
  const { layers } = new VectorTile(new PbfReader(found.data));
  const read = layers[layer];
  return read === undefined ? [] : Array.from({ length: read.length }, (_, index) => read.feature(index));
}
