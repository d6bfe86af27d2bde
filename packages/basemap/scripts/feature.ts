import type { Geometry } from "geojson";

/** The layers of the tiles. The style refers to them as `source-layer`. */
export type LayerName = "land" | "water" | "city" | "border" | "street" | "rail" | "label" | "station" | "edge";

export type Properties = Readonly<Record<string, string | number | undefined>>;

/** A feature of the map, before it is cut into tiles. */
export interface MapFeature {
  readonly layer: LayerName;
  /** The first and the last zoom whose tiles contain the feature. */
  readonly zooms: readonly [from: number, to: number];
  readonly properties: Properties;
  /** Properties that only the tiles of zoom `from` and closer zooms contain, to save bytes. */
  readonly detail?: { readonly from: number; readonly properties: Properties };
  readonly geometry: Geometry;
}

export const MIN_ZOOM = 10;
export const MAX_ZOOM = 14;
