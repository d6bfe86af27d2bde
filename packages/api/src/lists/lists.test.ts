import { ErrorBody, ListBody, ListSummaryBody } from "@flaneur/contract";
import { LIST_LIMITS } from "@flaneur/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { lists, places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";
import { withdrawPlaces } from "../places/withdraw-places.ts";

const Lists = z.object({ data: z.array(ListSummaryBody) });
const MARKET = "marche-des-enfants-rouges";
const CINEMA = "le-grand-rex";
const RESTAURANT = "creperie-de-josselin";

describeOnPostgres("lists", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await seedOnce(database().db);
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  const create = async (token: string, places: readonly unknown[] = [], more = {}) =>
    ListBody.parse(await (await api.post("/lists", { name: "Sunday", places, ...more }, token)).json());
  const read = async (token: string, id: string) => ListBody.parse(await (await api.get(`/lists/${id}`, token)).json());
  const refusal = async (answer: Response) => ({ status: answer.status, ...ErrorBody.parse(await answer.json()) });
  const at = (placeId: string, note: string | null = null, visited = false) => ({ placeId, note, visited });
  const entry = (...fields: Parameters<typeof at>) => ({ id: expect.any(String), ...at(...fields) });

  it("can be read page by page, place by place, without places, and as the ids of their places", async () => {
    const { db } = database();
    const { token } = await signUp(api);
    const ids = (await db.select({ id: places.id }).from(places).orderBy(places.id).limit(7)).map(({ id }) => id);
    const { id } = await create(
      token,
      ids.map((placeId, n) => at(placeId, `Note ${n}`, n % 2 === 0)),
    );
    const page = async (query: string) => {
      const { count, places: entries } = ListBody.parse(await (await api.get(`/lists/${id}?${query}`, token)).json());
      return { count, ids: entries.map(({ placeId }) => placeId) };
    };
    for (const limit of [1, 2, 3, 7, 8]) {
      const last = Math.ceil(ids.length / limit);
      for (let number = 1; number <= last; number++) {
        const expected = ids.slice((number - 1) * limit, number * limit);
        expect(await page(`page=${number}&limit=${limit}`)).toEqual({ count: 7, ids: expected });
      }
      expect(await page(`page=${last + 1}&limit=${limit}`)).toEqual(await page(`page=${last}&limit=${limit}`));
    }
    expect(await page("limit=0")).toEqual({ count: 7, ids: [] });
    expect((await page("page=1")).ids).toEqual(ids);
    expect(await (await api.get(`/lists/${id}/place-ids`, token)).json()).toEqual({ placeIds: ids });
    const path = `/lists/${id}/places/${ids[2]}`;
    expect(await (await api.get(path, token)).json()).toEqual(entry(ids[2] ?? "", "Note 2", true));
    expect(await (await api.get(`${path}?includePlaceData=true`, token)).json()).toMatchObject({
      place: { id: ids[2] },
    });
    expect((await api.get(`/lists/${id}/places/no-such-place`, token)).status).toBe(404);
    await db
      .update(places)
      .set({ hidden: true })
      .where(eq(places.id, ids[2] ?? ""));
    expect((await api.get(path, token)).status).toBe(404);
    expect(await page("page=2&limit=2")).toEqual({ count: 6, ids: ids.slice(3, 5) });
    await db
      .update(places)
      .set({ hidden: false })
      .where(eq(places.id, ids[2] ?? ""));
  });

  it("can be created, read, changed and deleted", async () => {
    const { token } = await signUp(api);
    const answer = await api.post(
      "/lists",
      { name: " Sunday ", note: " Start late. ", places: [{ placeId: MARKET, note: "By ten." }, { placeId: CINEMA }] },
      token,
    );
    expect(answer.status).toBe(201);
    const list = ListBody.parse(await answer.json());
    expect(list).toMatchObject({ name: "Sunday", note: "Start late.", count: 2, share: null, version: 1 });
    expect(list.places).toEqual([entry(MARKET, "By ten."), entry(CINEMA)]);
    const body = { name: "Monday", places: [at(RESTAURANT, null, true), at(MARKET)] };
    const changed = ListBody.parse(await (await api.put(`/lists/${list.id}`, body, token)).json());
    expect(changed).toMatchObject({ name: "Monday", note: null, places: body.places, version: 2 });
    expect(await read(token, list.id)).toEqual(changed);
    expect((await api.delete(`/lists/${list.id}`, token)).status).toBe(200);
    expect((await api.get(`/lists/${list.id}`, token)).status).toBe(404);
  });

  it("are replaced whatever version an If-Match header of an earlier client names", async () => {
    const { token } = await signUp(api);
    const list = await create(token, [at(MARKET)]);
    await api.patch(`/lists/${list.id}`, { note: "Late" }, token);
    const body = { name: "Monday", places: [at(MARKET)] };
    const late = await api.send("PUT", `/lists/${list.id}`, { body, token, headers: { "if-match": '"1"' } });
    expect(late.status).toBe(200);
    expect(await read(token, list.id)).toMatchObject({ name: "Monday", note: null, version: 3 });
  });

  it("keep the ids of the entries whose places stay when they are replaced", async () => {
    const { token } = await signUp(api);
    const { id, places: before } = await create(token, [at(MARKET), at(CINEMA)]);
    await api.put(`/lists/${id}`, { name: "Monday", places: [at(CINEMA), at(RESTAURANT)] }, token);
    const after = (await read(token, id)).places;
    expect(after.map(({ placeId }) => placeId)).toEqual([CINEMA, RESTAURANT]);
    expect(after[0]?.id).toBe(before[1]?.id);
  });

  it("have their name and their note changed one by one", async () => {
    const { token } = await signUp(api);
    const { id } = await create(token, [at(MARKET)], { note: "Start late." });
    const renamed = await (await api.patch(`/lists/${id}`, { name: "Monday" }, token)).json();
    expect(renamed).toMatchObject({ id, name: "Monday", note: "Start late.", count: 1 });
    expect(renamed).not.toHaveProperty("places");
    await api.patch(`/lists/${id}`, { note: "" }, token);
    expect(await read(token, id)).toMatchObject({ name: "Monday", note: null });
  });

  it("have a walk saved, changed and removed, which their other changes keep", async () => {
    const { token } = await signUp(api);
    const { id, walk } = await create(token, [at(MARKET), at(CINEMA)]);
    expect(walk).toBeNull();
    const here = `places=${MARKET},${CINEMA}&others=${RESTAURANT}&stay=90&from=here&name=Sunday&list=${id}&order=best`;
    const saved = `places=${CINEMA},${MARKET}&stay=90`;
    expect(await (await api.patch(`/lists/${id}`, { walk: here }, token)).json()).toMatchObject({ walk: saved });
    await api.patch(`/lists/${id}`, { name: "Monday" }, token);
    await api.put(`/lists/${id}`, { name: "Tuesday", places: [at(MARKET)] }, token);
    expect(await read(token, id)).toMatchObject({ name: "Tuesday", walk: saved, version: 4 });
    await api.patch(`/lists/${id}`, { walk: null }, token);
    expect((await read(token, id)).walk).toBeNull();
  });

  it.each([
    ["without places", "order=own", "with at least one place"],
    ["of 4,001 characters", `places=${"x".repeat(3_994)}`, "must have at most 4000 characters"],
    ["that is no text", 12, "walk"],
  ])("keep their walk when one %s is sent", async (_, wrong, message) => {
    const { token } = await signUp(api);
    const { id } = await create(token, [at(MARKET)]);
    await api.patch(`/lists/${id}`, { walk: `places=${MARKET}` }, token);
    const { status, error } = await refusal(await api.patch(`/lists/${id}`, { walk: wrong }, token));
    expect([status, error]).toEqual([400, expect.stringContaining(message)]);
    expect((await read(token, id)).walk).toBe(`places=${MARKET}`);
  });

  it("have a note that waited appended to a note that was saved meanwhile", async () => {
    const { token } = await signUp(api);
    const { id } = await create(token, [], { note: "Start late." });
    await api.patch(`/lists/${id}`, { note: "Start early." }, token);
    await api.patch(`/lists/${id}`, { note: "With a coat.", seenNote: "Start late." }, token);
    expect((await read(token, id)).note).toBe("Start early.\n\nWith a coat.");
  });

  it("are listed newest first, each with its number of places", async () => {
    const { token } = await signUp(api);
    await create(token, [at(MARKET), at(CINEMA)], { name: "First" });
    await create(token, [], { name: "Second" });
    const { data } = Lists.parse(await (await api.get("/lists", token)).json());
    expect(data.map(({ name, count }) => [name, count])).toEqual([
      ["Second", 0],
      ["First", 2],
    ]);
  });

  it("report whether they contain the place of the parameter `placeId`", async () => {
    const { token } = await signUp(api);
    await create(token, [at(MARKET), at(CINEMA)], { name: "First" });
    await create(token, [at(RESTAURANT)], { name: "Second" });
    await create(token, [], { name: "Third" });
    const { data } = Lists.parse(await (await api.get(`/lists?placeId=${CINEMA}`, token)).json());
    expect(data.map(({ name, hasPlace }) => [name, hasPlace])).toEqual([
      ["Third", false],
      ["Second", false],
      ["First", true],
    ]);
    const plain = Lists.parse(await (await api.get("/lists", token)).json());
    expect(plain.data.map(({ hasPlace }) => hasPlace)).toEqual([undefined, undefined, undefined]);
  });

  it("contain their places with pictures on request", async () => {
    const { token } = await signUp(api);
    const { id } = await create(token, [at(CINEMA, "Balcony"), at(MARKET)]);
    const answer = await api.get(`/lists/${id}?includePlaceData=true&media=true`, token);
    const { places: entries } = ListBody.parse(await answer.json());
    expect(entries.map(({ note, place }) => [note, place?.id])).toEqual([
      ["Balcony", CINEMA],
      [null, MARKET],
    ]);
    expect(entries[0]?.place?.mediaFiles).not.toHaveLength(0);
  });

  it.each([
    ["an unknown place", { places: [{ placeId: MARKET }, { placeId: "nowhere" }] }, "There is no place 'nowhere'"],
    ["the same place twice", { places: [{ placeId: MARKET }, { placeId: MARKET }] }, "must name each place once"],
    ["an empty name", { name: " " }, "must have 1 to 80 characters"],
    ["a name of 81 characters", { name: "x".repeat(81) }, "must have 1 to 80 characters"],
    ["a note of 2,001 characters", { note: "x".repeat(2_001) }, "must have at most 2000 characters"],
    [
      "501 places",
      { places: Array.from({ length: 501 }, (_, at) => ({ placeId: `p${at}` })) },
      "must have at most 500 items",
    ],
    ["an unknown member", { color: "red" }, "color"],
    ["a text as a place", { places: [MARKET] }, "places.0"],
  ])("are refused with %s, and nothing is stored", async (_, wrong, message) => {
    const { token } = await signUp(api);
    const { status, error } = await refusal(await api.post("/lists", { name: "Sunday", ...wrong }, token));
    expect([status, error]).toEqual([400, expect.stringContaining(message)]);
    expect(Lists.parse(await (await api.get("/lists", token)).json()).data).toEqual([]);
  });

  it("accept 500 places with the longest notes, and refuse a further place", async () => {
    const { token } = await signUp(api);
    const rows = await database()
      .db.select({ id: places.id })
      .from(places)
      .limit(LIST_LIMITS.places + 1);
    const ids = rows.map(({ id }) => id);
    const note = "é".repeat(LIST_LIMITS.note);
    const entries = ids.slice(0, LIST_LIMITS.places).map((placeId) => at(placeId, note));
    const { id, places: stored } = await create(token, entries);
    expect(stored).toMatchObject(entries);
    const add = (placeIds: readonly (string | undefined)[]) =>
      api.post(`/lists/${id}/places`, { places: placeIds.map((placeId) => ({ placeId })) }, token);
    expect(await refusal(await add(ids.slice(-2)))).toMatchObject({ status: 409 });
    expect((await add(ids.slice(0, 2))).status).toBe(200);
    expect((await api.patch(`/lists/${id}/places/${ids[0]}`, { note: "Changed" }, token)).status).toBe(200);
  });

  it.each([
    ["places", "places must be a list of items", { name: "Monday" }],
    ["name", "Name is missing", { places: [] }],
  ])("are not replaced by a body without %s, and keep their places and notes", async (_, message, body) => {
    const { token } = await signUp(api);
    const list = await create(token, [at(MARKET, "By ten.")], { note: "Start late." });
    const { status, error } = await refusal(await api.put(`/lists/${list.id}`, body, token));
    expect([status, error]).toEqual([400, message]);
    expect(await read(token, list.id)).toEqual(list);
  });

  it("have notes of several lines, without characters that change the direction of the text around them", async () => {
    const { token } = await signUp(api);
    const note = " First\u202e line\r\nSecond\tline\u2028Third\u2066 line\u0007 ";
    const list = await create(token, [at(MARKET, note)], { note });
    const clean = "First line\nSecond line\nThird line";
    expect([list.note, list.places[0]?.note]).toEqual([clean, clean]);
    expect((await create(token, [at(MARKET, "\u202e")], { note: "\u202e \n" })).note).toBeNull();
  });

  it("have names of one line, without characters that change the direction of the text around them", async () => {
    const { token } = await signUp(api);
    const { id, name } = await create(token, [], { name: "\u202eSun\u0001day,\nLeft\u2066 Bank ", note: "Two\nlines" });
    expect(name).toBe("Sunday, Left Bank");
    expect((await read(token, id)).note).toBe("Two\nlines");
    const answer = await api.post(`/lists/${id}/share`, { sharedBy: "\u202eEve" }, token);
    expect(await answer.json()).toMatchObject({ sharedBy: "Eve" });
    expect((await api.post("/lists", { name: "\u202e\u0007" }, token)).status).toBe(400);
  });

  it("of more than 64 KB need a token before they are read", async () => {
    const body = { name: "Large", note: "x".repeat(70_000) };
    expect((await refusal(await api.post("/lists", body))).status).toBe(401);
  });

  it("may have more than 64 KB, unlike views: only the length of the note is refused", async () => {
    const body = { name: "Large", note: "x".repeat(70_000) };
    const { token } = await signUp(api);
    expect((await refusal(await api.post("/views", body, token))).status).toBe(413);
    expect((await refusal(await api.post("/lists", body, token))).status).toBe(400);
  });

  it("are limited to 200 for each user", async () => {
    const { token, user } = await signUp(api);
    const rows = Array.from({ length: LIST_LIMITS.lists - 1 }, (_, n) => ({
      ...{ id: `${user.id}-${n}`, userId: user.id, name: `List ${n}` },
    }));
    await database().db.insert(lists).values(rows);
    const both = await Promise.all([1, 2].map(() => api.post("/lists", { name: "Last" }, token)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it("belong to one user: another user can neither read nor change them", async () => {
    const [owner, other] = [await signUp(api), await signUp(api)];
    const { id } = await create(owner.token, [at(MARKET)]);
    const answers = await Promise.all([
      api.get(`/lists/${id}`, other.token),
      api.put(`/lists/${id}`, { name: "Mine", places: [] }, other.token),
      api.delete(`/lists/${id}/places/${MARKET}`, other.token),
      api.delete(`/lists/${id}`, other.token),
      api.post(`/lists/${id}/share`, {}, other.token),
      api.delete(`/lists/${id}/share`, other.token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await api.get("/lists")).status).toBe(401);
    expect(await read(owner.token, id)).toMatchObject({ name: "Sunday", count: 1, share: null });
  });

  it("keep a closed place, and replace a withdrawn place by its successor, with its note", async () => {
    const { token } = await signUp(api);
    const { db } = database();
    const { id } = await create(token, [at("angelina", "Mont Blanc", true), at(MARKET)]);
    await db.update(places).set({ placeStatus: "Permanently Closed" }).where(eq(places.id, MARKET));
    await withdrawPlaces(db, [{ id: "angelina", to: CINEMA }]);
    expect((await read(token, id)).places).toEqual([entry(CINEMA, "Mont Blanc", true), entry(MARKET)]);
  });

  it("do not show a hidden place, and keep its entry when the list is changed meanwhile", async () => {
    const { token } = await signUp(api);
    const { db } = database();
    const hide = (hidden: boolean) => db.update(places).set({ hidden }).where(eq(places.id, RESTAURANT));
    const { id } = await create(token, [at(CINEMA), at(RESTAURANT, "Galettes")]);
    await hide(true);
    expect(await read(token, id)).toMatchObject({ count: 1, places: [at(CINEMA)] });
    await api.put(`/lists/${id}`, { name: "Sunday", places: [at(CINEMA, "Balcony")] }, token);
    await hide(false);
    expect((await read(token, id)).places).toEqual([entry(CINEMA, "Balcony"), entry(RESTAURANT, "Galettes")]);
  });

  it("are part of the data of an account, and are deleted with the account", async () => {
    const { token, user } = await signUp(api);
    await create(token, [at(CINEMA, "Balcony", true)], { note: "With a coat" });
    const data: unknown = await (await api.get("/auth/export", token)).json();
    expect(data).toMatchObject({
      lists: [
        {
          name: "Sunday",
          note: "With a coat",
          places: [{ placeId: CINEMA, name: "Le Grand Rex", note: "Balcony", visited: true }],
        },
      ],
    });
    await database().db.execute(sql`delete from users where id = ${user.id}`);
    expect(await database().db.$count(lists, eq(lists.userId, user.id))).toBe(0);
  });
});
