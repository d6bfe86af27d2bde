import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CacheFolder } from "./cache-folder.ts";
import { PosterCache } from "./poster-cache.ts";

let dir = "";
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "posters-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Creates a file with the header of a WebP, which states the length of the file. The content is not a picture. */
function webp(content: string): Buffer {
  const body = Buffer.from(`WEBP${content}`);
  const head = Buffer.alloc(8);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
const picture = webp("a poster");

const cacheIn = (root: string) => new PosterCache(new CacheFolder({ root, version: 1, maxBytes: 1_000_000 }));

describe("the poster cache", () => {
  it("renders once for many requests at the same time", async () => {
    const cache = cacheIn(dir);
    let rendered = 0;
    const render = async () => {
      rendered++;
      return picture;
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get("one.webp", render)));
    expect(rendered).toBe(1);
    expect(answers.every((bytes) => bytes.equals(picture))).toBe(true);
  });

  it("serves stored files after a restart, and leaves no drafts", async () => {
    await cacheIn(dir).get("one.webp", async () => picture);
    const cached = await cacheIn(dir).get("one.webp", () => Promise.reject(new Error("rendered again")));
    expect(cached.equals(picture)).toBe(true);
    expect(await readdir(join(dir, "v1"))).toEqual(["one.webp"]);
  });

  it.each([
    ["cut short", (file: string) => truncate(file, 9)],
    ["empty", (file: string) => truncate(file, 0)],
    ["overwritten with something else", (file: string) => writeFile(file, "<html>not a picture</html>")],
  ])("renders again when the stored file is %s", async (_, damage) => {
    const cache = cacheIn(dir);
    await cache.get("one.webp", async () => picture);
    await damage(join(dir, "v1", "one.webp"));
    expect((await cache.get("one.webp", async () => picture)).equals(picture)).toBe(true);
    expect((await readFile(join(dir, "v1", "one.webp"))).equals(picture)).toBe(true);
  });

  it("never renders more than two at once", async () => {
    const cache = cacheIn(dir);
    const two = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const render = async () => {
      running++;
      most = Math.max(most, running);
      if (running === 2) two.resolve();
      // Waits until two pictures are being rendered, so that a third one could start.
      await two.promise;
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return picture;
    };
    await Promise.all(Array.from({ length: 9 }, (_, i) => cache.get(`${i}.webp`, render)));
    expect(most).toBe(2);
  });

  it("renders large pictures one at a time, and small ones meanwhile", async () => {
    const cache = cacheIn(dir);
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    const get = (key: string, isLarge: boolean) =>
      cache.get(
        key,
        async () => {
          begun.push(key);
          if (isLarge) await gate.promise;
          return picture;
        },
        { isLarge },
      );
    const large = ["large-1.webp", "large-2.webp"].map((key) => get(key, true));
    await Promise.all(["small-1.webp", "small-2.webp"].map((key) => get(key, false)));
    expect(begun.filter((key) => key.startsWith("large"))).toHaveLength(1);
    gate.resolve();
    await Promise.all(large);
    expect(begun).toHaveLength(4);
  });

  it("passes a failure to its request, and retries for the next request", async () => {
    const cache = cacheIn(dir);
    await expect(cache.get("one.webp", () => Promise.reject(new Error("no ink")))).rejects.toThrow("no ink");
    expect((await cache.get("one.webp", async () => picture)).equals(picture)).toBe(true);
  });

  it("still renders pictures when its folder cannot be written", async () => {
    const file = join(dir, "in-the-way");
    await writeFile(file, "");
    const cache = cacheIn(file);
    expect((await cache.get("one.webp", async () => picture)).equals(picture)).toBe(true);
  });

  it("preloads missing pictures, and reports whether each was missing", async () => {
    const cache = cacheIn(dir);
    expect(await cache.prepare("one.webp", async () => picture)).toBe(true);
    expect(await cache.prepare("one.webp", () => Promise.reject(new Error("rendered again")))).toBe(false);
    await expect(cache.prepare("two.webp", () => Promise.reject(new Error("no ink")))).rejects.toThrow("no ink");
  });

  it("counts requests as hits or misses, but not preloads", async () => {
    const cache = cacheIn(dir);
    await cache.prepare("one.webp", async () => picture);
    await cache.get("one.webp", async () => picture);
    await cache.get("two.webp", async () => picture);
    await cache.get("two.webp", async () => picture);
    expect(cache.counts).toEqual({ hits: 2, misses: 1 });
  });

  it("reports whether it is rendering", async () => {
    const cache = cacheIn(dir);
    const gate = Promise.withResolvers<Buffer>();
    const begun = Promise.withResolvers<void>();
    const asked = cache.get("one.webp", () => {
      begun.resolve();
      return gate.promise;
    });
    await begun.promise;
    expect(cache.isRendering).toBe(true);
    gate.resolve(picture);
    await asked;
    expect(cache.isRendering).toBe(false);
  });
});
