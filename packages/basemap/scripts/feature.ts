import type { Geometry } from "geojson";

/** The layers of the tiles. The style names them as `source-layer`. */
export type LayerName = "land" | "water" | "city" | "border" | "street" | "rail" | "label" | "station" | "edge";

export type Properties = Readonly<Record<string, string | number | undefined>>;

/** A feature of the map, before it is cut into tiles. */
export interface MapFeature {
  readonly layer: LayerName;
  /** The zooms of the tiles that hold it, both included. */
  readonly zooms: readonly [from: number, to: number];
  readonly properties: Properties;
  /** Properties that are only worth their bytes in the tiles of high zooms. */
  readonly detail?: { readonly from: number; readonly properties: Properties };
  readonly geometry: Geometry;
}

export const MIN_ZOOM = 10;
export const MAX_ZOOM = 14;
