import { expect, it } from "vitest";
import { PACK_PATH, parsePocketRecord, RECORD_PATH, readPocketRecord } from "./pocket.ts";

const RECORD = {
  status: "complete",
  etag: '"1"',
  savedAt: 5,
  withPictures: true,
  missingPictures: ["/b"],
  tilesPath: "/basemap/a.pmtiles",
};

it("a stored record is read", () => {
  expect(parsePocketRecord(RECORD)).toEqual(RECORD);
});

it("a record of an earlier version has no missing pictures", () => {
  const { missingPictures, ...earlier } = RECORD;
  expect(parsePocketRecord(earlier)).toEqual({ ...earlier, missingPictures: [] });
});

it.each([
  ["an unknown status", { ...RECORD, status: "done" }],
  ["no archive of the map", { ...RECORD, tilesPath: undefined }],
  ["a time that is a text", { ...RECORD, savedAt: "today" }],
  ["a text in place of its fields", "complete"],
])("a record with %s counts as missing", (_, stored) => {
  expect(parsePocketRecord(stored)).toBeNull();
});

it.each([
  ["complete", true],
  ["partial", false],
])("a complete record counts as %s if its places are stored: %s", async (status, hasPlaces) => {
  const stored = new Map([[RECORD_PATH, RECORD]]);
  if (hasPlaces) stored.set(PACK_PATH, RECORD);
  const match = async (path: string) => (stored.has(path) ? Response.json(stored.get(path)) : undefined);
  expect(await readPocketRecord({ match } as unknown as CacheStorage)).toEqual({ ...RECORD, status });
});

it("a record that is not JSON counts as missing", async () => {
  const storage = { match: async () => new Response("<html>") } as unknown as CacheStorage;
  expect(await readPocketRecord(storage)).toBeNull();
});
