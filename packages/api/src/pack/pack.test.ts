import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { apiOver, searchOver } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";

describeOnPostgres("the pack of places for devices", (database) => {
  beforeAll(() => seedOnce(database().db));

  /** Returns an API, and a function that returns how often it has listed all places for a pack. */
  function countingApi() {
    const search = searchOver(database().db);
    let built = 0;
    const ids: typeof search.ids = (query) => {
      built += 1;
      return search.ids(query);
    };
    return { api: apiOver(database().db, { search: { ...search, ids } }), built: () => built };
  }

  it("is built once for requests at the same time and later, for HEAD, and for devices that have it", async () => {
    const { api, built } = countingApi();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => api.get("/places/pack")));
    const etag = first?.headers.get("etag") ?? "";
    expect(others.map(({ headers }) => headers.get("etag"))).toEqual(others.map(() => etag));
    const again = await api.send("GET", "/places/pack", { headers: { "if-none-match": `"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    const head = await api.send("HEAD", "/places/pack", {});
    expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
    expect(built()).toBe(1);
    await api.remove();
  });

  it("is built again after a place has changed", async () => {
    const { db } = database();
    const { api, built } = countingApi();
    const { headers } = await api.get("/places/pack");
    const rename = (name: string) => db.update(places).set({ name }).where(eq(places.id, "septime"));
    await rename("Septembre");
    const changed = await api.send("GET", "/places/pack", { headers: { "if-none-match": headers.get("etag") ?? "" } });
    await rename("Septime");
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('"Septembre"');
    expect(built()).toBe(2);
    await api.remove();
  });

  it("is the same JSON in each encoding, with the same ETag", async () => {
    const { api } = countingApi();
    const get = async (accepted: string) => {
      const response = await api.send("GET", "/places/pack", { headers: { "accept-encoding": accepted } });
      const { headers } = response;
      expect(headers.get("vary")).toContain("Accept-Encoding");
      const bytes = Buffer.from(await response.arrayBuffer());
      return { bytes, encoding: headers.get("content-encoding"), etag: headers.get("etag") };
    };
    const [brotli, gzip, plain] = [await get("gzip, br"), await get("gzip, br;q=0"), await get("identity")];
    expect([brotli.encoding, gzip.encoding, plain.encoding]).toEqual(["br", "gzip", null]);
    expect(new Set([brotli.etag, gzip.etag, plain.etag]).size).toBe(1);
    const text = plain.bytes.toString();
    expect(JSON.parse(text)).toMatchObject({ places: expect.any(Array), tags: expect.any(Object) });
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    await api.remove();
  });

  it("is built by the next request if a build has failed", async () => {
    const search = searchOver(database().db);
    let isFailing = true;
    const ids: typeof search.ids = async (query) => {
      if (isFailing) throw new Error("The database does not respond.");
      return search.ids(query);
    };
    const api = apiOver(database().db, { search: { ...search, ids } });
    expect((await api.get("/places/pack")).status).toBe(500);
    isFailing = false;
    expect((await api.get("/places/pack")).status).toBe(200);
    await api.remove();
  });
});
