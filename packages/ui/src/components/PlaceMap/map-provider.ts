// The types of maplibre-gl use the global namespace GeoJSON without importing it. This reference is kept in the
// library.
/// <reference types="geojson" preserve="true" />
import type { Map as MapLibre, StyleSpecification } from "maplibre-gl";
import type { Theme } from "../../tokens/theme-token.ts";
import type { PlaceMapProps } from "./place-map-props.ts";

/**
 * The fonts of a map's texts: `product` for the web fonts of the product, `system` if a web font fails to load.
 */
export type MapFonts = "product" | "system";

/** The map's provider with its settings, and the theme of the page. Google Maps needs a key, MapLibre does not. */
export type MapProvider = { readonly theme: Theme } & (
  | {
      readonly kind: "google";
      readonly apiKey: string;
      /** The base URL of Google's script, to which the path of the script is appended. @default the URL of Google */
      readonly apiUrl?: string;
    }
  | {
      readonly kind: "maplibre";
      /** The styles of our own street map, by the fonts of their texts. */
      readonly mapStyles: Readonly<Record<MapFonts, StyleSpecification>>;
      /** The URL of a style that replaces ours if it can be loaded, or null. */
      readonly styleUrl: string | null;
      /** Called with a new map, to add the images that the style uses. Absent if the style uses no images. */
      readonly prepare?: ((map: MapLibre) => void) | undefined;
    }
);

export interface MapLibreMapProps extends PlaceMapProps {
  /** The style of our own street map. */
  readonly mapStyle: StyleSpecification;
  /** The URL of a style that replaces ours if it can be loaded, or null. */
  readonly styleUrl: string | null;
  /** Called with a new map, to add the images that the style uses. Undefined if the style uses no images. */
  readonly prepare: ((map: MapLibre) => void) | undefined;
}

export interface GoogleMapViewProps extends PlaceMapProps {
  /** The key of Google Maps, which is public. */
  readonly apiKey: string;
  /** The base URL of Google's script, to which the path of the script is appended. @default the URL of Google */
  readonly apiUrl?: string | undefined;
}
