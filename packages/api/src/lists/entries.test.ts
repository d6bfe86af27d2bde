import { ChangedEntriesBody, ErrorBody, ListBody } from "@flaneur/contract";
import { LIST_LIMITS } from "@flaneur/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";

const MARKET = "marche-des-enfants-rouges";
const CINEMA = "le-grand-rex";
const RESTAURANT = "creperie-de-josselin";

describeOnPostgres("the entries of a list", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await seedOnce(database().db);
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  /** Returns the calls of the owner of a new list. */
  async function newList(placeIds: readonly string[]) {
    const { token } = await signUp(api);
    const body = { name: "Sunday", places: placeIds.map((placeId) => ({ placeId })) };
    const list = ListBody.parse(await (await api.post("/lists", body, token)).json());
    const path = `/lists/${list.id}`;
    const read = async () => ListBody.parse(await (await api.get(path, token)).json());
    return {
      read,
      entries: list.places,
      ids: async () => (await read()).places.map(({ placeId }) => placeId),
      noteOf: async (placeId: string) => (await read()).places.find((entry) => entry.placeId === placeId)?.note,
      add: (...added: readonly object[]) => api.post(`${path}/places`, { places: added }, token),
      change: (id: string, change: object) => api.patch(`${path}/places/${id}`, change, token),
      move: (id: string, before: string | null) => api.post(`${path}/places/${id}/move`, { before }, token),
      remove: (id: string) => api.delete(`${path}/places/${id}`, token),
    };
  }
  const changes = async (answer: Response) => ChangedEntriesBody.parse(await answer.json());
  const refusal = async (answer: Response) => ({ status: answer.status, ...ErrorBody.parse(await answer.json()) });

  it("are added at its end, and only the list and the added entries are returned", async () => {
    const list = await newList([MARKET]);
    const { list: summary, places: added } = await changes(
      await list.add({ placeId: CINEMA }, { placeId: RESTAURANT, note: "Galettes" }),
    );
    expect(summary).toMatchObject({ name: "Sunday", count: 3 });
    expect(added).toEqual([
      { id: expect.any(String), placeId: CINEMA, note: null, visited: false },
      { id: expect.any(String), placeId: RESTAURANT, note: "Galettes", visited: false },
    ]);
    expect(await list.ids()).toEqual([MARKET, CINEMA, RESTAURANT]);
  });

  it("stay as they are when their places are added once more", async () => {
    const list = await newList([MARKET, CINEMA]);
    await list.change(MARKET, { note: "Closed on Mondays", visited: true });
    const before = (await list.read()).places;
    await list.add({ placeId: MARKET });
    await list.add({ placeId: MARKET, note: "Closed on Mondays" });
    expect((await list.read()).places).toEqual(before);
  });

  it("keep their note when their place is added with another one, which follows it", async () => {
    const list = await newList([MARKET]);
    await list.change(MARKET, { note: "By nine." });
    await list.add({ placeId: MARKET, note: "By ten." });
    await list.add({ placeId: MARKET, note: "By ten." });
    expect(await list.noteOf(MARKET)).toBe("By nine.\n\nBy ten.");
  });

  it("are not added if one of the places does not exist", async () => {
    const list = await newList([MARKET]);
    expect(await refusal(await list.add({ placeId: CINEMA }, { placeId: "nowhere" }))).toMatchObject({
      status: 404,
      error: "There is no place 'nowhere'",
    });
    expect(await list.ids()).toEqual([MARKET]);
  });

  it("are found by their own ids and by the ids of their places", async () => {
    const list = await newList([MARKET, CINEMA, RESTAURANT]);
    const [market, cinema] = list.entries;
    await list.change(market?.id ?? "", { note: "By nine." });
    await list.move(market?.id ?? "", null);
    await list.remove(cinema?.id ?? "");
    expect(await list.ids()).toEqual([RESTAURANT, MARKET]);
    expect(await list.noteOf(MARKET)).toBe("By nine.");
  });

  it("have their fields changed one by one", async () => {
    const list = await newList([MARKET]);
    await list.change(MARKET, { note: "By nine." });
    const { places: changed } = await changes(await list.change(MARKET, { visited: true }));
    expect(changed).toMatchObject([{ placeId: MARKET, note: "By nine.", visited: true }]);
    await list.change(MARKET, { note: null });
    expect((await list.read()).places).toMatchObject([{ note: null, visited: true }]);
  });

  it("have the later of two notes", async () => {
    const list = await newList([MARKET]);
    await list.change(MARKET, { note: "By nine." });
    await list.change(MARKET, { note: "By ten." });
    expect(await list.noteOf(MARKET)).toBe("By ten.");
  });

  it("have a note that waited appended to a note that was saved meanwhile", async () => {
    const list = await newList([MARKET]);
    await list.change(MARKET, { note: "By nine." });
    await list.change(MARKET, { note: "Closed on Mondays", seenNote: null });
    expect(await list.noteOf(MARKET)).toBe("By nine.\n\nClosed on Mondays");
  });

  it("have a note that waited replaced if nobody has changed it meanwhile", async () => {
    const list = await newList([MARKET]);
    await list.change(MARKET, { note: "By nine." });
    await list.change(MARKET, { note: "By ten.", seenNote: "By nine." });
    expect(await list.noteOf(MARKET)).toBe("By ten.");
  });

  it("keep a note if another one that waited does not fit after it", async () => {
    const list = await newList([MARKET]);
    const long = "x".repeat(LIST_LIMITS.note);
    await list.change(MARKET, { note: long });
    expect((await refusal(await list.change(MARKET, { note: "By ten.", seenNote: null }))).status).toBe(400);
    expect(await list.noteOf(MARKET)).toBe(long);
  });

  it("move in front of another entry, or to the end", async () => {
    const list = await newList([MARKET, CINEMA, RESTAURANT]);
    await list.move(RESTAURANT, MARKET);
    expect(await list.ids()).toEqual([RESTAURANT, MARKET, CINEMA]);
    await list.move(RESTAURANT, CINEMA);
    expect(await list.ids()).toEqual([MARKET, RESTAURANT, CINEMA]);
    await list.move(MARKET, null);
    expect(await list.ids()).toEqual([RESTAURANT, CINEMA, MARKET]);
  });

  it("move to the end if the entry in front of which they move was removed meanwhile", async () => {
    const list = await newList([MARKET, CINEMA, RESTAURANT]);
    await list.remove(RESTAURANT);
    expect((await list.move(MARKET, RESTAURANT)).status).toBe(200);
    expect(await list.ids()).toEqual([CINEMA, MARKET]);
  });

  it("stay where they are when they move in front of themselves", async () => {
    const list = await newList([MARKET, CINEMA, RESTAURANT]);
    await list.move(CINEMA, CINEMA);
    expect(await list.ids()).toEqual([MARKET, CINEMA, RESTAURANT]);
  });

  it("keep their order around a hidden place", async () => {
    const list = await newList([MARKET, CINEMA, RESTAURANT]);
    const hide = (hidden: boolean) => database().db.update(places).set({ hidden }).where(eq(places.id, CINEMA));
    await hide(true);
    await list.move(RESTAURANT, MARKET);
    await hide(false);
    expect(await list.ids()).toEqual([RESTAURANT, MARKET, CINEMA]);
  });

  it("can be removed twice, and are neither changed nor moved after that", async () => {
    const list = await newList([MARKET, CINEMA]);
    for (let i = 0; i < 2; i++) expect((await list.remove(MARKET)).status).toBe(200);
    expect((await list.change(MARKET, { note: "Late" })).status).toBe(404);
    expect((await list.move(MARKET, null)).status).toBe(404);
    expect(await list.read()).toMatchObject({ count: 1, version: 2 });
  });

  it("exist once for each place when many requests add places at the same time", async () => {
    const list = await newList([]);
    const ids = [MARKET, CINEMA, RESTAURANT, MARKET, CINEMA, RESTAURANT];
    const answers = await Promise.all(ids.map((placeId) => list.add({ placeId })));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect((await list.ids()).toSorted()).toEqual([MARKET, CINEMA, RESTAURANT].toSorted());
  });
});
