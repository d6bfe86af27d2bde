import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { ErrorBody } from "@flaneur/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { openPglite } from "../db/open-database.ts";
import { places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";
import { setHidden } from "../operator/operate.ts";
import { createPlaceMedia, type PlaceMedia } from "./place-media.ts";

const ADMIN_TOKEN = "an-admin-token-of-more-than-32-characters";
const Files = z.strictObject({ placeId: z.string(), mediaFiles: z.array(z.string()) });
const Preloading = z.strictObject({ accepted: z.array(z.string()), refused: z.array(z.string()) });
const CacheSize = z.strictObject({ entries: z.number(), bytes: z.number() });
const Stats = z.strictObject({
  ...CacheSize.shape,
  maxBytes: z.number(),
  hits: z.number(),
  misses: z.number(),
  queued: z.number(),
});

describeOnPostgres("media", (database) => {
  let dataDir = "";
  let media: PlaceMedia;
  let api: TestApi;
  beforeAll(async () => {
    const { db } = database();
    await seedOnce(db);
    dataDir = mkdtempSync(join(tmpdir(), "flaneur-media-"));
    media = createPlaceMedia({ db, dataDir });
    api = apiOver(db, { media, adminToken: ADMIN_TOKEN });
  });
  afterAll(async () => {
    media.close();
    await api.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const filesOf = async (id: string) => Files.parse(await (await api.get(`/media/places/${id}`)).json()).mediaFiles;
  const stats = async () => Stats.parse(await (await api.get("/media/stats", ADMIN_TOKEN)).json());
  const clear = async (path: string) => CacheSize.parse(await (await api.delete(path, ADMIN_TOKEN)).json());
  const failure = async (answer: Response) => ({ status: answer.status, ...ErrorBody.parse(await answer.json()) });
  const preload = (placeIds: unknown, over = api) => over.post("/media/places/preload", { placeIds });

  it("of a place with a clip contain the clip after the first picture", async () => {
    const files = await filesOf("tour-eiffel");
    expect(files[0]).toMatch(/^\/api\/media\/posters\/tour-eiffel\/1-[0-9a-f]{8}-[0-9a-f]{6}\.svg$/);
    expect(files[1]).toMatch(/^\/api\/media\/clips\/tour-eiffel-[0-9a-f]{8}\.mp4$/);
    expect(files.slice(2).every((file) => file.endsWith(".svg"))).toBe(true);
    const batch = await (await api.post("/media/places/batch", { placeIds: ["tour-eiffel"] })).json();
    expect(batch).toEqual({ places: [{ placeId: "tour-eiffel", mediaFiles: files }] });
    const place = await (await api.get("/places/tour-eiffel?media=true")).json();
    expect(place).toMatchObject({ mediaFiles: files });
  });

  it("that were imported with a place replace its posters if they are safe to embed", async () => {
    const { db } = database();
    const change = (mediaUrls: string[]) =>
      db.update(places).set({ mediaUrls }).where(eq(places.id, "canal-saint-martin"));
    await change([
      "https://example.org/a.jpg",
      "http://example.org/c.jpg",
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "//example.org/b.jpg",
    ]);
    expect(await filesOf("canal-saint-martin")).toEqual(["https://example.org/a.jpg"]);
    await change(["javascript:alert(1)"]);
    expect((await filesOf("canal-saint-martin"))[1]).toMatch(/canal-saint-martin-[0-9a-f]{8}\.mp4$/);
    await change([]);
  });

  it("of known places are accepted for preloading, although they need no preparation", async () => {
    const answer = await preload(["poilane", "nowhere", "le-grand-rex", "poilane"]);
    expect(answer.status).toBe(202);
    expect(Preloading.parse(await answer.json())).toEqual({ accepted: ["poilane", "le-grand-rex"], refused: [] });
  });

  it("are drawings, which are compressed, kept for ever, and can neither run nor load anything", async () => {
    const [poster = ""] = (await filesOf("poilane")).map((file) => file.replace("/api", ""));
    const plain = await api.get(poster);
    const { headers } = plain;
    const text = await plain.text();
    expect(text).toMatch(/^<svg /);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers.get("vary")).toContain("Accept-Encoding");
    const compressed = await api.send("GET", poster, { headers: { "accept-encoding": "br" } });
    expect(compressed.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(text);
  });

  it("of URLs of earlier versions redirect to the present picture, in any width", async () => {
    const [poster = ""] = (await filesOf("poilane")).map((file) => file.replace("/api", ""));
    const present = poster.slice(poster.lastIndexOf("/") + 1);
    for (const old of [
      `${poster.replace(".svg", ".webp")}?w=440`,
      "/media/posters/poilane/1-0a1b2c3d-4268ad.webp?w=1600",
    ]) {
      const moved = await api.get(old);
      expect([moved.status, moved.headers.get("location")]).toEqual([302, present.replace(".svg", ".png")]);
      expect(moved.headers.get("cache-control")).toBe("public, max-age=3600");
    }
    const drawing = await api.get("/media/posters/poilane/1-0a1b2c3d-4268ad.svg");
    expect([drawing.status, drawing.headers.get("location")]).toEqual([302, present]);
    expect((await api.get("/media/posters/poilane/9-0a1b2c3d-4268ad.webp")).status).toBe(400);
    expect((await api.get("/media/posters/nowhere/1-0a1b2c3d-4268ad.webp")).status).toBe(404);
  });

  it.each([
    [{ placeIds: "x" }, "placeIds must be a list of ids"],
    [{ placeIds: Array.from({ length: 101 }, String) }, "placeIds must have at most 100 ids"],
    [{ placeIds: ["\0"] }, "placeIds.0 must not have characters that cannot be stored; please remove them"],
    [{ placeIds: [], more: 1 }, "more is not a parameter of this call"],
  ])("are not preloaded for the body %j", async (body, error) => {
    expect(await failure(await api.post("/media/places/preload", body))).toMatchObject({ status: 400, error });
  });

  it("are counted by files and bytes on disk, and by hits and misses of this process", async () => {
    await clear("/media/cache");
    const before = await stats();
    const [poster = ""] = await filesOf("septime");
    const picture = poster.replace("/api", "").replace(".svg", ".png");
    const bytes = (await (await api.get(picture)).arrayBuffer()).byteLength;
    await api.get(picture);
    const { hits, misses } = before;
    expect(await stats()).toEqual({ ...before, entries: 1, bytes, hits: hits + 1, misses: misses + 1 });
    expect(before.maxBytes).toBe(512 * 1024 * 1024);
  });

  it("can be deleted from the cache, for one place or all, and are rendered again on request", async () => {
    await clear("/media/cache");
    const pictures: string[] = [];
    for (const id of ["septime", "poilane"]) {
      const files = (await filesOf(id)).filter((file) => file.endsWith(".svg"));
      pictures.push(...files.slice(0, 2).map((file) => file.replace("/api", "").replace(".svg", ".png")));
    }
    const drawn = async () => (await Promise.all(pictures.map(async (path) => (await api.get(path)).status))).join();
    expect(await drawn()).toBe("200,200,200,200");
    const { bytes } = await stats();
    const one = await clear("/media/cache/septime");
    expect(one.entries).toBe(2);
    expect(await clear("/media/cache")).toEqual({ entries: 2, bytes: bytes - one.bytes });
    expect(await stats()).toMatchObject({ entries: 0, bytes: 0 });
    expect(await drawn()).toBe("200,200,200,200");
    expect((await stats()).entries).toBe(4);
  });

  it("of an unknown place cannot be deleted", async () => {
    expect(await failure(await api.delete("/media/cache/nowhere", ADMIN_TOKEN))).toMatchObject({
      status: 404,
      error: "There is no place 'nowhere'",
    });
  });

  it.each([
    ["GET", "/media/stats"],
    ["DELETE", "/media/cache"],
    ["DELETE", "/media/cache/septime"],
  ])("are managed only by operators: %s %s", async (method, path) => {
    expect((await api.send(method, path)).status).toBe(401);
    expect((await api.send(method, path, { token: "another" })).status).toBe(403);
    expect((await api.send(method, `${path}?all=1`, { token: ADMIN_TOKEN })).status).toBe(400);
  });

  it("are reported as healthy to every caller while they can be rendered and stored", async () => {
    const answer = await api.get("/media/health");
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
  });

  it("are still served when the disk cannot be written, which the health call reports", async () => {
    const file = join(dataDir, "in-the-way");
    await writeFile(file, "");
    const homeless = createPlaceMedia({ db: database().db, dataDir: file });
    const over = apiOver(database().db, { media: homeless });
    const answer = await over.get("/media/health");
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(await failure(answer)).toEqual({
      status: 503,
      code: "unavailable",
      error: "Rendered pictures cannot be stored",
      details: [{ field: "cache", message: "Rendered pictures cannot be stored" }],
    });
    const [poster = ""] = await filesOf("septime");
    const raster = poster.replace("/api", "").replace(".svg", ".png");
    expect((await over.get(raster)).status).toBe(200);
    homeless.close();
    await over.remove();
  });

  it("of a hidden place respond 404 although they are stored, and are served again when the place is shown", async () => {
    const { db } = database();
    const [poster = "", clip = ""] = (await filesOf("tour-eiffel")).map((file) => file.replace("/api", ""));
    const files = [poster, poster.replace(".svg", ".png"), clip, clip.replace(".mp4", ".webp")];
    const statuses = () => Promise.all(files.map(async (path) => (await api.get(path)).status));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await setHidden(db, "tour-eiffel", true, "Ana");
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await setHidden(db, "tour-eiffel", false, "Ana");
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it("of a hidden place can be deleted from the cache", async () => {
    const { db } = database();
    const [poster = ""] = (await filesOf("septime")).map((file) => file.replace("/api", ""));
    await api.get(poster.replace(".svg", ".png"));
    await setHidden(db, "septime", true, "Ana");
    expect((await clear("/media/cache/septime")).entries).toBeGreaterThan(0);
    await setHidden(db, "septime", false, "Ana");
  });

  it("that are stored are served while the database fails", async () => {
    const [drawing = "", clip = ""] = (await filesOf("tour-eiffel")).map((file) => file.replace("/api", ""));
    const poster = drawing.replace(".svg", ".png");
    await api.get(poster);
    const closed = await openPglite("memory://");
    await closed.close();
    const offline = createPlaceMedia({ db: closed.db, dataDir });
    const over = apiOver(closed.db, { media: offline });
    expect([(await over.get(poster)).status, (await over.get(clip)).status]).toEqual([200, 200]);
    offline.close();
    await over.remove();
  });

  it("are checked once for all calls within five seconds", async () => {
    const file = join(dataDir, "in-the-way-at-first");
    await writeFile(file, "");
    const blocked = createPlaceMedia({ db: database().db, dataDir: file });
    expect(await blocked.health()).toEqual({ renderer: true, cache: false });
    rmSync(file);
    expect(await Promise.all([blocked.health(), blocked.health()])).toEqual([
      { renderer: true, cache: false },
      { renderer: true, cache: false },
    ]);
    blocked.close();
  });
});
