import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CLIP_FRAMES, CLIP_SIZE, clips } from "@flaneur/posters";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readSeedPlaces } from "../../src/import/seed-places.ts";
import { CLIPS_FOLDER } from "../../src/media/clips.ts";
import { MAX_CLIP_BYTES } from "./encode.ts";
import { renderFrame } from "./render-frame.ts";

const fileOf = (placeId: string, ending: string): Promise<Buffer> =>
  readFile(join(CLIPS_FOLDER, `${placeId}.${ending}`));

/** Returns the names of an MP4's outermost boxes, in order. */
function boxesOf(mp4: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 8 <= mp4.length; at += mp4.readUInt32BE(at)) names.push(mp4.toString("latin1", at + 4, at + 8));
  return names;
}

describe("the clips", () => {
  it("are six to ten, each of a different curated place", async () => {
    const seedPlaces = await readSeedPlaces();
    const ids = clips.map(({ placeId }) => placeId);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(ids.length).toBeLessThanOrEqual(10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !seedPlaces.some((place) => place.id === id))).toEqual([]);
  });

  it("exist in all their formats, and their folder contains no other file", async () => {
    const expected = clips.flatMap(({ placeId }) => ["mp4", "webm", "webp"].map((ending) => `${placeId}.${ending}`));
    expect((await readdir(CLIPS_FOLDER)).toSorted()).toEqual(expected.toSorted());
  });

  it("do not exceed their size limits, and 3 MB together", async () => {
    const sizes = await Promise.all(
      clips.flatMap(({ placeId }) => ["mp4", "webm"].map(async (ending) => (await fileOf(placeId, ending)).length)),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_CLIP_BYTES);
    const stills = await Promise.all(clips.map(async ({ placeId }) => (await fileOf(placeId, "webp")).length));
    expect([...sizes, ...stills].reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
  });
});

describe.each(clips.map((clip) => [clip.placeId, clip] as const))("the clip of %s", (placeId, clip) => {
  it("is VP9 in WebM, without sound", async () => {
    const webm = await fileOf(placeId, "webm");
    expect(webm.toString("hex", 0, 4)).toBe("1a45dfa3");
    expect(webm.includes("V_VP9")).toBe(true);
    expect(webm.includes("A_OPUS") || webm.includes("A_VORBIS")).toBe(false);
  });

  it("is H.264 in MP4, without sound, and can be played while it loads", async () => {
    const mp4 = await fileOf(placeId, "mp4");
    expect(boxesOf(mp4).filter((name) => name !== "free")).toEqual(["ftyp", "moov", "mdat"]);
    expect(mp4.includes("avc1")).toBe(true);
    expect(mp4.includes("mp4a")).toBe(false);
  });

  it("has a WebP still of the size of its frames", async () => {
    const { format, ...size } = await sharp(await fileOf(placeId, "webp")).metadata();
    expect([format, size.width, size.height]).toEqual(["webp", CLIP_SIZE.width, CLIP_SIZE.height]);
  });

  it("moves, and loops without a jump from its last frame to its first", async () => {
    const pixels = (index: number) => renderFrame(clip, index).resize(96).raw().toBuffer();
    const [first, second, middle, last] = await Promise.all([0, 1, CLIP_FRAMES / 2 + 7, CLIP_FRAMES - 1].map(pixels));
    const step = (from = Buffer.alloc(0), to = Buffer.alloc(0)) =>
      from.reduce((sum, value, i) => sum + Math.abs(value - (to[i] ?? 0)), 0) / from.length;
    expect(step(last, first)).toBeLessThan(1.6 * step(first, second));
    expect(step(first, middle)).toBeGreaterThan(step(first, second));
  });
});
