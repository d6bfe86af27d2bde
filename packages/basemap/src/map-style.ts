import type { StyleSpecification } from "@maplibre/maplibre-gl-style-spec";
import { attributionIn, DATA_BOUNDS, type MapLanguage } from "./extent.ts";
import { borderLayers, edgeLayers, groundLayers, railLayers } from "./ground-layers.ts";
import { labelLayers, type MapFonts } from "./label-layers.ts";
import { type MapTheme, PALETTES } from "./palette.ts";
import { streetLayers } from "./street-layers.ts";

export interface MapStyleOptions {
  readonly theme: MapTheme;
  /**
   * The address of which `/{z}/{x}/{y}` are the tiles, absolute or below the page's own origin: TILES_PATH where our own
   * server has them. Where there is only the archive itself, `pmtiles://` and its address, with the protocol of `pmtiles`.
   */
  readonly tiles: string;
  /** @default the product's */
  readonly fonts?: MapFonts;
  /** Of the attribution; the names on the map are as in Paris. @default English */
  readonly language?: MapLanguage;
}

/**
 * The style of the map for MapLibre GL. It needs the signs of `addStationSigns()`, and the product's style sheets for the
 * letters. Nothing but tiles is fetched.
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
