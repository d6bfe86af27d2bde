/** Of the archive in `tiles`. Written by scripts/build.ts. */
export const TILES_HASH = "37980372ad60";
