import { MatchesBody } from "@flaneur/contract";
import { type Coordinates, MATCH_LIMITS } from "@flaneur/domain";
import { OpenAPIHono } from "@hono/zod-openapi";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, searchOver, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";
import { matchRoutes } from "./match.routes.ts";
import { matchPlaces } from "./match-places.ts";

const moved = (point: Coordinates, metresNorth: number) => ({
  ...point,
  latitude: point.latitude + metresNorth / 111_195,
});

describeOnPostgres("looking up the places that a visitor brings", (database) => {
  let api: TestApi;
  let septime: Coordinates;
  beforeAll(async () => {
    await seedOnce(database().db);
    api = apiOver(database().db);
    const [stored] = await database().db.select().from(places).where(eq(places.id, "septime"));
    septime = { latitude: stored?.latitude ?? 0, longitude: stored?.longitude ?? 0 };
  });
  afterAll(() => api.remove());

  async function match(...items: readonly object[]) {
    const response = await api.post("/places/match", { items });
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { matches } = MatchesBody.parse(await response.json());
    return matches.map(({ verdict, candidates }) => ({ verdict, ids: candidates.map(({ place }) => place.id) }));
  }

  it("finds a place by its name near its point, with its distance and pictures", async () => {
    const response = await api.post("/places/match", { items: [{ name: "SEPTIME", coordinates: moved(septime, 20) }] });
    expect(await response.json()).toMatchObject({
      matches: [
        {
          verdict: "found",
          candidates: [{ place: { id: "septime", mediaFiles: expect.any(Array) }, metres: expect.closeTo(20, -1) }],
        },
      ],
    });
  });

  it("finds a place whose name the visitor has numbered", async () => {
    const coordinates = moved(septime, 6);
    expect(
      await match(
        { name: "46. Septime", coordinates },
        { name: "3) Septime" },
        { name: "#12 Septime", coordinates },
        { name: "7: Septime", coordinates },
      ),
    ).toEqual(Array.from({ length: 4 }, () => ({ verdict: "found", ids: ["septime"] })));
  });

  it("finds a place by the part of a name before a colon if no place has the whole name", async () => {
    const { db } = database();
    expect(await match({ name: "Septime: Best Fish" })).toMatchObject([{ ids: ["septime"] }]);
    await db.update(places).set({ name: "Septime: Best Fish" }).where(eq(places.id, "clamato"));
    try {
      expect(await match({ name: "Septime: Best Fish", coordinates: septime })).toEqual([
        { verdict: "found", ids: ["clamato"] },
      ]);
    } finally {
      await db.update(places).set({ name: "Clamato" }).where(eq(places.id, "clamato"));
    }
  });

  it("finds no match if the matching place is deleted before its data are loaded", async () => {
    const app = new OpenAPIHono();
    matchRoutes(app, { db: database().db, search: { find: async () => [] }, bodies: async () => [] });
    const response = await app.request("/places/match", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ items: [{ placeId: "septime" }] }),
    });
    expect(await response.json()).toEqual({ matches: [{ verdict: "none", candidates: [] }] });
  });

  it("finds a place without a point by its name, by a similar name with its address, or by its id", async () => {
    expect(
      await match(
        { name: "Septime" },
        { name: "Restaurant Septime", address: "80 Rue de Charonne, 75011 Paris, France" },
        { placeId: "septime" },
      ),
    ).toEqual([
      { verdict: "found", ids: ["septime"] },
      { verdict: "found", ids: ["septime"] },
      { verdict: "found", ids: ["septime"] },
    ]);
  });

  it("lets the visitor decide about a place with another address or a far point", async () => {
    const matches = await match(
      { name: "Septime", address: "12 Rue de Charonne, 75011 Paris" },
      { name: "Septime", coordinates: moved(septime, 900) },
    );
    for (const { verdict, ids } of matches) expect([verdict, ids.includes("septime")]).toEqual(["check", true]);
  });

  it("lets the visitor decide about a name of several places, unless the address decides", async () => {
    const [name, address] = await match(
      { name: "Chez Georges" },
      { name: "Chez Georges", address: "1 Rue du Mail, 75002 Paris" },
    );
    expect([name?.verdict, name?.ids.length]).toEqual(["check", 2]);
    expect(address).toMatchObject({ verdict: "found", ids: [expect.stringContaining("chez-georges")] });
  });

  it("shows the places around a point without a name, the nearest first", async () => {
    const [near, far] = await match(
      { coordinates: septime },
      { coordinates: { latitude: 48.8901, longitude: 2.2801 } },
    );
    expect(near).toMatchObject({ verdict: "check" });
    // Clamato and Septime have the same coordinates. Places at the same distance are sorted by id.
    expect(near?.ids.slice(0, 2)).toEqual(["clamato", "septime"]);
    expect(near?.ids.length).toBeLessThanOrEqual(MATCH_LIMITS.candidates);
    expect(far?.verdict).toBe("none");
  });

  it("shows the places around a point although thousands of places are near another point of the request", async () => {
    const { db } = database();
    const crowded = { latitude: 48.8901, longitude: 2.3301 };
    await db.execute(sql`
      insert into places (
        id, name, address, types, tags, place_status, latitude, longitude, description, media_urls, poster_pick, source,
        source_id, content_hash)
      select
        '0-' || n, name, address, types, tags, place_status, ${crowded.latitude}, ${crowded.longitude}, description,
        media_urls, poster_pick, 'crowd', '0-' || n, content_hash
      from places cross join generate_series(1, 4000) as n where id = 'septime'`);
    try {
      const [many, few] = await match({ coordinates: crowded }, { coordinates: septime });
      expect(many?.ids.length).toBe(MATCH_LIMITS.candidates);
      expect(few?.ids.slice(0, 2)).toEqual(["clamato", "septime"]);
    } finally {
      await db.delete(places).where(eq(places.source, "crowd"));
    }
  });

  it("does not find unknown names, places outside Paris, unknown ids and empty items", async () => {
    expect(
      await match(
        { name: "Zzyzx Grill" },
        { name: "Septime", coordinates: { latitude: 35.68, longitude: 139.69 } },
        { placeId: "nowhere" },
        {},
        { name: " ", address: "Rue de Charonne" },
      ),
    ).toEqual(Array.from({ length: 5 }, () => ({ verdict: "none", ids: [] })));
  });

  it.each([
    [0, 0],
    [-1, -1],
    [-999, -999],
    [999, 999],
    [91, 2.35],
    [-99.9, 2.35],
    [48.85, 0],
    [48.85, 999],
  ])("reads the placeholder %s, %s as no position", async (latitude, longitude) => {
    const coordinates = { latitude, longitude };
    expect(
      await match({ name: "Septime", coordinates }, { address: "80 Rue de Charonne", coordinates }, { coordinates }),
    ).toEqual([
      { verdict: "found", ids: ["septime"] },
      { verdict: "check", ids: ["clamato", "septime"] },
      { verdict: "none", ids: [] },
    ]);
  });

  it.each([
    { name: "80 Rue de Charonne, 75011 Paris, France" },
    { name: "80 Rue de Charonne", address: "75011 Paris" },
    { name: "80", address: "Rue de Charonne, 75011 Paris" },
    { name: "80, r. de Charonne" },
    { name: "Rue de Charonne 80" },
    { name: "80 RUE CHARONNE PARIS 11" },
    { name: "3. 80 rue de charonne" },
    { address: "80 Rue de Charonne, Paris" },
    { address: "Bâtiment B, 80 Rue de Charonne, 75011 Paris" },
    { name: "80 Rue de Charonne", coordinates: { latitude: 48.8535, longitude: 2.3807 } },
    { name: null, address: "80 Rue de Charonne", coordinates: { latitude: 48.8535, longitude: 2.3807 } },
  ])("offers all places at a saved address: %j", async (item) => {
    expect(await match(item)).toEqual([{ verdict: "check", ids: ["clamato", "septime"] }]);
  });

  it("offers no place at another number, another street or a street of another town", async () => {
    expect(
      await match(
        { name: "81 Rue de Charonne, 75011 Paris" },
        { name: "80 Rue de Charenton, 75012 Paris" },
        { name: "80 Rue de Charonne, 93100 Montreuil" },
        { name: "82 Rue de Charonne", coordinates: moved(septime, 10) },
        { name: "Nowhere Grill", address: "80 Rue de Charonne" },
      ),
    ).toEqual(Array.from({ length: 5 }, () => ({ verdict: "none", ids: [] })));
  });

  it("offers the places within 30 m of a saved address at which there is none, unless they have another number", async () => {
    const { db } = database();
    const [park] = await db.select().from(places).where(sql`${places.address} !~ '^[0-9]' and latitude is not null`);
    const { latitude, longitude } = park ?? { latitude: null, longitude: null };
    const [found] = await match({ name: "999 Rue de Charonne", coordinates: { latitude, longitude } });
    expect(found?.verdict).toBe("check");
    expect(found?.ids).toContain(park?.id);
  });

  it("finds a place that is called like its address", async () => {
    const { db } = database();
    await db.update(places).set({ name: "80 Rue de Charonne" }).where(eq(places.id, "clamato"));
    try {
      const response = await match({ name: "80 rue de Charonne", coordinates: septime });
      expect(response).toEqual([{ verdict: "found", ids: ["clamato"] }]);
    } finally {
      await db.update(places).set({ name: "Clamato" }).where(eq(places.id, "clamato"));
    }
  });

  it("offers the place at every listed address with a house number", async () => {
    const stored = (await database().db.select().from(places).orderBy(places.id)).filter(
      ({ hidden, placeStatus, address }) => !hidden && placeStatus !== "Permanently Closed" && /^\d/.test(address),
    );
    const missing: string[] = [];
    for (let start = 0; start < stored.length; start += MATCH_LIMITS.items) {
      const some = stored.slice(start, start + MATCH_LIMITS.items);
      const found = await match(...some.map(({ address }) => ({ name: address })));
      for (const [index, { id, address }] of some.entries()) {
        const ids = found[index]?.ids ?? [];
        if (!ids.includes(id) && ids.length < MATCH_LIMITS.candidates) missing.push(address);
      }
    }
    expect(missing).toEqual([]);
  });

  it("never finds a hidden place", async () => {
    const { db } = database();
    await db.update(places).set({ hidden: true }).where(eq(places.id, "septime"));
    try {
      for (const { ids } of await match({ placeId: "septime" }, { name: "Septime", coordinates: septime })) {
        expect(ids).not.toContain("septime");
      }
    } finally {
      await db.update(places).set({ hidden: false }).where(eq(places.id, "septime"));
    }
  });

  it("finds every listed place by its own name, address and point, in the order of the request", async () => {
    const stored = (await database().db.select().from(places).orderBy(places.id)).filter(
      ({ hidden, placeStatus }) => !hidden && placeStatus !== "Permanently Closed",
    );
    const wrong: string[] = [];
    for (let start = 0; start < stored.length; start += MATCH_LIMITS.items) {
      const some = stored.slice(start, start + MATCH_LIMITS.items);
      const found = await match(
        ...some.map(({ name, address, latitude, longitude }) => ({
          name,
          address,
          coordinates: latitude === null ? null : { latitude, longitude },
        })),
      );
      for (const [index, { id }] of some.entries()) {
        if (found[index]?.verdict !== "found" || found[index].ids[0] !== id) wrong.push(id);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("searches the name of several items only once", async () => {
    const search = searchOver(database().db);
    const searched: string[] = [];
    const find: typeof search.find = (text, limit) => {
      searched.push(text);
      return search.find(text, limit);
    };
    const items = Array.from({ length: MATCH_LIMITS.items }, () => ({ name: "Septime" }));
    const matches = await matchPlaces(database().db, { find }, items);
    expect(matches.map(({ candidates }) => candidates[0]?.id)).toEqual(items.map(() => "septime"));
    expect(searched).toEqual(["Septime"]);
  });

  it.each([
    ["too many items", { items: Array.from({ length: MATCH_LIMITS.items + 1 }, () => ({ name: "A" })) }, "places"],
    ["a long name", { items: [{ name: "A".repeat(MATCH_LIMITS.name + 1) }] }, "at most"],
    ["a name that normalisation makes long", { items: [{ name: "\ufdfa".repeat(199) }] }, "at most"],
    ["a point without numbers", { items: [{ coordinates: { latitude: "48.85", longitude: 2 } }] }, "degrees"],
    ["an item with an unknown field", { items: [{ name: "A", note: "mine" }] }, "note"],
    ["a body without items", {}, "items"],
  ])("refuses %s", async (_, body, reason) => {
    const response = await api.post("/places/match", body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(reason);
  });
});
