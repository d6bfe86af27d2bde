import { Agent, get } from "node:http";
import { serve } from "@flaneur/server-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { seedOnce } from "../db/seed.ts";
import { PlacesBody } from "../places/places.schemas.ts";

/** Deadline of calls other than pictures. Rendering six pictures takes longer. */
const DEADLINE_MS = 40;
/** Number of connections that a browser opens to one server. */
const CONNECTIONS = 6;

describeOnPostgres("48 pictures that are not rendered yet and that a browser requests at once", (database) => {
  let api: TestApi;
  let server: Awaited<ReturnType<typeof serve>>;
  let pictures: readonly string[] = [];
  beforeAll(async () => {
    await seedOnce(database().db);
    const listing = apiOver(database().db);
    const { data } = PlacesBody.parse(await (await listing.get("/places?limit=48&media=true")).json());
    await listing.remove();
    pictures = data.flatMap(({ mediaFiles = [] }) => mediaFiles.find((file) => file.includes("/posters/")) ?? []);
    api = apiOver(database().db, { limits: { deadlineMs: DEADLINE_MS } });
    server = await serve({ fetch: api.fetch, host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await api.remove();
  });

  it("are all delivered over six connections, even if they wait longer than the deadline of other calls", async () => {
    expect(pictures).toHaveLength(48);
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const load = (path: string) =>
      new Promise<number | undefined>((done, fail) => {
        get(`${server.url}${path}?w=220`, { agent }, (response) => {
          response.resume().once("end", () => done(response.statusCode));
        }).once("error", fail);
      });
    expect(new Set(await Promise.all(pictures.map(load)))).toEqual(new Set([200]));
    agent.destroy();
  });
});
