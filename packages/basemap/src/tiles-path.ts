import { TILES_HASH } from "./generated/tiles-hash.ts";

/**
 * Path at which the server serves the archive, and below it each tile as `/{z}/{x}/{y}`. The path contains a hash of
 * the archive, so that responses may be cached for ever.
 */
export const TILES_PATH = `/basemap/paris-${TILES_HASH}.pmtiles`;
