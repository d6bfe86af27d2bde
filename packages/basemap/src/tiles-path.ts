import { TILES_HASH } from "./generated/tiles-hash.ts";

/**
 * Where the server has the archive, and below it each tile as `/{z}/{x}/{y}`. Other tiles have another address, so these
 * may be kept for ever.
 */
export const TILES_PATH = `/basemap/paris-${TILES_HASH}.pmtiles`;
