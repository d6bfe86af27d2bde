import type { StyleSpecification } from "@maplibre/maplibre-gl-style-spec";
import { attributionIn, DATA_BOUNDS, type MapLanguage } from "./extent.ts";
import { borderLayers, edgeLayers, groundLayers, railLayers } from "./ground-layers.ts";
import { labelLayers, type MapFonts } from "./label-layers.ts";
import { type MapTheme, PALETTES } from "./palette.ts";
import { streetLayers } from "./street-layers.ts";

export interface MapStyleOptions {
  readonly theme: MapTheme;
  /**
   * The URL prefix of the tiles, to which `/{z}/{x}/{y}` is added: an absolute URL, or a path on the page's own origin.
   * Use TILES_PATH if our own server serves the tiles. For an archive on another server, use `pmtiles://` followed by
   * the archive's URL, and register the protocol of the library `pmtiles`.
   */
  readonly tiles: string;
  /** Fonts of the labels. @default product */
  readonly fonts?: MapFonts;
  /** Language of the attribution. Names on the map are always French. @default en */
  readonly language?: MapLanguage;
}

/**
 * Returns the map's style for MapLibre GL. The style needs the signs of `addStationSigns()` and, unless `fonts` is
 * `system`, the fonts of the product's style sheets. It fetches only tiles.
 */
export function mapStyle({ theme, tiles, fonts = "product", language = "en" }: MapStyleOptions): StyleSpecification {
  const palette = PALETTES[theme];
  return {
    version: 8,
    name: `Flâneur ${theme}`,
    sources: {
      basemap: {
        type: "vector",
        tiles: [`${tiles}/{z}/{x}/{y}`],
        minzoom: 10,
        maxzoom: 14,
        bounds: [...DATA_BOUNDS],
        attribution: attributionIn(language),
      },
    },
    layers: [
      ...groundLayers(palette),
      ...railLayers(palette),
      ...streetLayers(palette),
      ...borderLayers(palette),
      ...edgeLayers(palette),
      ...labelLayers(palette, theme, fonts),
    ],
  };
}
