import { gunzipSync } from "node:zlib";
import { TILES_PATH } from "@flaneur/basemap";
import { afterEach, describe, expect, it } from "vitest";
import { basemapPart } from "./basemap.ts";
import { closeServers, startApp } from "./testing/servers.ts";

afterEach(closeServers);

const basemap = basemapPart();
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  basemap.request(path, { method, headers });
/** The Île de la Cité. */
const TILE = `${TILES_PATH}/14/8299/5636`;
const gzip = { "accept-encoding": "gzip, br" };

describe("a tile of the map", () => {
  it("is sent compressed, as it is stored, and may be cached forever", async () => {
    const response = await get(TILE, gzip);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/vnd.mapbox-vector-tile",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    const bytes = gunzipSync(await response.arrayBuffer());
    expect(bytes.includes("Quai")).toBe(true);
  });

  it("is sent uncompressed, with another ETag, to a client that does not accept gzip", async () => {
    const [plain, packed] = [await get(TILE), await get(TILE, gzip)];
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(Buffer.from(await plain.arrayBuffer())).toEqual(gunzipSync(await packed.arrayBuffer()));
    expect(plain.headers.get("etag")).not.toBe(packed.headers.get("etag"));
  });

  it.each(["gzip;q=0", "br, gzip ; q=0.0"])(
    "is sent uncompressed to a client that refuses gzip: %s",
    async (refusal) => {
      const response = await get(TILE, { "accept-encoding": refusal });
      expect([response.status, response.headers.get("content-encoding")]).toEqual([200, null]);
    },
  );

  it("is not sent again to a client that sends its ETag", async () => {
    const etag = (await get(TILE, gzip)).headers.get("etag") ?? "";
    const response = await get(TILE, { ...gzip, "if-none-match": etag });
    expect([response.status, await response.text()]).toEqual([304, ""]);
  });

  it.each(["14/0/0", "14/8299/99999", "15/16598/11272", "99/1/1"])(
    "is empty where the map has no data: %s",
    async (at) => {
      expect((await get(`${TILES_PATH}/${at}`)).status).toBe(204);
    },
  );

  it.each([
    "/basemap/paris-000000000000.pmtiles/14/8299/5636",
    `${TILES_PATH}/14/8299/5636.png`,
    `${TILES_PATH}/14/-1/5636`,
    "/basemap/",
  ])("is a 404 that advises the visitor to reload the page if the path is wrong: %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      code: "not_found",
      error: expect.stringContaining("Reload the page"),
    });
  });
});

describe("the archive of the tiles", () => {
  it("is sent in part for a range request", async () => {
    const response = await get(TILES_PATH, { range: "bytes=0-6" });
    expect([response.status, await response.text()]).toEqual([206, "PMTiles"]);
    expect(response.headers.get("content-range")).toMatch(/^bytes 0-6\/\d{7}$/);
  });

  it("has its length in the response to a HEAD request", async () => {
    const response = await get(TILES_PATH, {}, "HEAD");
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(1_000_000);
  });

  it("is not sent for a range beyond its end: the response is a 416 with its length", async () => {
    const response = await get(TILES_PATH, { range: "bytes=999999999-" });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toMatch(/^bytes \*\/\d{7}$/);
    expect(response.headers.get("cache-control")).toBeNull();
    expect(await response.json()).toMatchObject({ code: "range_not_satisfiable" });
  });
});

describe("the app", () => {
  it("serves tiles and ranges of the archive itself, even if the api and the gateway run elsewhere", async () => {
    const elsewhere = "http://127.0.0.1:1";
    const app = await startApp({ API_URL: elsewhere, GATEWAY_URL: `${elsewhere}/graphql` });
    const tile = await fetch(`${app}${TILE}`, { headers: gzip });
    expect([tile.status, tile.headers.get("content-encoding")]).toEqual([200, "gzip"]);
    expect(Buffer.from(await tile.arrayBuffer()).includes("Quai")).toBe(true);
    const range = await fetch(`${app}${TILES_PATH}`, { headers: { ...gzip, range: "bytes=0-126" } });
    expect([range.status, range.headers.get("content-encoding")]).toEqual([206, null]);
    expect((await range.arrayBuffer()).byteLength).toBe(127);
  });
});
