import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openPictureStore } from "./open-picture-store.ts";
import { PictureBucket } from "./picture-bucket.ts";

let folder = "";
let server: { close(): Promise<unknown> } | undefined;
let origin = "";
let run = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const s3 = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory: join(folder, "s3"),
    silent: true,
    configureBuckets: [{ name: "pictures", configs: [] }],
    // The client sends and signs a list request with the path `/pictures/`. S3rver expects a signature of `/pictures`.
    allowMismatchedSignatures: true,
  });
  const { port } = await s3.run();
  server = s3;
  origin = `http://S3RVER:S3RVER@127.0.0.1:${port}`;
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  run++;
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each([
  ["a folder", () => pathToFileURL(join(folder, `shared-${run}`))],
  ["a bucket", () => new URL(`${origin}/pictures/rendered/${run}`)],
])("%s of pictures", (_, url) => {
  /** Opens the same store again, as another process of the api does. */
  const open = () => openPictureStore({ picturesUrl: url(), dataDir: join(folder, "data"), maxBytes: 1_000_000 });

  it("has the pictures that another api has stored", async () => {
    await open().write("a.webp", bytesOf("picture"));
    expect((await open().read("a.webp"))?.toString()).toBe("picture");
    expect(await open().read("b.webp")).toBeNull();
  });

  it("reports its size, and is cleared by prefix or completely, whichever api stored the pictures", async () => {
    const store = open();
    for (const name of ["a-1.webp", "a-2.webp", "b-1.webp"]) await open().write(name, bytesOf("0123456789"));
    expect(await store.measureCache()).toEqual({ entries: 3, bytes: 30 });
    expect(await store.clear("a-")).toEqual({ entries: 2, bytes: 20 });
    expect(await store.clear()).toEqual({ entries: 1, bytes: 10 });
    expect(await store.clear()).toEqual({ entries: 0, bytes: 0 });
  });

  it("can be probed without leaving a picture", async () => {
    await open().probe();
    expect(await open().measureCache()).toEqual({ entries: 0, bytes: 0 });
  });
});

describe("a bucket of pictures", () => {
  const bucket = (version: number, path = `pictures/${run}`) =>
    new PictureBucket({ url: new URL(`${origin}/${path}`), version });

  it("removes the pictures of other versions, and nothing else", async () => {
    await bucket(1).write("a.webp", bytesOf("old"));
    await bucket(2).write("a.webp", bytesOf("new"));
    const others = bucket(7, `pictures/${run}/vault`);
    await others.write("a.webp", bytesOf("somebody's own"));
    await bucket(2).removeOutdated();
    expect(await bucket(1).read("a.webp")).toBeNull();
    expect((await bucket(2).read("a.webp"))?.toString()).toBe("new");
    expect((await others.read("a.webp"))?.toString()).toBe("somebody's own");
  });

  it("that does not exist has no pictures and reports that it cannot be written", async () => {
    const missing = bucket(2, "missing");
    expect(await missing.read("a.webp")).toBeNull();
    await expect(missing.probe()).rejects.toThrow(/bucket/i);
  });

  it("receives no request for a picture in the ten seconds after it did not respond", async () => {
    let requests = 0;
    const silent = createServer((request) => {
      requests++;
      request.socket.destroy();
    });
    onTestFinished(() => void silent.close());
    const { port } = await new Promise<AddressInfo>((resolve) => {
      silent.listen(0, "127.0.0.1", () => resolve(silent.address() as AddressInfo));
    });
    let at = 0;
    const url = new URL(`http://key:secret@127.0.0.1:${port}/pictures`);
    const store = new PictureBucket({ url, version: 2, now: () => at });
    expect(await store.read("a.webp")).toBeNull();
    const sent = requests;
    expect(sent).toBeGreaterThan(0);
    expect(await store.read("b.webp")).toBeNull();
    await expect(store.write("b.webp", bytesOf("picture"))).rejects.toThrow("has not responded recently");
    expect(requests).toBe(sent);
    at = 10_000;
    await store.read("b.webp");
    expect(requests).toBeGreaterThan(sent);
  });

  it("is still requested after it has refused a request", async () => {
    const missing = bucket(2, "missing");
    await expect(missing.write("a.webp", bytesOf("picture"))).rejects.toThrow(/bucket/i);
    await expect(missing.write("a.webp", bytesOf("picture"))).rejects.toThrow(/bucket/i);
  });
});
