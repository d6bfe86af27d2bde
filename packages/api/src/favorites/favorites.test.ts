import { TOO_MANY_FAVORITES } from "@flaneur/contract";
import { MAX_ADDED_FAVORITES, MAX_FAVORITES } from "@flaneur/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repetitions } from "../../../../tests/setup/campaign.ts";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { createPostgresDatabase, describeOnPostgres, PATIENTLY } from "../../testing/databases.ts";
import { openDatabase } from "../db/open-database.ts";
import { places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";
import { setHidden } from "../operator/operate.ts";

const CHANGES = repetitions(60, 200);
const HERE = "creperie-de-josselin";
const THERE = "le-grand-rex";

describeOnPostgres("favorites", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await seedOnce(database().db);
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  const json = async (answer: Response | Promise<Response>): Promise<unknown> => (await answer).json();

  it("can be added, listed newest first, listed with place data, counted by type, looked up and removed", async () => {
    const { token } = await signUp(api);
    expect(await json(api.post("/favorites", { placeId: HERE }, token))).toEqual({ placeId: HERE, isFavorited: true });
    await api.post("/favorites", { placeId: THERE }, token);
    expect(await json(api.get("/favorites", token))).toEqual({
      data: [{ placeId: THERE }, { placeId: HERE }],
      count: 2,
    });
    expect(await json(api.get("/favorites?includePlaceData=true", token))).toMatchObject({
      data: [{ place: { id: THERE, type: { primary: "Cinema" } } }, { place: { name: "Crêperie de Josselin" } }],
    });
    const withMedia = { place: { mediaFiles: expect.arrayContaining([expect.stringMatching(/\.svg$/)]) } };
    expect(await json(api.get("/favorites?includePlaceData=true&media=true", token))).toMatchObject({
      data: [withMedia, withMedia],
    });
    expect(await json(api.get("/favorites/stats", token))).toMatchObject({
      count: 2,
      types: { Cinema: 1, Restaurant: 1 },
    });
    await api.delete(`/favorites/${HERE}`, token);
    expect(await json(api.get(`/favorites/check/${HERE}`, token))).toEqual({ placeId: HERE, isFavorited: false });
  });

  it("can be listed page by page, filtered and counted like a list of places, without closed and hidden ones", async () => {
    const { db } = database();
    const { token } = await signUp(api);
    const added = ["creperie-de-josselin", "le-grand-rex", "septime", "poilane", "tour-eiffel"];
    for (const placeId of added) await api.post("/favorites", { placeId }, token);
    await db.update(places).set({ placeStatus: "Permanently Closed" }).where(eq(places.id, "poilane"));
    await setHidden(db, "tour-eiffel", true, "test");
    const page = (query: string) => json(api.get(`/favorites/places?${query}`, token));
    expect(await page("limit=2&facets=true")).toMatchObject({
      data: [{ id: "septime" }, { id: "le-grand-rex" }],
      pagination: { total: 3, page: 1, limit: 2, pages: 2, next: null },
      facets: {
        types: [
          { value: "Restaurant", count: 2 },
          { value: "Cinema", count: 1 },
        ],
      },
    });
    expect(await page("types=Restaurant&media=true")).toMatchObject({
      data: [{ id: "septime", mediaFiles: expect.any(Array) }, { id: "creperie-de-josselin" }],
      pagination: { total: 2 },
    });
    expect(await page("search=rex&latitude=48.87&longitude=2.35&transportMode=walking")).toMatchObject({
      data: [{ id: "le-grand-rex", travelTime: expect.any(Number) }],
    });
    expect((await api.get("/favorites/places")).status).toBe(401);
    await db.update(places).set({ placeStatus: "Open" }).where(eq(places.id, "poilane"));
    await setHidden(db, "tour-eiffel", false, "test");
  });

  it("can be added several at once: unknown ids are ignored, too many are rejected", async () => {
    const { token } = await signUp(api);
    await api.post("/favorites", { placeId: HERE }, token);
    const body = { placeIds: [HERE, THERE, "nowhere", THERE] };
    expect(await json(api.post("/favorites/batch", body, token))).toEqual({
      added: 1,
      addedIds: [THERE],
      placeIds: expect.toSatisfy((ids: string[]) => ids.toSorted().join() === [HERE, THERE].toSorted().join()),
    });
    expect(await json(api.post("/favorites/batch", body, token))).toMatchObject({ added: 0, addedIds: [] });
    expect(await json(api.get("/favorites", token))).toMatchObject({ count: 2 });
    expect((await api.post("/favorites/batch", body)).status).toBe(401);
    const many = { placeIds: Array.from({ length: MAX_ADDED_FAVORITES + 1 }, (_, i) => `place-${i}`) };
    expect((await api.post("/favorites/batch", many, token)).status).toBe(400);
  });

  it("can be removed several at once: no other favorite is removed, too many are rejected", async () => {
    const [{ token }, other] = await Promise.all([signUp(api), signUp(api)]);
    for (const each of [token, other.token]) await api.post("/favorites/batch", { placeIds: [HERE, THERE] }, each);
    const body = { placeIds: [THERE, "nowhere", THERE] };
    expect(await json(api.post("/favorites/batch/remove", body, token))).toEqual({ removed: 1 });
    expect(await json(api.post("/favorites/batch/remove", body, token))).toEqual({ removed: 0 });
    expect(await json(api.get("/favorites", token))).toMatchObject({ data: [{ placeId: HERE }], count: 1 });
    expect(await json(api.get("/favorites", other.token))).toMatchObject({ count: 2 });
    expect((await api.post("/favorites/batch/remove", body)).status).toBe(401);
    const many = { placeIds: Array.from({ length: MAX_ADDED_FAVORITES + 1 }, (_, i) => `place-${i}`) };
    expect((await api.post("/favorites/batch/remove", many, token)).status).toBe(400);
  });

  it("are stored once however often they are added", async () => {
    const { token } = await signUp(api);
    for (let i = 0; i < 3; i++) await api.post("/favorites", { placeId: HERE }, token);
    expect(await json(api.get("/favorites", token))).toMatchObject({ count: 1 });
    for (let i = 0; i < 2; i++) expect((await api.delete(`/favorites/${HERE}`, token)).status).toBe(200);
    expect(await json(api.get("/favorites", token))).toMatchObject({ count: 0 });
  });

  it("are counted over all users", async () => {
    const people = await Promise.all([signUp(api), signUp(api)]);
    for (const { token } of people) await api.post("/favorites", { placeId: "bistrot-paul-bert" }, token);
    const placeIds = ["bistrot-paul-bert", "angelina", "nowhere"];
    expect(await json(api.post("/favorites/counts", { placeIds }, people[0]?.token))).toEqual({
      "bistrot-paul-bert": 2,
      angelina: 0,
    });
  });

  it("are not counted for a hidden place", async () => {
    const { db } = database();
    const { token } = await signUp(api);
    await api.post("/favorites", { placeId: HERE }, token);
    await setHidden(db, HERE, true, "Ana");
    expect(await json(api.post("/favorites/counts", { placeIds: [HERE] }, token))).toEqual({});
    await setHidden(db, HERE, false, "Ana");
  });

  it(`are consistent after ${CHANGES} concurrent toggles and adds`, async () => {
    const { token } = await signUp(api);
    const toggles = await Promise.all(
      Array.from({ length: CHANGES }, () => api.post("/favorites/toggle", { placeId: HERE }, token)),
    );
    expect(toggles.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    // An even number of toggles, each based on the result of the toggle before, changes nothing.
    expect(await json(api.get(`/favorites/check/${HERE}`, token))).toMatchObject({ isFavorited: false });
    await Promise.all(Array.from({ length: CHANGES }, () => api.post("/favorites", { placeId: HERE }, token)));
    expect(await json(api.get("/favorites", token))).toMatchObject({ count: 1 });
  });

  it("belong to one user only", async () => {
    const [anna, bruno] = await Promise.all([signUp(api), signUp(api)]);
    await Promise.all([
      api.post("/favorites", { placeId: HERE }, anna.token),
      api.post("/favorites", { placeId: THERE }, bruno.token),
    ]);
    expect(await json(api.get("/favorites", anna.token))).toMatchObject({ data: [{ placeId: HERE }], count: 1 });
    expect(await json(api.get("/favorites", bruno.token))).toMatchObject({ data: [{ placeId: THERE }], count: 1 });
  });

  it("respond 404 to an unknown place, 401 without a user and 400 without a place", async () => {
    const { token } = await signUp(api);
    expect((await api.post("/favorites", { placeId: "nowhere" }, token)).status).toBe(404);
    expect((await api.post("/favorites/toggle", { placeId: "nowhere" }, token)).status).toBe(404);
    expect((await api.delete("/favorites/nowhere", token)).status).toBe(404);
    expect((await api.get("/favorites/check/nowhere", token)).status).toBe(404);
    expect((await api.get("/favorites")).status).toBe(401);
    expect((await api.post("/favorites", { placeId: 7 }, token)).status).toBe(400);
    expect((await api.post("/favorites", {}, token)).status).toBe(400);
  });

  it("of a hidden place can be removed by a DELETE or a toggle, but not added again", async () => {
    const { db } = database();
    const { token } = await signUp(api);
    await api.post("/favorites/batch", { placeIds: [HERE, THERE] }, token);
    for (const id of [HERE, THERE]) await setHidden(db, id, true, "Ana");
    expect((await api.delete(`/favorites/${HERE}`, token)).status).toBe(200);
    expect(await json(api.post("/favorites/toggle", { placeId: THERE }, token))).toEqual({
      placeId: THERE,
      isFavorited: false,
    });
    expect((await api.delete(`/favorites/${HERE}`, token)).status).toBe(404);
    expect((await api.post("/favorites/toggle", { placeId: THERE }, token)).status).toBe(404);
    expect((await api.post("/favorites", { placeId: THERE }, token)).status).toBe(404);
    for (const id of [HERE, THERE]) await setHidden(db, id, false, "Ana");
    expect(await json(api.get("/favorites", token))).toMatchObject({ count: 0 });
  });

  it(`are limited to ${MAX_FAVORITES} for each user`, async () => {
    const { db } = database();
    const { token, user } = await signUp(api);
    await db.execute(sql`
      insert into places select (jsonb_populate_record(places, jsonb_build_object('id', 'many-' || n, 'source_id', n))).*
      from places, generate_series(1, ${MAX_FAVORITES}::int) n where id = ${HERE}`);
    await db.execute(sql`
      insert into favorites (user_id, place_id) select ${user.id}, id from places where id like 'many-%' offset 1`);
    const full = { status: 409, body: { code: "conflict", error: TOO_MANY_FAVORITES } };
    const add = async (path: string, body: object) => {
      const answer = await api.post(path, body, token);
      return { status: answer.status, body: await answer.json() };
    };
    expect(await add("/favorites/batch", { placeIds: [HERE, THERE] })).toEqual(full);
    expect(await add("/favorites", { placeId: HERE })).toMatchObject({ status: 200 });
    expect(await add("/favorites", { placeId: HERE })).toMatchObject({ status: 200 });
    expect(await add("/favorites", { placeId: THERE })).toEqual(full);
    expect(await add("/favorites/toggle", { placeId: THERE })).toEqual(full);
    expect(await json(api.get("/favorites", token))).toMatchObject({ count: MAX_FAVORITES });
    await db.execute(sql`delete from places where id like 'many-%'`);
  });
});

it.each([
  ["/favorites", { placeId: HERE }, 404],
  ["/favorites/toggle", { placeId: HERE }, 404],
  ["/favorites/batch", { placeIds: [HERE, THERE] }, 200],
])("favorites at POST %s do not contain a place that is deleted during the call", async (path, body, status) => {
  const { url, connect, waiting, drop } = await createPostgresDatabase();
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "" });
  await seedOnce(db);
  const api = apiOver(db);
  const { token } = await signUp(api);
  const other = await connect();
  await other.query("begin");
  await other.query("delete from places where id = $1", [HERE]);
  const adding = api.post(path, body, token);
  await expect.poll(waiting, PATIENTLY).toBe(1);
  await other.query("commit");
  await other.end();
  expect((await adding).status).toBe(status);
  expect(await (await api.get("/favorites", token)).json()).toMatchObject({ count: status === 200 ? 1 : 0 });
  await api.remove();
  await close();
  await drop();
});
