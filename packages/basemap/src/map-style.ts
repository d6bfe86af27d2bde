import type { StyleSpecification } from "@maplibre/maplibre-gl-style-spec";
import { ATTRIBUTION, DATA_BOUNDS } from "./extent.ts";
import { borderLayers, edgeLayers, groundLayers, railLayers } from "./ground-layers.ts";
import { labelLayers } from "./label-layers.ts";
import { type MapTheme, PALETTES } from "./palette.ts";
import { streetLayers } from "./street-layers.ts";

export interface MapStyleOptions {
  readonly theme: MapTheme;
  /** The address of the archive, absolute or below the page's own origin: TILES_PATH where our own server has it. */
  readonly tiles: string;
}

/**
 * The style of the map for MapLibre GL. It needs the protocol of the library `pmtiles` (`addProtocol("pmtiles", …)`), the
 * station signs of `addStationSigns()`, and the product's style sheets for the letters; nothing else is fetched.
 */
export function mapStyle({ theme, tiles }: MapStyleOptions): StyleSpecification {
  const palette = PALETTES[theme];
  return {
    version: 8,
    name: `Flâneur ${theme}`,
    sources: {
      basemap: {
        type: "vector",
        // Named one by one rather than by `url`: the description of the archive need not be fetched first.
        tiles: [`pmtiles://${tiles}/{z}/{x}/{y}`],
        minzoom: 10,
        maxzoom: 14,
        bounds: [...DATA_BOUNDS],
        attribution: ATTRIBUTION,
      },
    },
    layers: [
      ...groundLayers(palette),
      ...railLayers(palette),
      ...streetLayers(palette),
      ...borderLayers(palette),
      ...edgeLayers(palette),
      ...labelLayers(palette, theme),
    ],
  };
}
