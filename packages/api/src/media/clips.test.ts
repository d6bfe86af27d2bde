import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readSeedPlaces } from "../import/seed-places.ts";
import { CLIPS_FOLDER } from "./clips.ts";

const FORMS = ["mp4", "webm", "webp"];
const MAX_CLIP_BYTES = 170 * 1024;
const MAX_TOTAL_BYTES = 3 * 1024 * 1024;

const files = await readdir(CLIPS_FOLDER);
const placeIds = files.filter((file) => file.endsWith(".mp4")).map((file) => file.slice(0, -".mp4".length));
const read = (placeId: string, form: string): Promise<Buffer> => readFile(join(CLIPS_FOLDER, `${placeId}.${form}`));

/** Returns the names of an MP4's outermost boxes, in order. */
function boxesOf(mp4: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 8 <= mp4.length; at += mp4.readUInt32BE(at)) names.push(mp4.toString("latin1", at + 4, at + 8));
  return names;
}

describe("the clips", () => {
  it("are six to ten, each of a curated place", async () => {
    const seedPlaces = await readSeedPlaces();
    expect(placeIds.length).toBeGreaterThanOrEqual(6);
    expect(placeIds.length).toBeLessThanOrEqual(10);
    expect(placeIds.filter((id) => !seedPlaces.some((place) => place.id === id))).toEqual([]);
  });

  it("exist in all their formats, and their folder contains no other file", () => {
    const expected = placeIds.flatMap((placeId) => FORMS.map((form) => `${placeId}.${form}`));
    expect(files.toSorted()).toEqual(expected.toSorted());
  });

  it("have at most 170 KB each, and 3 MB together", async () => {
    const sizes = await Promise.all(placeIds.flatMap((id) => FORMS.map(async (form) => (await read(id, form)).length)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_CLIP_BYTES);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_TOTAL_BYTES);
  });
});

describe.each(placeIds)("the clip of %s", (placeId) => {
  it("is VP9 in WebM, without sound", async () => {
    const webm = await read(placeId, "webm");
    expect(webm.toString("hex", 0, 4)).toBe("1a45dfa3");
    expect(webm.includes("V_VP9")).toBe(true);
    expect(webm.includes("A_OPUS") || webm.includes("A_VORBIS")).toBe(false);
  });

  it("is H.264 in MP4, without sound, and can be played while it loads", async () => {
    const mp4 = await read(placeId, "mp4");
    expect(boxesOf(mp4).filter((name) => name !== "free")).toEqual(["ftyp", "moov", "mdat"]);
    expect(mp4.includes("avc1")).toBe(true);
    expect(mp4.includes("mp4a")).toBe(false);
  });

  it("has a WebP still of the size of its frames", async () => {
    const { format, width, height } = await sharp(await read(placeId, "webp")).metadata();
    expect([format, width, height]).toEqual(["webp", 480, 600]);
  });
});
