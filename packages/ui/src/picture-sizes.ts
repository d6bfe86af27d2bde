/** How wide the first pictures of a screen are, as a `sizes` attribute: a preload must name the same. */
export { LARGE_SIZES as GALLERY_PICTURE_SIZES } from "./components/Gallery/picture-sizes.ts";
export { PICTURE_SIZES as GRID_PICTURE_SIZES } from "./components/PlaceGrid/picture-sizes.ts";
