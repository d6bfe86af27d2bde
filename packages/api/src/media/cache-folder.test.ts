import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CacheFolder } from "./cache-folder.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "posters-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const folder = (maxBytes = 1_000_000, version = 2) => new CacheFolder({ root, version, maxBytes });
const kept = async () => (await readdir(join(root, "v2"))).toSorted();
/** Sets the modification time of a file, in seconds since 1970. */
const age = (name: string, second: number) => utimes(join(root, "v2", name), second, second);

describe("the cache folder", () => {
  it("stores files for all processes, and leaves no drafts", async () => {
    await folder().write("a.webp", Buffer.from("picture"));
    expect((await folder().read("a.webp"))?.toString()).toBe("picture");
    expect(await folder().read("b.webp")).toBeNull();
    expect(await kept()).toEqual(["a.webp"]);
  });

  it("measures all of its files, whichever process wrote them", async () => {
    expect(await folder().measureCache()).toEqual({ entries: 0, bytes: 0 });
    await folder().write("a.webp", Buffer.alloc(10));
    await folder().write("b.webp", Buffer.alloc(5));
    await folder().write("b.webp", Buffer.alloc(5));
    expect(await folder().measureCache()).toEqual({ entries: 2, bytes: 15 });
  });

  it("returns how much it deleted: everything, or the files with a prefix", async () => {
    const cache = folder();
    for (const name of ["a-1.webp", "a-2.webp", "b-1.webp"]) await cache.write(name, Buffer.alloc(10));
    expect(await cache.clear("a-")).toEqual({ entries: 2, bytes: 20 });
    expect(await kept()).toEqual(["b-1.webp"]);
    expect(await cache.clear()).toEqual({ entries: 1, bytes: 10 });
    expect(await cache.clear()).toEqual({ entries: 0, bytes: 0 });
  });

  it("counts a deleted file once when two processes clear it at once", async () => {
    const cache = folder();
    for (let i = 0; i < 50; i++) await cache.write(`${i}.webp`, Buffer.alloc(10));
    const gone = await Promise.all([cache.clear(), folder().clear(), folder().clear()]);
    expect(gone.reduce((sum, { entries }) => sum + entries, 0)).toBe(50);
    expect(gone.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(500);
  });

  it("deletes the oldest files before it exceeds its limit", async () => {
    const cache = folder(160);
    for (const [i, name] of ["old", "older", "new"].entries()) {
      await cache.write(name, Buffer.alloc(40));
      await age(name, [200, 100, 300][i] ?? 0);
    }
    await cache.write("newest", Buffer.alloc(40));
    expect(await kept()).toEqual(["new", "newest", "old"]);
  });

  it("exceeds its limit by at most an eighth when two processes write", async () => {
    const [one, two] = [folder(100_000), folder(100_000)];
    for (let i = 0; i < 120; i++) {
      await (i % 2 === 0 ? one : two).write(`${i}.webp`, Buffer.alloc(2_000));
      expect((await one.measureCache()).bytes).toBeLessThanOrEqual(112_500);
    }
    expect((await one.measureCache()).bytes).toBeGreaterThan(70_000);
  });

  it("deletes only files of other versions and abandoned drafts", async () => {
    await mkdir(join(root, "v1"));
    await writeFile(join(root, "v1", "a.webp"), "old");
    await writeFile(join(root, "0a1b-1-220.webp"), "from before there were versions");
    await writeFile(join(root, "notes.txt"), "somebody's own");
    const cache = folder();
    await cache.write("a.webp", Buffer.from("picture"));
    const draft = ".b.webp.00000000-0000-0000-0000-000000000000";
    const fresh = ".c.webp.00000000-0000-0000-0000-000000000000";
    for (const name of [draft, fresh]) await writeFile(join(root, "v2", name), "half");
    await age(draft, 1_000);
    await cache.removeOutdated();
    expect((await readdir(root)).toSorted()).toEqual(["notes.txt", "v2"]);
    expect(await kept()).toEqual([fresh, "a.webp"]);
    expect(await cache.measureCache()).toEqual({ entries: 1, bytes: 7 });
  });

  it("deletes files of another version while a process of that version writes further ones", async () => {
    const [older, newer] = [folder(1_000_000, 1), folder()];
    let isDone = false;
    let written = 0;
    const writing = (async () => {
      for (; !isDone; written++) await older.write(`${written}.webp`, Buffer.alloc(10)).catch(() => {});
    })();
    for (let i = 0; i < 200; i++) await newer.removeOutdated();
    isDone = true;
    await writing;
    await newer.removeOutdated();
    expect(written).toBeGreaterThan(0);
    expect((await readdir(root)).filter((name) => name === "v1")).toEqual([]);
  });

  it("can be cleared while other processes write, without partial files or wrong counts", async () => {
    const [one, two] = [folder(), folder()];
    const whole = Buffer.alloc(4_096, "x");
    const gone: number[] = [];
    const writing = Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? one : two).write(`${i}.webp`, whole));
    const clearing = Array.from({ length: 20 }, async () => gone.push((await two.clear()).entries));
    await Promise.all([...writing, ...clearing]);
    const left = await kept();
    expect(left.every((name) => name.endsWith(".webp") && !name.startsWith("."))).toBe(true);
    for (const name of left) expect((await readFile(join(root, "v2", name))).equals(whole)).toBe(true);
    expect(await one.measureCache()).toEqual({ entries: left.length, bytes: left.length * whole.length });
    expect(gone.reduce((sum, entries) => sum + entries, left.length)).toBe(200);
  });

  it("reports that its folder cannot be written", async () => {
    await expect(folder().probe()).resolves.toBeUndefined();
    expect(await kept()).toEqual([]);
    const file = join(root, "in-the-way");
    await writeFile(file, "");
    await expect(new CacheFolder({ root: file, version: 2, maxBytes: 1 }).probe()).rejects.toThrow();
  });
});
