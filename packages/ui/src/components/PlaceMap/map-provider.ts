// The types of maplibre-gl name the global namespace GeoJSON, and load it nowhere: a project that uses the library needs it.
/// <reference types="geojson" preserve="true" />
import type { Map as MapLibre, StyleSpecification } from "maplibre-gl";
import type { PlaceMapProps } from "./place-map-props.ts";

/** Whose faces a map is lettered in: the product's, or the browser's own where it loads no web fonts. */
export type MapFonts = "product" | "system";

/** Who draws the map: Google with a key, MapLibre without. */
export type MapProvider =
  | {
      readonly kind: "google";
      readonly apiKey: string;
      /** Where the script of Google Maps comes from; another in stories and tests. @default Google */
      readonly apiUrl?: string;
    }
  | {
      readonly kind: "maplibre";
      /** Our own street map. */
      readonly mapStyles: Readonly<Record<MapFonts, StyleSpecification>>;
      /** The address of another style, which takes its place as long as it comes. */
      readonly styleUrl: string | null;
      /** Gives a new map the pictures that the style names. @default there are none */
      readonly prepare?: ((map: MapLibre) => void) | undefined;
    };

export interface MapLibreMapProps extends PlaceMapProps {
  /** The street map. */
  readonly mapStyle: StyleSpecification;
  /** Another in its place, as long as it comes. */
  readonly styleUrl: string | null;
  readonly prepare: ((map: MapLibre) => void) | undefined;
}

export interface GoogleMapViewProps extends PlaceMapProps {
  /** Google's key, which is public. */
  readonly apiKey: string;
  /** Where the script comes from. @default Google */
  readonly apiUrl?: string | undefined;
}
