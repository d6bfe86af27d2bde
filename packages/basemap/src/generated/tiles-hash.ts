/** Hash of the archive in `tiles`. Written by scripts/build.ts. */
export const TILES_HASH = "fc5816225b60";
