import { serve } from "@flaneur/server-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { seedOnce } from "../db/seed.ts";
import { PlacesBody } from "../places/places.schemas.ts";

const GREEDY = "203.0.113.7";

describeOnPostgres("150 pictures that are rendered for one client", (database) => {
  let api: TestApi;
  let server: Awaited<ReturnType<typeof serve>>;
  let pictures: readonly string[] = [];
  beforeAll(async () => {
    await seedOnce(database().db);
    // A busy machine must not fail this test.
    api = apiOver(database().db, { trustedProxies: 1, limits: { deadlineMs: 55_000 } });
    server = await serve({ fetch: api.fetch, host: "127.0.0.1", port: 0 });
    for (const page of [1, 2]) {
      const { data } = PlacesBody.parse(await (await api.get(`/places?limit=100&media=true&page=${page}`)).json());
      const posters = data.flatMap(
        ({ mediaFiles = [] }) => mediaFiles.find((file) => file.includes("/posters/")) ?? [],
      );
      pictures = [...pictures, ...posters].slice(0, 151);
    }
  });
  afterAll(async () => {
    await server.close();
    await api.remove();
  });

  const get = (path: string, client: string) =>
    fetch(`${server.url}${path}`, { headers: { "x-forwarded-for": client } });

  it("do not delay other clients: 100 other requests succeed meanwhile", async () => {
    const [kept = "", ...uncached] = pictures;
    expect(uncached).toHaveLength(150);
    expect((await get(`${kept}?w=220`, GREEDY)).status).toBe(200);
    let drawn = 0;
    const drawing = uncached.map(async (path) => {
      const answer = await get(`${path}?w=220`, GREEDY);
      await answer.arrayBuffer();
      drawn += 1;
      return answer.status;
    });
    // When the first picture is rendered, all 150 requests have arrived.
    await expect.poll(() => drawn, { interval: 5 }).toBeGreaterThan(0);
    const paths = [
      "/api/places?facets=true",
      "/api/filters/types",
      `${kept}?w=220`,
      "/api/places/septime",
      "/api/openapi.json",
    ];
    const honest = Array.from({ length: 100 }, async (_, i) => {
      const answer = await get(paths[i % paths.length] ?? "", `198.51.100.${i}`);
      await answer.arrayBuffer();
      return answer.status;
    });
    expect(new Set(await Promise.all(honest))).toEqual(new Set([200]));
    // A cached picture is served without waiting, even to the client that has requested all pictures.
    expect((await get(`${kept}?w=220`, GREEDY)).status).toBe(200);
    expect(drawn).toBeLessThan(100);
    // A picture that another client requests is rendered next, not last.
    const before = drawn;
    expect((await get(`${uncached.at(-1)}?w=220`, "198.51.100.200")).status).toBe(200);
    expect(drawn - before).toBeLessThan(20);
    expect(new Set(await Promise.all(drawing))).toEqual(new Set([200]));
  });
});
