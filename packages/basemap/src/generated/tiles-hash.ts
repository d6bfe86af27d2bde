/** Of the archive in `tiles`. Written by scripts/build.ts. */
export const TILES_HASH = "543537b8a7b6";
