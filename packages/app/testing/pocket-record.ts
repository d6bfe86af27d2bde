import type { PocketRecord } from "../src/offline/shared/pocket.ts";

/** The record of a complete pack with pictures, of which the server did not have one. */
export const COMPLETE_RECORD: PocketRecord = {
  status: "complete",
  etag: '"1"',
  savedAt: 5,
  withPictures: true,
  missingPictures: ["/b"],
  tilesPath: "/basemap/a.pmtiles",
};
