// The types of maplibre-gl use the global namespace GeoJSON without loading it: a project that uses this library needs it.
/// <reference types="geojson" preserve="true" />
import type { Map as MapLibre, StyleSpecification } from "maplibre-gl";
import type { Theme } from "../../tokens/theme-token.ts";
import type { PlaceMapProps } from "./place-map-props.ts";

/** The fonts of a map's texts: those of the product, or those of the browser if it loads no web fonts. */
export type MapFonts = "product" | "system";

/** Who renders the map, Google with a key or MapLibre without, and in which theme. */
export type MapProvider = { readonly theme: Theme } & (
  | {
      readonly kind: "google";
      readonly apiKey: string;
      /** The address of the script of Google Maps; another address in stories and tests. @default Google */
      readonly apiUrl?: string;
    }
  | {
      readonly kind: "maplibre";
      /** The style of our own street map. */
      readonly mapStyles: Readonly<Record<MapFonts, StyleSpecification>>;
      /** The address of another style, which replaces ours if it can be loaded; null for none. */
      readonly styleUrl: string | null;
      /** Adds the pictures that the style names to a new map. @default the style names none */
      readonly prepare?: ((map: MapLibre) => void) | undefined;
    }
);

export interface MapLibreMapProps extends PlaceMapProps {
  /** The style of our own street map. */
  readonly mapStyle: StyleSpecification;
  /** The address of another style, which replaces ours if it can be loaded; null for none. */
  readonly styleUrl: string | null;
  /** Adds the pictures that the style names to a new map; undefined when the style names none. */
  readonly prepare: ((map: MapLibre) => void) | undefined;
}

export interface GoogleMapViewProps extends PlaceMapProps {
  /** The key of Google Maps, which is public. */
  readonly apiKey: string;
  /** The address of the script. @default Google */
  readonly apiUrl?: string | undefined;
}
