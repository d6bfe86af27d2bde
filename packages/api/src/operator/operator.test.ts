import { AdminPlace, ErrorBody, PlaceLog } from "@flaneur/contract";
import { NO_FILTERS } from "@flaneur/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { favorites, meta, placeLog, places, users } from "../db/schema.ts";
import { scratchFile } from "../import/fixtures/scratch.ts";
import { importFiles } from "../import/import-files.ts";
import { seedOnce } from "../import/seed.ts";
import { readListing } from "../places/listing.ts";
import { today } from "../places/place-record.ts";

const ADMIN_TOKEN = "an-admin-token!of-more-than-32-characters";

const osm = (nodes: readonly Record<string, string>[]) =>
  scratchFile(
    "osm.json",
    JSON.stringify({
      elements: nodes.map((tags, id) => ({ type: "node", id: id + 1, lat: 48.86 + id / 100, lon: 2.34, tags })),
    }),
  );
const FIRST = { amenity: "bar", name: "Chez Essai", website: "https://old.example/" };
const SECOND = { amenity: "cafe", name: "Ailleurs", opening_hours: "24/7" };

describeOnPostgres("the operators' calls", (database) => {
  let api: TestApi;
  beforeAll(() => {
    api = apiOver(database().db, { adminToken: ADMIN_TOKEN });
  });
  afterAll(() => api.remove());
  beforeEach(async () => {
    const { db } = database();
    await db.delete(places);
    await db.delete(placeLog);
    await db.delete(users);
    await importFiles(db, [await osm([FIRST, SECOND])]);
  });

  const idOf = async (name: string): Promise<string> => {
    const [row] = await database().db.select().from(places).where(eq(places.name, name));
    return row?.id ?? "";
  };
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await api.send(method, `/admin${path}`, { body, token: ADMIN_TOKEN });
    return { status: answer.status, body: await answer.json() };
  };
  const place = async (method: string, path: string, body?: unknown) =>
    AdminPlace.parse((await call(method, path, body)).body);
  const error = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await call(method, path, body);
    return { status, ...ErrorBody.parse(answer) };
  };
  const again = async () =>
    importFiles(database().db, [await osm([{ ...FIRST, website: "https://new.example/" }, SECOND])]);

  it("require the admin token", async () => {
    const id = await idOf("Chez Essai");
    const { token } = await signUp(api);
    for (const [method, path, body] of [
      ["GET", `/places/${id}`, undefined],
      ["PUT", `/places/${id}`, { fields: { website: null } }],
      ["PUT", `/places/${id}/hidden`, { hidden: true }],
      ["PUT", `/places/${id}/chosen`, { chosen: true }],
      ["POST", `/places/${id}/merge`, { into: "x" }],
      ["POST", "/places", {}],
      ["GET", "/place-log", undefined],
    ] as const) {
      expect((await api.send(method, `/admin${path}`, { body })).status).toBe(401);
      expect((await api.send(method, `/admin${path}`, { body, token })).status).toBe(403);
    }
  });

  it("show the source and the date of fields", async () => {
    const { provenance, hidden } = await place("GET", `/places/${await idOf("Chez Essai")}`);
    expect(hidden).toBe(false);
    expect(provenance).toEqual([
      {
        origin: "osm|node/1",
        date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        fields: expect.arrayContaining(["name", "website"]),
      },
    ]);
  });

  it("set fields, which imports keep until they are unset, and log who set and unset them", async () => {
    const id = await idOf("Chez Essai");
    const fields = { website: "https://mine.example/", description: "By hand." };
    const set = await place("PUT", `/places/${id}`, { fields, by: "Ana" });
    expect(set).toMatchObject({ fields, log: [{ who: "Ana", action: "set", placeId: id }] });
    expect(set.log[0]?.changes).toEqual({
      website: ["https://old.example/", "https://mine.example/"],
      description: [null, "By hand."],
    });
    await again();
    expect((await place("GET", `/places/${id}`)).fields).toMatchObject(fields);
    const unset = await place("PUT", `/places/${id}`, { unset: ["website"] });
    expect(unset.fields).toMatchObject({ website: "https://new.example/", description: "By hand." });
    expect(unset.log.map(({ who }) => who)).toEqual(["admin token", "Ana"]);
    const log = PlaceLog.parse((await call("GET", "/place-log?limit=1")).body);
    expect(log.data).toMatchObject([{ who: "admin token", placeId: id }]);
  });

  it("set nothing when a field has changed since it was read, and say its value", async () => {
    const id = await idOf("Chez Essai");
    const { fields } = await place("GET", `/places/${id}`);
    const { website, coordinates } = fields;
    await place("PUT", `/places/${id}`, { fields: { website: "https://ana.example/" }, was: { website }, by: "Ana" });
    const late = { fields: { description: "Ben's." }, unset: ["website"], was: { website, coordinates }, by: "Ben" };
    expect(await error("PUT", `/places/${id}`, late)).toMatchObject({
      status: 409,
      error: expect.stringContaining('website is now "https://ana.example/"'),
    });
    const after = await place("GET", `/places/${id}`);
    expect(after.fields).toMatchObject({ website: "https://ana.example/", description: null });
    expect(after.log).toHaveLength(1);
    // Fields that others have changed are no obstacle, and an empty field is a value that was read.
    const named = { fields: { openingHours: "24/7" }, was: { openingHours: null, coordinates }, by: "Ben" };
    expect((await place("PUT", `/places/${id}`, named)).fields).toMatchObject({ openingHours: "24/7" });
    expect(await error("PUT", `/places/${id}`, { ...named, was: { colour: "red" } })).toMatchObject({ status: 400 });
  });

  it("find the arrondissement and the map link of a place that is moved", async () => {
    const id = await idOf("Chez Essai");
    const coordinates = { latitude: 48.8676, longitude: 2.3366 };
    const { fields } = await place("PUT", `/places/${id}`, {
      fields: { coordinates, address: "1 Rue Rameau, 75002 Paris" },
    });
    expect(fields).toMatchObject({ coordinates, arrondissement: "75002" });
    expect(fields.googleMapsUrl).toContain("Rameau");
  });

  it("restore the arrondissement and the map link of the sources when the coordinates are unset", async () => {
    const id = await idOf("Chez Essai");
    const before = (await place("GET", `/places/${id}`)).fields;
    await place("PUT", `/places/${id}`, { fields: { coordinates: { latitude: 48.8402, longitude: 2.3366 } } });
    const { fields } = await place("PUT", `/places/${id}`, { unset: ["coordinates"] });
    expect(fields).toEqual(before);
  });

  it("complete a link without a scheme, and store each value of a list once", async () => {
    const id = await idOf("Chez Essai");
    const written = { website: "Mine.example/a b", tags: ["Terrace", "Terrace"], otherNames: ["Essai", "Essai"] };
    const { fields } = await place("PUT", `/places/${id}`, { fields: written });
    expect(fields).toMatchObject({ website: "https://mine.example/a", otherNames: ["Essai"] });
    expect(
      z
        .array(z.string())
        .parse(fields.tags)
        .filter((tag) => tag === "Terrace"),
    ).toHaveLength(1);
  });

  it("keep the day on which a place that was added by hand opened when another field is edited", async () => {
    const { db } = database();
    const fields = {
      name: "Bar à la main",
      types: ["Bar"],
      address: "1 Rue Rameau, 75002 Paris",
      coordinates: { latitude: 48.8676, longitude: 2.3366 },
      placeStatus: "Just Opened",
    };
    const { id, claims } = await place("POST", "/places", { fields });
    const old = claims.map((claim) => ({ ...claim, date: "2026-01-14" }));
    await db.execute(sql`update ${places} set claims = ${JSON.stringify(old)}::jsonb where id = ${id}`);
    const edited = await place("PUT", `/places/${id}`, { fields: { website: "https://mine.example/" } });
    expect(edited.fields).toMatchObject({ placeStatus: "Just Opened", statusDate: "2026-01-14" });
  });

  it("refuse to unset a field that a place added by hand must have", async () => {
    const fields = {
      name: "Bar à la main",
      types: ["Bar"],
      address: "1 Rue Rameau, 75002 Paris",
      coordinates: { latitude: 48.8676, longitude: 2.3366 },
    };
    const { id } = await place("POST", "/places", { fields });
    const refused = await error("PUT", `/places/${id}`, { unset: ["name", "website"] });
    expect(refused).toMatchObject({
      status: 400,
      code: "bad_request",
      error: expect.stringContaining("name: a place"),
    });
  });

  it("hide a place from lists, pins, favorites, exports and its own link, also after the next import", async () => {
    const { db } = database();
    const id = await idOf("Chez Essai");
    const { token } = await signUp(api);
    await api.post("/favorites", { placeId: id }, token);
    await place("PUT", `/places/${id}/hidden`, { hidden: true, by: "Ana" });
    await again();
    const { index } = await readListing(db, today());
    expect(index.ids({ filters: NO_FILTERS, sort: { field: "name", order: "asc" }, origin: null })).toEqual([
      await idOf("Ailleurs"),
    ]);
    expect(index.pins(NO_FILTERS).ids).toEqual([await idOf("Ailleurs")]);
    expect((await api.get(`/places/${id}`)).status).toBe(404);
    expect((await api.get(`/media/places/${id}`)).status).toBe(404);
    const exported = await (await api.get("/places/export?format=csv")).text();
    expect(exported).toContain("Ailleurs");
    expect(exported).not.toContain("Chez Essai");
    expect(await (await api.get("/favorites", token)).json()).toMatchObject({ count: 0 });
    expect((await place("PUT", `/places/${id}/hidden`, { hidden: false })).hidden).toBe(false);
    expect((await api.get(`/places/${id}`)).status).toBe(200);
    expect(await (await api.get("/favorites", token)).json()).toMatchObject({ count: 1 });
  });

  it("choose a place, also after the next import, and let it be one of the others again", async () => {
    const id = await idOf("Chez Essai");
    const listed = async () => {
      const { data } = z
        .object({ data: z.array(z.object({ id: z.string() })) })
        .parse(await (await api.get("/places?chosenOnly=true")).json());
      return data.map((each) => each.id);
    };
    expect(await listed()).toEqual([]);
    expect((await place("PUT", `/places/${id}/chosen`, { chosen: true, by: "Ana" })).isChosen).toBe(true);
    await again();
    expect(await listed()).toEqual([id]);
    expect(await (await api.get(`/places/${id}`)).json()).toMatchObject({ isChosen: true, hasOthers: true });
    const { log } = await place("PUT", `/places/${id}/chosen`, { chosen: false, by: "Ana" });
    expect(log.map(({ action }) => action)).toEqual(["unchoose", "choose"]);
    expect(await listed()).toEqual([]);
  });

  it("choose the place into which a chosen place is merged", async () => {
    const [gone, kept] = [await idOf("Ailleurs"), await idOf("Chez Essai")];
    await place("PUT", `/places/${gone}/chosen`, { chosen: true });
    expect((await place("POST", `/places/${gone}/merge`, { into: kept })).isChosen).toBe(true);
  });

  it("merge a place into another with its favorites and sources, and the next import does not list it again", async () => {
    const { db } = database();
    const [gone, kept] = [await idOf("Ailleurs"), await idOf("Chez Essai")];
    const { token } = await signUp(api);
    await api.post("/favorites", { placeId: gone }, token);
    const merged = await place("POST", `/places/${gone}/merge`, { into: kept, by: "Ana" });
    expect(merged.fields).toMatchObject({ name: "Chez Essai", openingHours: "24/7" });
    expect((await api.get(`/places/${gone}`)).status).toBe(404);
    expect(await db.select().from(favorites)).toMatchObject([{ placeId: kept }]);
    expect(await again()).toMatchObject({ added: 0 });
    expect(await db.$count(places)).toBe(1);
    expect((await place("GET", `/places/${kept}`)).fields).toMatchObject({ website: "https://new.example/" });
    expect(await error("POST", `/places/${kept}/merge`, { into: kept })).toMatchObject({
      status: 400,
      code: "bad_request",
    });
    expect(await error("POST", `/places/${kept}/merge`, { into: gone })).toMatchObject({
      status: 404,
      code: "not_found",
    });
  });

  it("log the fields set by hand that a merge drops, and refuse to merge into a hidden place", async () => {
    const [gone, kept] = [await idOf("Ailleurs"), await idOf("Chez Essai")];
    await place("PUT", `/places/${gone}`, { fields: { description: "By hand." } });
    await place("PUT", `/places/${kept}/hidden`, { hidden: true });
    const refused = await error("POST", `/places/${gone}/merge`, { into: kept });
    expect(refused).toMatchObject({ status: 400, code: "bad_request", error: expect.stringContaining("is hidden") });
    await place("PUT", `/places/${kept}/hidden`, { hidden: false });
    await place("POST", `/places/${gone}/merge`, { into: kept });
    const { data } = PlaceLog.parse((await call("GET", `/place-log?limit=1&place=${gone}`)).body);
    expect(data[0]?.changes).toEqual({ description: ["By hand.", null], mergedInto: [null, kept] });
  });

  it("add a place, which a later import of the same place describes but does not list twice", async () => {
    const fields = {
      name: "Bar à la main",
      types: ["Bar"],
      address: "1 Rue Rameau, 75002 Paris",
      coordinates: { latitude: 48.8676, longitude: 2.3366 },
    };
    const answer = await call("POST", "/places", { fields, by: "Ana" });
    expect(answer.status).toBe(201);
    const added = AdminPlace.parse(answer.body);
    expect(added).toMatchObject({
      fields: { ...fields, arrondissement: "75002" },
      log: [{ action: "add", who: "Ana" }],
    });
    expect((await api.get(`/places/${added.id}`)).status).toBe(200);
    const twin = await scratchFile(
      "twin.csv",
      "Nom;lat;lng;Type;Site web\nBar a la main;48.8676;2.3366;bar;https://twin.example/\n",
    );
    expect(await importFiles(database().db, [twin])).toMatchObject({ added: 0, enriched: 1 });
    expect((await place("GET", `/places/${added.id}`)).fields).toMatchObject({
      ...fields,
      website: "https://twin.example/",
    });
  });

  it.each([
    ["address", { coordinates: { latitude: 48.8677, longitude: 2.3367 } }],
    ["position", { address: "Rue Rameau, Paris" }],
  ])("refuse to add a place whose name and %s are those of a listed place", async (_, other) => {
    const fields = {
      name: "Bar à la main",
      types: ["Bar"],
      address: "1 Rue Rameau, 75002 Paris",
      coordinates: { latitude: 48.8676, longitude: 2.3366 },
    };
    const { id } = await place("POST", "/places", { fields });
    const count = await database().db.$count(places);
    const again = { ...fields, name: "bar a la main", ...other };
    expect(await error("POST", "/places", { fields: again })).toMatchObject({
      status: 409,
      code: "conflict",
      error: expect.stringContaining(`'${id}'`),
    });
    expect(await database().db.$count(places)).toBe(count);
    expect((await call("POST", "/places", { fields: { ...fields, name: "Bar voisin" } })).status).toBe(201);
  });

  it.each([
    ["a field that does not exist", { fields: { colour: "red" } }],
    ["an empty name", { fields: { name: " " } }],
    ["a name that is too long", { fields: { name: "x".repeat(201) } }],
    ["no fields", {}],
    ["an unknown type", { fields: { types: ["Casino"] } }],
    ["no type", { fields: { types: [] } }],
    ["a picture that browsers do not show", { fields: { mediaUrls: ["http://example.org/a.jpg"] } }],
    ["a link that is not http", { fields: { website: "javascript:alert(1)" } }],
    ["a point outside Paris", { fields: { coordinates: { latitude: 45, longitude: 2 } } }],
    ["control characters", { fields: { description: "a\u0007b" } }],
    ["a day that does not exist", { fields: { statusDate: "2026-02-30" } }],
    ["a day after 2099", { fields: { placeStatus: "Just Opened", statusDate: "9999-12-31" } }],
    ["a name of the operator that is too long", { fields: { website: null }, by: "x".repeat(101) }],
  ])("refuse %s", async (_, body) => {
    const id = await idOf("Chez Essai");
    expect(await error("PUT", `/places/${id}`, body)).toMatchObject({ status: 400, code: "bad_request" });
    expect(await database().db.$count(placeLog)).toBe(0);
  });

  it("keep curated places as they were set, hidden or merged when a newer seed is stored", async () => {
    const { db } = database();
    await db.delete(meta);
    await seedOnce(db);
    const count = await db.$count(places);
    await place("PUT", "/places/la-clef", { fields: { name: "La Clef Revival", website: null } });
    await place("PUT", "/places/la-pagode/hidden", { hidden: true });
    await place("POST", "/places/ten-belles-bread/merge", { into: "ten-belles" });
    await db.delete(meta);
    await db.update(places).set({ contentHash: "" });
    await seedOnce(db);
    expect(await db.$count(places)).toBe(count - 1);
    expect((await place("GET", "/places/la-clef")).fields).toMatchObject({ name: "La Clef Revival" });
    expect((await place("GET", "/places/la-pagode")).hidden).toBe(true);
    expect((await place("GET", "/places/ten-belles")).fields).toMatchObject({ name: "Ten Belles" });
    expect(z.object({ code: z.string() }).parse(await (await api.get("/places/ten-belles-bread")).json()).code).toBe(
      "not_found",
    );
  });
});
