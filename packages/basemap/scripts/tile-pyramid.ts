import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature } from "geojson";
import type { Bounds } from "../src/extent.ts";
import { type LayerName, MAX_ZOOM, type MapFeature, MIN_ZOOM } from "./feature.ts";
import type { Tile } from "./pmtiles-file.ts";

const EXTENT = 4096;
/**
 * The tolerance of the simplification for each zoom, in 4096ths of a tile. The tiles of the last zoom are also
 * displayed enlarged, so their tolerance is smaller.
 */
const TOLERANCE = [6, 6, 6, 5, 1.5] as const;
/**
 * The buffer around a tile, by layer, in 4096ths of a tile, if it differs from 64. Points, such as labels and stations,
 * need no buffer.
 */
const BUFFER: Partial<Record<LayerName, number>> = { label: 0, station: 0 };

/** Returns the columns and rows of the tiles that touch the bounds. */
function tilesWithin([west, south, east, north]: Bounds, z: number) {
  const column = (longitude: number): number => Math.floor(((longitude + 180) / 360) * 2 ** z);
  const row = (latitude: number): number => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
  };
  const tiles: { readonly x: number; readonly y: number }[] = [];
  for (let y = row(north); y <= row(south); y += 1) {
    for (let x = column(west); x <= column(east); x += 1) tiles.push({ x, y });
  }
  return tiles;
}

const asGeojson = ({ properties, detail, geometry }: MapFeature, z: number): Feature => {
  const all = { ...properties, ...(detail !== undefined && z >= detail.from && detail.properties) };
  return {
    type: "Feature",
    properties: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    geometry,
  };
};

/** Cuts the features into vector tiles. The features of a layer keep their order; layers are sorted by name. */
export function tilePyramid(features: readonly MapFeature[], bounds: Bounds): readonly Tile[] {
  const tiles: Tile[] = [];
  const names = [...new Set(features.map(({ layer }) => layer))].sort();
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z += 1) {
    const layers = names.map((name) => {
      const shown = features.filter(({ layer, zooms }) => layer === name && zooms[0] <= z && z <= zooms[1]);
      const index = new GeoJSONVT(
        { type: "FeatureCollection", features: shown.map((feature) => asGeojson(feature, z)) },
        // `maxZoom` is one more than the last zoom that is used, because geojson-vt does not simplify its last zoom.
        {
          maxZoom: z + 1,
          indexMaxZoom: 0,
          extent: EXTENT,
          buffer: BUFFER[name] ?? 64,
          tolerance: TOLERANCE[z - MIN_ZOOM] ?? 3,
        },
      );
      return { name, index };
    });
    for (const { x, y } of tilesWithin(bounds, z)) {
      const filled: Record<string, GeoJSONVTTile> = {};
      for (const { name, index } of layers) {
        const tile = index.getTile(z, x, y);
        if (tile !== null && tile.features.length > 0) filled[name] = tile;
      }
      if (Object.keys(filled).length === 0) continue;
      tiles.push({ z, x, y, bytes: fromGeojsonVt(filled, { version: 2, extent: EXTENT }) });
    }
  }
  return tiles;
}
