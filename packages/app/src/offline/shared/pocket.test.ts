import { expect, it } from "vitest";
import { COMPLETE_RECORD } from "../../../testing/pocket-record.ts";
import { PACK_PATH, parsePocketRecord, RECORD_PATH, readPocketRecord } from "./pocket.ts";

it("a stored record is read", () => {
  expect(parsePocketRecord(COMPLETE_RECORD)).toEqual(COMPLETE_RECORD);
});

it("a record of an earlier version has no missing pictures", () => {
  const { missingPictures, ...earlier } = COMPLETE_RECORD;
  expect(parsePocketRecord(earlier)).toEqual({ ...earlier, missingPictures: [] });
});

it.each([
  ["an unknown status", { ...COMPLETE_RECORD, status: "done" }],
  ["no archive of the map", { ...COMPLETE_RECORD, tilesPath: undefined }],
  ["a time that is a text", { ...COMPLETE_RECORD, savedAt: "today" }],
  ["a text in place of its fields", "complete"],
])("a record with %s counts as missing", (_, stored) => {
  expect(parsePocketRecord(stored)).toBeNull();
});

it.each([
  ["complete", true],
  ["partial", false],
])("a record with the status 'complete' counts as %s (places stored: %s)", async (status, hasPlaces) => {
  const stored = new Map([[RECORD_PATH, COMPLETE_RECORD]]);
  if (hasPlaces) stored.set(PACK_PATH, COMPLETE_RECORD);
  const match = async (path: string) => (stored.has(path) ? Response.json(stored.get(path)) : undefined);
  expect(await readPocketRecord({ match } as unknown as CacheStorage)).toEqual({ ...COMPLETE_RECORD, status });
});

it("a record that is not JSON counts as missing", async () => {
  const storage = { match: async () => new Response("<html>") } as unknown as CacheStorage;
  expect(await readPocketRecord(storage)).toBeNull();
});
