import { ViewBody } from "@flaneur/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { repetitions } from "../../../../tests/setup/campaign.ts";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { views } from "../db/schema.ts";

/** Number of changes of each field. */
const CHANGES = repetitions(5, 50);
const List = z.object({ data: z.array(ViewBody) });
const FILTERS = { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011"], search: "zinc" };

describeOnPostgres("views", (database) => {
  let api: TestApi;
  beforeAll(() => {
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  const create = async (token: string, name: string, more = {}) =>
    ViewBody.parse(await (await api.post("/views", { name, filters: FILTERS, ...more }, token)).json());
  const list = async (token: string) => List.parse(await (await api.get("/views", token)).json()).data;
  const put = (id: string, body: unknown, token: string, ifMatch?: string) =>
    api.send("PUT", `/views/${id}`, { body, token, headers: ifMatch === undefined ? {} : { "if-match": ifMatch } });

  it("can be created, read, changed and deleted, and are listed in the order of their creation", async () => {
    const { token } = await signUp(api);
    const first = await create(token, "  Rainy Sundays ", { description: "With a book" });
    expect(first).toMatchObject({
      name: "Rainy Sundays",
      description: "With a book",
      filters: FILTERS,
      position: 0,
      version: 1,
    });
    const second = await create(token, "Late");
    expect((await list(token)).map(({ name }) => name)).toEqual(["Rainy Sundays", "Late"]);
    expect(await (await api.get(`/views/${second.id}`, token)).json()).toEqual(second);
    const changed = await put(second.id, { name: "Later", filters: FILTERS }, token);
    expect(ViewBody.parse(await changed.json())).toMatchObject({ name: "Later", version: 2 });
    expect((await api.delete(`/views/${first.id}`, token)).status).toBe(200);
    expect((await list(token)).map(({ name, position }) => [name, position])).toEqual([["Later", 0]]);
  });

  it("store a type that no place has, opening hours, and a travel time", async () => {
    const { token } = await signUp(api);
    const filters = { ...FILTERS, types: ["Speakeasy"], hours: "Su-20h30", maxTravelTime: 20 };
    expect((await create(token, "Odd", { filters })).filters).toEqual(filters);
  });

  it("store the escape sequences of characters that databases refuse", async () => {
    const { token } = await signUp(api);
    const filters = { ...FILTERS, search: "\\u0000 and \\ud800" };
    expect((await create(token, "Escapes", { filters })).filters).toEqual(filters);
  });

  it("are listed without invalid members that earlier versions stored", async () => {
    const { token, user } = await signUp(api);
    const filters = { ...FILTERS, note: "x".repeat(60_000), hours: 7, tags: { Terrace: true } };
    await database().db.insert(views).values({ id: "old", userId: user.id, name: "Old", filters, position: 0 });
    expect((await list(token)).map((view) => view.filters)).toEqual([{ ...FILTERS, tags: [], hours: null }]);
  });

  it("are replaced whatever version an If-Match header of an earlier client names", async () => {
    const { token } = await signUp(api);
    const { id } = await create(token, "One");
    for (const [name, ifMatch] of [
      ["Two", '"1"'],
      ["Three", '"1"'],
      ["Four", "*"],
      ["Five", "one"],
    ] as const) {
      expect((await put(id, { name, filters: FILTERS }, token, ifMatch)).status).toBe(200);
      expect((await list(token))[0]).toMatchObject({ name });
    }
    expect((await put("none", { name: "Six", filters: FILTERS }, token)).status).toBe(404);
  });

  it(`lose none of ${CHANGES} changes of each field when the changes arrive together`, async () => {
    const { token } = await signUp(api);
    const { id } = await create(token, "0", { description: "0" });
    const patch = (change: object) => api.patch(`/views/${id}`, change, token);
    const changes = Array.from({ length: CHANGES }, (_, n) => [
      { name: `Name ${n}` },
      { description: `Description ${n}` },
      { filters: { ...FILTERS, search: `Search ${n}` } },
    ]).flat();
    const answers = await Promise.all(changes.map(patch));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [view] = await list(token);
    expect(view).toMatchObject({
      name: expect.stringMatching(/^Name/),
      description: expect.stringMatching(/^Description/),
      filters: { search: expect.stringMatching(/^Search/) },
      version: 1 + changes.length,
    });
  });

  it("keep the fields that a change does not name", async () => {
    const { token } = await signUp(api);
    const { id } = await create(token, "One", { description: "With a book" });
    await api.patch(`/views/${id}`, { name: "Two" }, token);
    expect((await list(token))[0]).toMatchObject({ name: "Two", description: "With a book", filters: FILTERS });
    await api.patch(`/views/${id}`, { description: null }, token);
    expect((await list(token))[0]).toMatchObject({ name: "Two", description: null, filters: FILTERS });
  });

  it("move in front of another view, or to the end", async () => {
    const { token } = await signUp(api);
    const [a = "", b = "", c = ""] = await Promise.all(
      ["a", "b", "c"].map(async (name) => (await create(token, name)).id),
    );
    const order = async () => (await list(token)).map(({ id }) => id);
    await api.post("/views/reorder", { ids: [a, b, c] }, token);
    const move = (id: string, before: string | null) => api.post(`/views/${id}/move`, { before }, token);
    await move(c, a);
    expect(await order()).toEqual([c, a, b]);
    await move(c, null);
    expect(await order()).toEqual([a, b, c]);
    await api.delete(`/views/${b}`, token);
    await move(a, b);
    expect(await order()).toEqual([c, a]);
    expect((await move(b, null)).status).toBe(404);
  });

  it("accept a new order only if it contains the id of each view once", async () => {
    const { token } = await signUp(api);
    const ids = [];
    for (const name of ["a", "b", "c"]) ids.push((await create(token, name)).id);
    const turned = ids.toReversed();
    expect((await api.post("/views/reorder", { ids: turned }, token)).status).toBe(200);
    expect((await list(token)).map(({ id }) => id)).toEqual(turned);
    for (const wrong of [ids.slice(1), [...ids, "x"], [ids[0], ids[0], ids[1]], []]) {
      expect((await api.post("/views/reorder", { ids: wrong }, token)).status).toBe(400);
    }
    expect((await list(token)).map(({ id }) => id)).toEqual(turned);
  });

  it("are neither visible to nor changed by another user", async () => {
    const [anna, bruno] = await Promise.all([signUp(api), signUp(api)]);
    const { id } = await create(anna.token, "Anna's");
    expect(await list(bruno.token)).toEqual([]);
    expect((await api.get(`/views/${id}`, bruno.token)).status).toBe(404);
    expect((await put(id, { name: "Mine", filters: FILTERS }, bruno.token, "*")).status).toBe(404);
    expect((await api.delete(`/views/${id}`, bruno.token)).status).toBe(404);
    expect((await api.post("/views/reorder", { ids: [id] }, bruno.token)).status).toBe(400);
    expect((await list(anna.token))[0]).toMatchObject({ name: "Anna's", version: 1 });
    expect((await api.get("/views")).status).toBe(401);
  });

  it.each([
    [{ name: "   ", filters: FILTERS }, "Name must have 1 to 80 characters"],
    [{ name: "x".repeat(81), filters: FILTERS }, "Name must have 1 to 80 characters"],
    [{ name: "x", description: "x".repeat(501), filters: FILTERS }, "Description must have at most 500 characters"],
    [{ name: "x" }, "Filters"],
    [{ name: "x", filters: { types: "Bar" } }, "filters.types"],
    [{ name: "x", filters: { search: "\0" } }, "Search"],
    [{ name: "x", filters: { later: "x" } }, "filters.later is not a parameter"],
    [{ name: "x", filters: { hours: "whenever" } }, "must be opening hours such as now or Su-20h30"],
    [{ name: "x", filters: { maxTravelTime: 0.5 } }, "must be a whole number of minutes"],
    [{ name: "x", filters: { types: Array.from({ length: 101 }, () => "Bar") } }, "must have at most 100 values"],
    [
      { name: "x", filters: { tags: Array.from({ length: 60 }, () => "x".repeat(100)) } },
      "Filters must have at most 4000 characters as JSON",
    ],
    [{ name: "x", filters: FILTERS, owner: "me" }, "owner is not a parameter"],
  ])("refuse %j", async (body, sentence) => {
    const { token } = await signUp(api);
    const answer = await api.post("/views", body, token);
    expect(answer.status).toBe(400);
    expect(z.object({ error: z.string() }).parse(await answer.json()).error).toContain(sentence);
  });
});
