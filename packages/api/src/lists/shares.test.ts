import { ErrorBody, ListBody, ShareBody, SharedListBody, SharedViewBody, ViewBody } from "@flaneur/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { createPostgresDatabase, describeOnPostgres, PATIENTLY } from "../../testing/databases.ts";
import { openDatabase } from "../db/open-database.ts";
import { lists, places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";
import { ENDED, endShares } from "./shares.queries.ts";

const CINEMA = "le-grand-rex";
const MARKET = "marche-des-enfants-rouges";
const FILTERS = { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011"], search: "zinc", hours: "Su-20h30" };

describeOnPostgres("links to lists and views", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await seedOnce(database().db);
    api = apiOver(database().db, { publicUrl: "https://example.org" });
  });
  afterAll(() => api.remove());

  const createList = async (token: string, more = {}) => {
    const body = {
      name: "Sunday",
      note: "Start late.",
      places: [{ placeId: CINEMA, note: "Balcony", visited: true }],
      ...more,
    };
    return ListBody.parse(await (await api.post("/lists", body, token)).json()).id;
  };
  const createView = async (token: string) =>
    ViewBody.parse(await (await api.post("/views", { name: "Zinc", filters: FILTERS }, token)).json()).id;
  const share = async (path: string, token: string, body?: unknown) =>
    ShareBody.parse(await (await api.post(`${path}/share`, body, token)).json());
  /** Returns the path of the REST call that reads the shared list or view of a link. */
  const sharedPath = (url: string) => url.replace("https://example.org", "/shared");
  const failure = async (answer: Response) => ({ status: answer.status, ...ErrorBody.parse(await answer.json()) });

  it("return a list in pages of a hundred places, with the number of all places", async () => {
    const { token } = await signUp(api);
    const ids = (await database().db.select({ id: places.id }).from(places).limit(120)).map(({ id }) => id);
    const id = await createList(token, { places: ids.map((placeId) => ({ placeId })) });
    const path = sharedPath((await share(`/lists/${id}`, token)).url);
    const read = async (query: string) => {
      const { count, places: shown } = SharedListBody.parse(await (await api.get(`${path}${query}`)).json());
      return [count, shown.length, shown[0]?.place.id];
    };
    expect(await read("?page=1")).toEqual([120, 100, ids[0]]);
    expect(await read("?page=2")).toEqual([120, 20, ids[100]]);
    expect(await read("?page=9")).toEqual([120, 20, ids[100]]);
    expect(await read("")).toEqual([120, 120, ids[0]]);
    expect((await api.get(`${path}?page=0`)).status).toBe(400);
  });

  it.each([
    ["a JSON content type and no body", { "content-type": "application/json" }, () => null],
    ["a JSON content type and an empty body", { "content-type": "application/json" }, () => new Blob([]).stream()],
    ["an empty body and no content type", {}, () => new Blob([]).stream()],
  ])("are created by a request with %s", async (_, headers, body) => {
    const { token } = await signUp(api);
    const request = new Request(`http://api.internal/api/lists/${await createList(token)}/share`, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: body(),
      duplex: "half",
    } as RequestInit);
    const answer = await api.fetch(request);
    expect(answer.status).toBe(200);
    expect(ShareBody.parse(await answer.json()).sharedBy).toBeNull();
  });

  it("show a list to readers without an account, but not which places its owner has visited", async () => {
    const { token } = await signUp(api);
    const { url, sharedBy } = await share(`/lists/${await createList(token)}`, token, { sharedBy: " Camille " });
    expect(url).toMatch(/^https:\/\/example\.org\/lists\/[\w-]{22}$/);
    expect(sharedBy).toBe("Camille");
    const answer = await api.get(sharedPath(url));
    const text = await answer.text();
    expect(text).not.toMatch(/visited|example\.org/);
    const list = SharedListBody.parse(JSON.parse(text));
    expect(list).toMatchObject({ name: "Sunday", note: "Start late.", sharedBy: "Camille" });
    expect(list.places.map(({ note, place }) => [note, place.name])).toEqual([["Balcony", "Le Grand Rex"]]);
    expect(list.places[0]?.place.mediaFiles).not.toHaveLength(0);
  });

  it("show the walk of a list with places of the list only, and a copy of the list has it, too", async () => {
    const { token } = await signUp(api);
    const id = await createList(token);
    const path = sharedPath((await share(`/lists/${id}`, token)).url);
    const shown = async () => SharedListBody.parse(await (await api.get(path)).json()).walk;
    expect(await shown()).toBeNull();
    await api.patch(`/lists/${id}`, { walk: `places=${MARKET},${CINEMA}&start=${MARKET}&stay=90` }, token);
    expect(await shown()).toBe(`places=${CINEMA}&stay=90`);
    const copy = await api.post(`${path}/copy`, undefined, (await signUp(api)).token);
    expect(ListBody.parse(await copy.json()).walk).toBe(`places=${CINEMA}&stay=90`);
    await api.delete(`/lists/${id}/places/${CINEMA}`, token);
    expect(await shown()).toBeNull();
  });

  it("show no walk if the stored text is not one", async () => {
    const { token } = await signUp(api);
    const id = await createList(token);
    const path = sharedPath((await share(`/lists/${id}`, token)).url);
    await database().db.update(lists).set({ walk: "from another time" }).where(eq(lists.id, id));
    expect(SharedListBody.parse(await (await api.get(path)).json()).walk).toBeNull();
  });

  it("lead to a list, a view and a cover that no cache stores and no search engine lists", async () => {
    const { token } = await signUp(api);
    const list = sharedPath((await share(`/lists/${await createList(token)}`, token)).url);
    const view = sharedPath((await share(`/views/${await createView(token)}`, token)).url);
    for (const path of [list, view, `${list}/cover`]) {
      const { status, headers } = await api.get(path);
      expect([path, status, headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
        ...[path, 200, "no-store", "noindex"],
      ]);
    }
  });

  it("show a view with its filters", async () => {
    const { token } = await signUp(api);
    const { url } = await share(`/views/${await createView(token)}`, token);
    expect(url).toMatch(/\/views\/[\w-]{22}$/);
    const view = SharedViewBody.parse(await (await api.get(sharedPath(url))).json());
    expect(view).toMatchObject({ name: "Zinc", sharedBy: null, filters: FILTERS });
  });

  it("are returned for a view to its owner, and are null while the view is private", async () => {
    const { token } = await signUp(api);
    const path = `/views/${await createView(token)}`;
    const present = async () => (await api.get(`${path}/share`, token)).json();
    expect(await present()).toEqual({ share: null });
    const shared = await share(path, token, { sharedBy: "Camille" });
    expect(await present()).toEqual({ share: shared });
    await api.delete(`${path}/share`, token);
    expect(await present()).toEqual({ share: null });
    expect((await api.get(`${path}/share`, (await signUp(api)).token)).status).toBe(404);
  });

  it("are relative when the server does not know its public address", async () => {
    const withoutUrl = apiOver(database().db);
    const { token } = await signUp(withoutUrl);
    const id = ListBody.parse(await (await withoutUrl.post("/lists", { name: "A" }, token)).json()).id;
    const { url } = ShareBody.parse(await (await withoutUrl.post(`/lists/${id}/share`, undefined, token)).json());
    expect(url).toMatch(/^\/lists\/[\w-]{22}$/);
    await withoutUrl.remove();
  });

  it("stay the same at every call, with and without another name, until they are renewed", async () => {
    const { token } = await signUp(api);
    const path = `/lists/${await createList(token)}`;
    const first = await share(path, token, { sharedBy: "Camille" });
    expect(await share(path, token)).toEqual(first);
    expect(await share(path, token, { sharedBy: null })).toEqual({ ...first, sharedBy: null });
    expect(ListBody.parse(await (await api.get(path, token)).json()).share).toEqual({ ...first, sharedBy: null });
    const renewed = await share(path, token, { renew: true });
    expect(renewed.url).not.toBe(first.url);
    expect((await api.get(sharedPath(first.url))).status).toBe(410);
    expect((await api.get(sharedPath(renewed.url))).status).toBe(200);
  });

  it("are the same for requests at the same time", async () => {
    const { token } = await signUp(api);
    const path = `/views/${await createView(token)}`;
    const urls = await Promise.all([1, 2, 3, 4].map(async () => (await share(path, token)).url));
    expect(new Set(urls).size).toBe(1);
  });

  it.each(["list", "view"] as const)("respond 410 once the owner has ended the link to a %s", async (kind) => {
    const { token } = await signUp(api);
    const path = kind === "list" ? `/lists/${await createList(token)}` : `/views/${await createView(token)}`;
    const { url } = await share(path, token, { sharedBy: "Camille" });
    for (let i = 0; i < 2; i++) expect((await api.delete(`${path}/share`, token)).status).toBe(200);
    expect(await failure(await api.get(sharedPath(url)))).toEqual({
      ...{ status: 410, code: "gone" },
      error: `This ${kind} is no longer shared`,
    });
    const again = await share(path, token);
    expect([again.url === url, again.sharedBy]).toEqual([false, null]);
  });

  it("respond 410 once their list, view or account is deleted", async () => {
    const { token } = await signUp(api);
    const [list, view, other] = [await createList(token), await createView(token), await createList(token)];
    const links = [
      await share(`/lists/${list}`, token),
      await share(`/views/${view}`, token),
      await share(`/lists/${other}`, token),
    ];
    await api.delete(`/lists/${list}`, token);
    await api.delete(`/views/${view}`, token);
    await api.send("DELETE", "/auth/account", { body: { password: PASSWORD }, token });
    const answers = await Promise.all(links.map(({ url }) => api.get(sharedPath(url))));
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410]);
  });

  it("respond 404 to an unknown token, and to the token of another kind of link", async () => {
    const { token } = await signUp(api);
    const { url } = await share(`/lists/${await createList(token)}`, token);
    const paths = [
      "/shared/lists/AAAAAAAAAAAAAAAAAAAAAA",
      "/shared/lists/__proto__",
      `/shared/lists/${"x".repeat(300)}`,
      "/shared/views/AAAAAAAAAAAAAAAAAAAAAA",
      sharedPath(url).replace("/lists/", "/views/"),
    ];
    const answers = await Promise.all(paths.map((path) => api.get(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });

  it("show a permanently closed place with its status, and no hidden place", async () => {
    const { token } = await signUp(api);
    const { url } = await share(
      `/lists/${await createList(token, { places: [{ placeId: CINEMA }, { placeId: MARKET }] })}`,
      token,
    );
    const { db } = database();
    await db.update(places).set({ placeStatus: "Permanently Closed" }).where(eq(places.id, CINEMA));
    await db.update(places).set({ hidden: true }).where(eq(places.id, MARKET));
    const list = SharedListBody.parse(await (await api.get(sharedPath(url))).json());
    expect(list.places.map(({ place }) => [place.id, place.placeStatus])).toEqual([[CINEMA, "Permanently Closed"]]);
    await db.update(places).set({ placeStatus: "Open", hidden: false });
  });

  it("let readers add all places to their favorites, and copy the list without the owner's marks of visited places", async () => {
    const [owner, reader] = [await signUp(api), await signUp(api)];
    const places = [
      { placeId: MARKET, note: "By ten.", visited: true },
      { placeId: CINEMA, note: null, visited: false },
    ];
    const { url } = await share(`/lists/${await createList(owner.token, { places })}`, owner.token);
    await api.post("/favorites", { placeId: CINEMA }, reader.token);
    const keep = () => api.post(`${sharedPath(url)}/favorites`, undefined, reader.token);
    expect(await (await keep()).json()).toEqual({ added: 1, count: 2 });
    expect(await (await keep()).json()).toEqual({ added: 0, count: 2 });
    const answer = await api.post(`${sharedPath(url)}/copy`, undefined, reader.token);
    expect(answer.status).toBe(201);
    expect(ListBody.parse(await answer.json())).toMatchObject({
      ...{ name: "Sunday", note: "Start late.", share: null },
      places: places.map((entry) => ({ ...entry, visited: false })),
    });
    for (const path of ["favorites", "copy"]) {
      expect((await api.post(`${sharedPath(url)}/${path}`)).status).toBe(401);
      expect((await api.post(`/shared/lists/nowhere/${path}`, undefined, reader.token)).status).toBe(404);
    }
  });

  it("let readers and the owner export the list with its notes, in its order", async () => {
    const { token } = await signUp(api);
    const places = [{ placeId: MARKET, note: "=By <ten>" }, { placeId: CINEMA }];
    const id = await createList(token, { name: "Été & <co>", note: "Start late.", places });
    const { url } = await share(`/lists/${id}`, token);
    const read = async (format: string) => (await api.get(`${sharedPath(url)}/export?format=${format}`)).text();
    const { features, ...list } = JSON.parse(await read("geojson"));
    expect(list).toEqual({ type: "FeatureCollection", name: "Été & <co>", description: "Start late." });
    const kml = await api.get(`${sharedPath(url)}/export?format=kml`);
    expect(kml.headers.get("content-disposition")).toBe(
      `attachment; filename="Ete & co.kml"; filename*=UTF-8''%C3%89t%C3%A9%20%26%20co.kml`,
    );
    expect(await kml.text()).toContain(
      "<Document><name>Été &amp; &lt;co&gt;</name><description>Start late.</description>",
    );
    expect(await read("gpx")).toContain(
      "<metadata><name>Été &amp; &lt;co&gt;</name><desc>Start late.</desc></metadata>",
    );
    const found = features.map((each: { id: string; properties: { note: unknown } }) => [
      each.id,
      each.properties.note,
    ]);
    expect(found).toEqual([
      [MARKET, "=By <ten>"],
      [CINEMA, null],
    ]);
    expect(await read("csv")).toContain(",'=By <ten>\r\n");
    expect(await read("kml")).toContain('<Data name="note"><value>=By &lt;ten&gt;</value></Data>');
    expect(await read("gpx")).toMatch(
      /<wpt lat="48\.[^"]+" lon="2\.[^"]+"><name>[^<]+<\/name><cmt>=By &lt;ten&gt;<\/cmt>/,
    );
    expect(await (await api.get(`/lists/${id}/export?format=gpx`, token)).text()).toBe(await read("gpx"));
    expect((await api.get(`/lists/${id}/export`)).status).toBe(401);
    await api.delete(`/lists/${id}/share`, token);
    expect((await api.get(`${sharedPath(url)}/export`)).status).toBe(410);
  });

  it("have a cover of 1200 x 630 pixels until the list is empty or the link has ended", async () => {
    const { token } = await signUp(api);
    const id = await createList(token, { places: [{ placeId: MARKET }, { placeId: CINEMA }] });
    const { url } = await share(`/lists/${id}`, token);
    const answer = await api.get(`${sharedPath(url)}/cover`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    const again = await api.get(`${sharedPath(url)}/cover`);
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    await api.put(`/lists/${id}`, { name: "Empty", places: [] }, token);
    expect((await api.get(`${sharedPath(url)}/cover`)).status).toBe(404);
    await api.delete(`/lists/${id}/share`, token);
    expect((await api.get(`${sharedPath(url)}/cover`)).status).toBe(410);
  });

  it("are ended by an operator, by the token of the link or the id of the list", async () => {
    const { token } = await signUp(api);
    const ids = [await createList(token), await createList(token)];
    const first = await share(`/lists/${ids[0]}`, token, { sharedBy: "Camille" });
    const second = await share(`/lists/${ids[1]}`, token);
    const { db } = database();
    expect(await endShares(db, first.url.split("/").at(-1) ?? "")).toBe(1);
    expect(await endShares(db, ids[1] ?? "")).toBe(1);
    expect(await endShares(db, ids[1] ?? "")).toBe(0);
    for (const { url } of [first, second]) expect((await api.get(sharedPath(url))).status).toBe(410);
    expect((await share(`/lists/${ids[0]}`, token)).sharedBy).toBeNull();
  });
});

it.each([
  ["GET", "list", ""],
  ["GET", "list", "/cover"],
  ["GET", "list", "/export"],
  ["POST", "list", "/copy"],
  ["POST", "list", "/favorites"],
  ["GET", "view", ""],
] as const)(
  "links respond 410 at %s /shared/%ss/TOKEN%s if their list or view is deleted during the call",
  async (...call) => {
    const [method, kind, rest] = call;
    const { url, connect, waiting, drop } = await createPostgresDatabase();
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "" });
    const api = apiOver(db);
    const { token } = await signUp(api);
    const created = await api.post(
      `/${kind}s`,
      kind === "list" ? { name: "Sunday" } : { name: "Zinc", filters: {} },
      token,
    );
    const id = z.object({ id: z.string() }).parse(await created.json()).id;
    const { url: link } = ShareBody.parse(await (await api.post(`/${kind}s/${id}/share`, undefined, token)).json());
    const other = await connect();
    await other.query("begin");
    await other.query(`lock table ${kind}s in access exclusive mode`);
    const reading = api.send(method, `/shared${link}${rest}`, { token });
    await expect.poll(waiting, PATIENTLY).toBe(1);
    await other.query(`delete from ${kind}s`);
    await other.query("commit");
    await other.end();
    const answer = await reading;
    expect([answer.status, await answer.json()]).toEqual([410, { code: "gone", error: ENDED[kind] }]);
    await api.remove();
    await close();
    await drop();
  },
);
