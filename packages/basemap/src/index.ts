export { attributionIn, type Bounds, DATA_BOUNDS, type MapLanguage, PARIS_BOUNDS } from "./extent.ts";
export { type MapStyleOptions, mapStyle } from "./map-style.ts";
export { type MapPalette, type MapTheme, PALETTES } from "./palette.ts";
export { addStationSigns, type SignedMap, type SignImage, stationSign } from "./station-signs.ts";
export { TILES_PATH } from "./tiles-path.ts";
