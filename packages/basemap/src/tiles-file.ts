/** URL of the archive on disk, for the server. */
export const TILES_FILE = new URL("../tiles/paris.pmtiles", import.meta.url);
export { TILES_PATH } from "./tiles-path.ts";
