/** The `sizes` attributes of the first pictures of a screen. A preload must use the same value. */
export { LARGE_SIZES as GALLERY_PICTURE_SIZES } from "./components/Gallery/picture-sizes.ts";
export { PICTURE_SIZES as GRID_PICTURE_SIZES } from "./components/PlaceGrid/picture-sizes.ts";
