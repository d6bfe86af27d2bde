import { gzipSync } from "node:zlib";
import { ErrorBody, PlaceDetailBody, PlacesBody } from "@flaneur/contract";
import { DEFAULT_SORT, distanceKm, NO_FILTERS, PLACE_TYPES, sortKey } from "@flaneur/domain";
import type { SearchSuggestion } from "@flaneur/place-index";
import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, searchOver } from "../testing/api.ts";
import { describeOnPostgres } from "../testing/databases.ts";
import { places } from "./db/schema.ts";
import { seedOnce } from "./import/seed.ts";
import { readSeedPlaces } from "./import/seed-places.ts";
import type { OpenSearch } from "./places/place-search.ts";

const ONE_VALUE = "must be one value. Repeat the parameter for several values: types=Bar&types=Restaurant";
const MediaBatch = z.object({ places: z.array(z.object({ placeId: z.string(), mediaFiles: z.array(z.string()) })) });
const seedPlaces = await readSeedPlaces();
const listed = seedPlaces.filter(({ placeStatus }) => placeStatus !== "Permanently Closed");

describeOnPostgres("the REST API", (database) => {
  let api: ReturnType<typeof apiOver>;
  beforeAll(async () => {
    expect(await seedOnce(database().db)).toBe(seedPlaces.length);
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  const list = async (query = "") => PlacesBody.parse(await (await api.get(`/places${query}`)).json());

  it("reads a database that a second call of `seedOnce` leaves unchanged", async () => {
    expect(await seedOnce(database().db)).toBe(0);
  });

  it("lists fifty places by name when there are no parameters", async () => {
    const { data, pagination, facets } = await list();
    expect(pagination).toMatchObject({
      total: listed.length,
      page: 1,
      limit: 50,
      pages: Math.ceil(listed.length / 50),
    });
    expect(data).toHaveLength(50);
    expect(data.map(({ name }) => sortKey(name))).toEqual(data.map(({ name }) => sortKey(name)).toSorted());
    expect(facets).toBeUndefined();
  });

  it("includes facets on request, with counts that equal the totals of the filtered lists", async () => {
    const { facets } = await list("?types=Bar&types=Caf%C3%A9&facets=true");
    for (const { value, count } of facets?.arrondissements.slice(0, 5) ?? []) {
      const { pagination } = await list(`?types=Bar&types=Caf%C3%A9&arrondissements=${value}`);
      expect(pagination.total).toBe(count);
    }
    expect(facets?.types.map(({ value }) => value)).toEqual(PLACE_TYPES);
  });

  it("finds Crêperie by creperie, and Sacré-Cœur by sacre coeur", async () => {
    expect((await list("?search=creperie")).data.map(({ name }) => name)).toContain("Crêperie de Josselin");
    expect((await list("?search=sacre%20coeur")).pagination.total).toBeGreaterThan(0);
  });

  it("returns the suggested correction of a misspelt search, and omits it when there is none", async () => {
    const { db } = database();
    const nothing = { places: [], total: 0, start: 0, facets: null };
    const suggesting = (suggestion: SearchSuggestion | null) => {
      const search = { ...searchOver(db), list: async () => ({ ...nothing, suggestion }) };
      return apiOver(db, { search });
    };
    for (const [suggestion, expected] of [
      [{ search: "Louvre", total: 4 }, { suggestion: { search: "Louvre", total: 4 } }],
      [null, {}],
    ] as const) {
      const { get, remove } = suggesting(suggestion);
      const pagination = { total: 0, page: 1, limit: 50, pages: 0, next: null };
      expect(await (await get("/places?search=lourve")).json()).toEqual({ data: [], pagination, ...expected });
      await remove();
    }
  });

  it("continues an earlier page with 'after', so that imports between requests repeat no place", async () => {
    const { db } = database();
    const first = await list("?limit=20");
    const [place] = first.data;
    if (place === undefined) throw new Error("no place");
    const added = Array.from({ length: 7 }, (_, i) => ({ id: `aaa-${i}`, name: `Aaa ${i}` }));
    const [row] = await db.select().from(places).limit(1);
    if (row === undefined) throw new Error("no row");
    for (const { id, name } of added) await db.insert(places).values({ ...row, id, sourceId: id, name });
    const second = await list(`?limit=20&page=2&after=${encodeURIComponent(first.pagination.next ?? "")}`);
    const plain = await list("?limit=20&page=2");
    const repeatedIn = ({ data }: typeof first) =>
      data.filter(({ id }) => first.data.some((one) => one.id === id)).length;
    expect(repeatedIn(plain)).toBe(7);
    expect(repeatedIn(second)).toBe(0);
    await db.delete(places).where(
      inArray(
        places.id,
        added.map(({ id }) => id),
      ),
    );
    expect(second.data.map(({ id }) => id)).toEqual((await list("?limit=20&page=2")).data.map(({ id }) => id));
  });

  it("ignores an 'after' of another sort order", async () => {
    const after = encodeURIComponent("2~rating-desc~4.4~septime");
    const plain = await list("?limit=20&page=2");
    expect((await list(`?limit=20&page=2&after=${after}`)).data).toEqual(plain.data);
  });

  it("responds 400 to an invalid 'after'", async () => {
    expect((await api.get("/places?page=2&after=x")).status).toBe(400);
  });

  it("returns 'next' on every page except the last one", async () => {
    const { pagination } = await list("?limit=100");
    expect(pagination.next).toMatch(/^2~name-asc~/);
    expect((await list(`?limit=100&page=${pagination.pages}`)).pagination.next).toBeNull();
  });

  it("returns travel times from an origin, and lists only places within the maximum", async () => {
    const { data, pagination } = await list(
      "?latitude=48.8530&longitude=2.3499&maxMinutes=15&transportMode=walking&sortBy=travelTime&limit=100",
    );
    expect(pagination.total).toBeGreaterThan(3);
    const minutes = data.map(({ travelTime }) => travelTime ?? Number.NaN);
    expect(minutes.every((m) => m <= 15)).toBe(true);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });

  it.each([
    "/places?limit=1&latitude=48.85&longitude=2.35",
    "/pins?latitude=48.85&longitude=2.35&maxMinutes=20",
    "/travel/times?ids=septime&latitude=48.85&longitude=2.35",
    "/geocode/json?latlng=48.85,2.35",
    "/geocode/json?address=10%20rue%20de%20rivoli",
    "/search/suggest?q=bar",
    "/favorites",
    "/auth/verify",
    "/places/nowhere",
    "/media/posters/nowhere/1-00000000-000000.svg",
    "/shared/lists/abcdefghijklmnopqrstuv",
    "/nothing",
    "/places?limit=0",
  ])("does not allow caches to keep the response to an anonymous %s", async (path) => {
    expect((await api.get(path)).headers.get("cache-control")).toBe("no-store");
  });

  it("sends an ETag with /pins, and responds 304 to that ETag only if the filters give the same result", async () => {
    const first = await api.get("/pins?types=Bar");
    const etag = first.headers.get("etag") ?? "";
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    const again = await api.send("GET", "/pins?types=Bar", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    const others = await api.send("GET", "/pins?types=Park", { headers: { "if-none-match": etag } });
    expect(others.status).toBe(200);
  });

  it("returns each other place once from /places/pack if a place is hidden while the places are read", async () => {
    const { db } = database();
    const complete = searchOver(db);
    const all = await complete.ids({ filters: NO_FILTERS, sort: DEFAULT_SORT, origin: null });
    const [first = ""] = all;
    const search: OpenSearch = {
      ...complete,
      ids: async (query) => {
        const ids = await complete.ids(query);
        await db.update(places).set({ hidden: true }).where(eq(places.id, first));
        return ids;
      },
    };
    const over = apiOver(db, { search });
    const pack = z.object({ places: z.array(z.object({ id: z.string() })) });
    const { places: packed } = pack.parse(await (await over.get("/places/pack")).json());
    await db.update(places).set({ hidden: false }).where(eq(places.id, first));
    await over.remove();
    expect(packed.map(({ id }) => id)).toEqual(all.slice(1));
  });

  it("returns all listed places with their media, the phrases and the guide from /places/pack", async () => {
    const { places, phrases, guide } = await (await api.get("/places/pack")).json();
    expect(places.map(({ id }: { readonly id: string }) => id).toSorted()).toEqual(
      listed.map(({ id }) => id).toSorted(),
    );
    expect(places[0].mediaFiles.length).toBeGreaterThan(0);
    expect(phrases).toContainEqual({
      words: "musee",
      meanings: [{ kind: "value", category: "types", value: "Museum" }],
      isName: false,
    });
    expect(guide.collections.length).toBeGreaterThan(1);
    expect(guide.neighbourhoods.map(({ slug }: { readonly slug: string }) => slug)).toContain("le-marais");
  });

  it("returns a body from /places/pack that gzip compresses to less than 1 MB", async () => {
    const text = await (await api.get("/places/pack")).text();
    expect(gzipSync(text).byteLength).toBeLessThan(1_000_000);
  });

  it("responds 304 to the ETag of /places/pack if nothing has changed", async () => {
    const etag = (await api.get("/places/pack")).headers.get("etag") ?? "";
    const again = await api.send("GET", "/places/pack", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("excludes places with a value of notTypes", async () => {
    const bars = (await list("?types=Bar")).pagination.total;
    const notBars = (await list("?notTypes=Bar")).pagination.total;
    expect(bars + notBars).toBe(listed.length);
  });

  it("joins categories by OR on request", async () => {
    const bars = (await list("?types=Bar")).pagination.total;
    const quiet = (await list("?tags=Quiet")).pagination.total;
    const both = (await list("?types=Bar&tags=Quiet")).pagination.total;
    expect((await list("?types=Bar&tags=Quiet&tagsJoin=OR")).pagination.total).toBe(bars + quiet - both);
  });

  it("returns one place, with related places on request", async () => {
    const answer = await api.get("/places/creperie-de-josselin?related=true");
    const place = PlaceDetailBody.parse(await answer.json());
    expect(place).toMatchObject({
      name: "Crêperie de Josselin",
      arrondissement: "75014",
      type: { primary: "Restaurant" },
    });
    expect(place.related).toHaveLength(6);
    expect(PlaceDetailBody.parse(await (await api.get("/places/creperie-de-josselin")).json()).related).toBeUndefined();
  });

  it("returns the nearest places and stations of a place on request", async () => {
    const path = "/places/creperie-de-josselin?nearby=true&stations=true&media=true";
    const { nearby = [], ...place } = PlaceDetailBody.parse(await (await api.get(path)).json());
    expect(place.stations).toEqual([
      { name: "Edgar Quinet", kind: "metro", minutes: expect.any(Number) },
      { name: expect.any(String), kind: "metro", minutes: expect.any(Number) },
    ]);
    expect(nearby.map(({ id }) => id)).not.toContain(place.id);
    const kilometres = nearby.map(({ coordinates }) =>
      place.coordinates === null || coordinates === null ? Number.NaN : distanceKm(place.coordinates, coordinates),
    );
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
    expect(nearby).toHaveLength(4);
    expect(nearby.every(({ mediaFiles = [] }) => mediaFiles.length > 0)).toBe(true);
    expect(place.related).toBeUndefined();
  });

  it.each([
    "/places/nowhere",
    `/places/${"x".repeat(201)}`,
    "/places/%00",
    "/media/places/nowhere",
    `/media/places/${"x".repeat(201)}`,
    "/media/posters/nowhere/1-00000000-4268ad.svg",
    "/nothing",
  ])("responds 404 with a message to %s", async (path) => {
    const answer = await api.get(path);
    expect(answer.status).toBe(404);
    expect(ErrorBody.parse(await answer.json()).code).toBe("not_found");
  });

  it.each([
    ["/places?page=0", "page must be a whole number from 1 to 1000000"],
    ["/places?limit=101", "limit must be a whole number from 1 to 100"],
    ["/places?limit=ten", "limit must be a whole number"],
    ["/places?limit=5&limit=6", "limit must be a whole number"],
    ["/places?sortBy=price", "sortBy must be one of recommended, name, type"],
    ["/places?sortOrder=up", "sortOrder must be one of asc, desc"],
    ["/places?search=%00", "Search must not have characters that cannot be stored; please remove them"],
    ["/places?types=Bar,Restaurant", `types ${ONE_VALUE}`],
    ["/places?types=", `types ${ONE_VALUE}`],
    ["/places?types=Bar&types=", `types.1 ${ONE_VALUE}`],
    ["/places?notTags=Terrace,Quiet", `notTags ${ONE_VALUE}`],
    ["/pins?arrondissements=75001,75002", `arrondissements ${ONE_VALUE}`],
    ["/places/export?tags=Terrace,", `tags ${ONE_VALUE}`],
    ["/places?types=%00", "types must not have characters that cannot be stored; please remove them"],
    ["/places?latitude=91&longitude=0", "latitude must be a number of degrees from -90 to 90"],
    ["/places?latitude=48.8", "latitude must come with longitude"],
    ["/places?maxMinutes=20", "maxMinutes needs latitude and longitude"],
    [
      "/pins?area=2.4,48.8,2.3,48.9",
      "area must be west, south, east and north in degrees, with west < east and south < north: 2.3,48.85,2.36,48.87",
    ],
    ["/pins?page=1", "page is not a parameter of this call"],
    ["/places?transportMode=fly", "transportMode must be one of transit, walking"],
    ["/places?tagsJoin=XOR", "tagsJoin must be one of AND, OR"],
    ["/places?placeStatuses=Shut", "placeStatuses must be one of Open, "],
    ["/places?placeStatuses=Open&placeStatuses=Shut", "placeStatuses must be one of Open, "],
    ["/places?neighbourhoods=nowhere", "neighbourhoods must be one of "],
    ["/places?facets=yes", "facets must be true or false"],
    ["/places?arondissements=75001", "arondissements is not a parameter of this call"],
    ["/media/posters/x/1-00000000-4268ad.svg?width=5000", "width is not a parameter of this call"],
  ])("responds 400 to %s and names the invalid parameter", async (path, sentence) => {
    const answer = await api.get(path);
    expect(answer.status).toBe(400);
    expect(ErrorBody.parse(await answer.json()).error).toContain(sentence);
  });

  it.each([
    ["{", "JSON"],
    [{}, "placeIds"],
    [{ placeIds: "x" }, "placeIds"],
    [{ placeIds: [], more: 1 }, "more"],
  ])("responds 400 to the batch body %j", async (body, named) => {
    const answer = await api.post("/media/places/batch", body);
    expect(answer.status).toBe(400);
    expect(ErrorBody.parse(await answer.json()).error).toContain(named);
  });

  it("responds 415 to a body whose content type is not JSON", async () => {
    const answer = await api.send("POST", "/media/places/batch", {
      body: '{"placeIds":[]}',
      headers: { "content-type": "text/plain" },
    });
    expect(answer.status).toBe(415);
    expect(ErrorBody.parse(await answer.json()).error).toContain("application/json");
  });

  it("accepts an arrondissement as 11, 11e and 75011", async () => {
    const { pagination } = await list("?arrondissements=75011");
    for (const written of ["11", "11e", "75011"]) {
      expect((await list(`?arrondissements=${written}`)).pagination.total).toBe(pagination.total);
    }
  });

  it("refuses a body over 64 KB", async () => {
    const answer = await api.post("/media/places/batch", { placeIds: ["x".repeat(70_000)] });
    expect(answer.status).toBe(413);
    expect(ErrorBody.parse(await answer.json()).code).toBe("too_large");
  });

  it("responds to any query of /places with 200 or 400", async () => {
    const names = [
      "page",
      "limit",
      "search",
      "types",
      "notTags",
      "latitude",
      "longitude",
      "maxMinutes",
      "sortBy",
      "facets",
      "placeStatuses",
    ];
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("1", "-1", "1e9", "48.85", "'", "%", "name", "true", "Bar"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 5 }), async (pairs) => {
        const answer = await api.get(`/places?${new URLSearchParams(pairs)}`);
        expect(answer.status === 200 || answer.status === 400).toBe(true);
        (answer.status === 200 ? PlacesBody : ErrorBody).parse(await answer.json());
      }),
      { numRuns: 300 },
    );
  });

  it("returns two to five pictures of each place of a batch, in the order of the request", async () => {
    const ids = seedPlaces.slice(0, 100).map(({ id }) => id);
    const answer = await api.post("/media/places/batch", { placeIds: [...ids.toReversed(), "nowhere"].slice(1) });
    const { places } = MediaBatch.parse(await answer.json());
    expect(places.map(({ placeId }) => placeId)).toEqual(ids.toReversed().slice(1));
    for (const { mediaFiles } of places) {
      expect(mediaFiles.length).toBeGreaterThanOrEqual(2);
      expect(mediaFiles.length).toBeLessThanOrEqual(5);
    }
  });

  it("includes the media of listed, single and related places on request", async () => {
    const { data } = await list("?media=true&limit=100");
    const { mediaFiles } = MediaBatch.shape.places.element.parse(
      await (await api.get(`/media/places/${data[7]?.id}`)).json(),
    );
    expect(data[7]?.mediaFiles).toEqual(mediaFiles);
    expect(data.every((place) => (place.mediaFiles?.length ?? 0) >= 2)).toBe(true);
    const place = PlaceDetailBody.parse(await (await api.get("/places/le-grand-rex?related=true&media=true")).json());
    expect([place, ...(place.related ?? [])].every((each) => (each.mediaFiles?.length ?? 0) >= 2)).toBe(true);
    expect((await list("?limit=1")).data[0]?.mediaFiles).toBeUndefined();
  });

  it("serves a poster as an immutable drawing, and as a raster", async () => {
    const { mediaFiles } = MediaBatch.shape.places.element.parse(
      await (await api.get("/media/places/le-grand-rex")).json(),
    );
    const path = mediaFiles[0]?.replace("/api", "") ?? "";
    const raster = await api.get(path.replace(".svg", ".png"));
    expect([raster.status, raster.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(raster.headers.get("cache-control")).toContain("immutable");
    expect((await raster.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const drawing = await api.get(path);
    expect(drawing.headers.get("content-type")).toBe("image/svg+xml");
    expect(await drawing.text()).toMatch(/^<svg /);
  });

  it("returns the filter options of all listed places", async () => {
    const types = z.object({ data: z.array(z.object({ type: z.string(), count: z.number() })) });
    const answered = await api.get("/filters/types");
    expect(answered.headers.get("Cache-Control")).toBe("public, max-age=300");
    const { data } = types.parse(await answered.json());
    expect(data.map(({ type }) => type)).toEqual(PLACE_TYPES);
    const districts = z.object({ data: z.array(z.object({ arrondissement: z.string() })) });
    expect(districts.parse(await (await api.get("/filters/arrondissements")).json()).data).toHaveLength(20);
    const tags = z.record(z.string(), z.array(z.string())).parse(await (await api.get("/filters/tags")).json());
    expect(Object.keys(tags).length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(tags)[0]).toBe("Setting");
  });
});
