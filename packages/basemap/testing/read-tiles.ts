import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";

/** Reads an archive as browsers do, with the library `pmtiles`. */
export const openTiles = (archive: Uint8Array): PMTiles =>
  new PMTiles({
    getKey: () => "archive",
    getBytes: async (offset, length) => ({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
  });

/** The tile that holds a point of the world. */
export function tileAt(longitude: number, latitude: number, z: number): readonly [z: number, x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  return [z, x, Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)];
}

/** The features of a layer in a tile; none where there is no such tile. */
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
