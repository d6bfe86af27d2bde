import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PosterCache } from "./poster-cache.ts";

let dir = "";
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "posters-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** The smallest thing with a WebP's head and a true length. */
function webp(content: string): Buffer {
  const body = Buffer.from(`WEBP${content}`);
  const head = Buffer.alloc(8);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
const picture = webp("a poster");

describe("the poster cache", () => {
  it("draws once for many who ask at the same time", async () => {
    const cache = new PosterCache(dir);
    let drawn = 0;
    const render = async () => {
      drawn++;
      return picture;
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get("one.webp", render)));
    expect(drawn).toBe(1);
    expect(answers.every((bytes) => bytes.equals(picture))).toBe(true);
  });

  it("serves what it kept after a restart, and leaves no drafts behind", async () => {
    await new PosterCache(dir).get("one.webp", async () => picture);
    const kept = await new PosterCache(dir).get("one.webp", () => Promise.reject(new Error("drawn again")));
    expect(kept.equals(picture)).toBe(true);
    expect(await readdir(dir)).toEqual(["one.webp"]);
  });

  it.each([
    ["cut short", (file: string) => truncate(file, 9)],
    ["empty", (file: string) => truncate(file, 0)],
    ["overwritten with something else", (file: string) => writeFile(file, "<html>not a picture</html>")],
  ])("draws anew when the kept file is %s", async (_, damage) => {
    const cache = new PosterCache(dir);
    await cache.get("one.webp", async () => picture);
    await damage(join(dir, "one.webp"));
    expect((await cache.get("one.webp", async () => picture)).equals(picture)).toBe(true);
    expect((await readFile(join(dir, "one.webp"))).equals(picture)).toBe(true);
  });

  it("never draws more than two at once", async () => {
    const cache = new PosterCache(dir);
    let running = 0;
    let most = 0;
    const render = async () => {
      running++;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return picture;
    };
    await Promise.all(Array.from({ length: 9 }, (_, i) => cache.get(`${i}.webp`, render)));
    expect(most).toBe(2);
  });

  it("hands a failure to the one who asked and tries again for the next", async () => {
    const cache = new PosterCache(dir);
    await expect(cache.get("one.webp", () => Promise.reject(new Error("no ink")))).rejects.toThrow("no ink");
    expect((await cache.get("one.webp", async () => picture)).equals(picture)).toBe(true);
  });

  it("still answers when its directory cannot be written", async () => {
    const file = join(dir, "in-the-way");
    await writeFile(file, "");
    const cache = new PosterCache(file);
    expect((await cache.get("one.webp", async () => picture)).equals(picture)).toBe(true);
  });

  it("warms what is missing, skips what is kept, and goes on after a failure", async () => {
    const cache = new PosterCache(dir);
    await cache.get("kept.webp", async () => picture);
    const drawn: string[] = [];
    const item = (key: string, fail = false) => ({
      key,
      render: async () => {
        drawn.push(key);
        if (fail) throw new Error("no ink");
        return picture;
      },
    });
    await cache.warm([item("kept.webp"), item("bad.webp", true), item("new.webp")], new AbortController().signal);
    expect(drawn).toEqual(["bad.webp", "new.webp"]);
    expect((await readdir(dir)).sort()).toEqual(["kept.webp", "new.webp"]);
  });

  it("stops warming when told to", async () => {
    const cache = new PosterCache(dir);
    const controller = new AbortController();
    const drawn: string[] = [];
    const items = ["1.webp", "2.webp", "3.webp"].map((key) => ({
      key,
      render: async () => {
        drawn.push(key);
        controller.abort();
        return picture;
      },
    }));
    await cache.warm(items, controller.signal);
    expect(drawn).toEqual(["1.webp"]);
  });
});
