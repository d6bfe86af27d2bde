import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readSeedPlaces } from "../../packages/api/src/import/seed-places.ts";
import { createPostgresDatabase, PATIENTLY } from "../../packages/api/testing/databases.ts";
import { repetitions } from "../setup/campaign.ts";
import { createCleanup } from "../setup/cleanup.ts";
import { type Program, start, temporaryFolder } from "../setup/processes.ts";
import { call, expectBody, FavoriteStatus, Favorites, placeIds, SignedIn } from "./caller.ts";

const TOGGLES = repetitions(60, 200);
/** The number of updates that each of six writers sends. */
const UPDATES = repetitions(4, 15);
const PASSWORD = "pont-neuf";
const NEW_PASSWORD = "pont-des-arts";
const Listing = z.object({ pagination: z.object({ total: z.number() }) });
const seedPlaces = await readSeedPlaces();
const listed = seedPlaces.filter(({ placeStatus }) => placeStatus !== "Permanently Closed");
const List = z.object({
  id: z.string(),
  places: z.array(z.object({ placeId: z.string(), note: z.string().nullable() })),
});

describe("three APIs on one PostgreSQL database", () => {
  const cleanup = createCleanup();
  const folders = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let other: Awaited<ReturnType<typeof database.connect>>;
  let programs: readonly Program[] = [];
  let turn = 0;
  /** Returns the URL of the next program, in turn. */
  const next = (): string => programs[turn++ % programs.length]?.url ?? "";

  beforeAll(async () => {
    for (const folder of folders) cleanup.add(() => folder.remove());
    database = await createPostgresDatabase();
    cleanup.add(() => database.drop());
    const shared = { DATABASE_URL: database.url, AUTH_SECRET: randomBytes(32).toString("hex"), TRUST_PROXY: "0" };
    other = await database.connect();
    cleanup.add(() => other.end());
    programs = await Promise.all(
      folders.map(async ({ path }) => {
        const program = await start("api", { ...shared, DATA_DIR: path });
        cleanup.add(() => program.stop());
        return program;
      }),
    );
  });
  afterAll(() => cleanup.run());

  const query = async (statement: string) => (await other.query<Record<string, number>>(statement)).rows;

  async function signUp() {
    const username = `${randomUUID()}@example.org`;
    const body = { username, password: PASSWORD };
    const { token } = await expectBody(call(next(), "POST", "/auth/signup", { body }), 201, SignedIn);
    return { username, token };
  }
  const logIn = (url: string, username: string, password: string) =>
    call(url, "POST", "/auth/login", { body: { username, password } });
  /** Verifies a token with each program, and returns the statuses. */
  const verified = (token: string) =>
    Promise.all(programs.map(async ({ url }) => (await call(url, "GET", "/auth/verify", { token })).status));

  it("start at the same time on an empty database and seed it once", async () => {
    const totals = programs.map(({ url }) => expectBody(call(url, "GET", "/places?limit=1"), 200, Listing));
    for (const { pagination } of await Promise.all(totals)) expect(pagination.total).toBe(listed.length);
    const migrations = await query(
      "select count(*)::int as n, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations",
    );
    expect(migrations).toEqual([{ n: migrations[0]?.kinds, kinds: migrations[0]?.kinds }]);
    expect(await query("select count(*)::int as n from places")).toEqual([{ n: seedPlaces.length }]);
  });

  it("share accounts, sessions, logouts and changed passwords", async () => {
    const { username, token } = await signUp();
    expect(await verified(token)).toEqual([200, 200, 200]);
    const second = await expectBody(logIn(next(), username, PASSWORD), 200, SignedIn);
    expect((await call(next(), "POST", "/auth/logout", { token: second.token })).status).toBe(200);
    expect(await verified(second.token)).toEqual([401, 401, 401]);
    const third = await expectBody(logIn(next(), username, PASSWORD), 200, SignedIn);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await call(next(), "POST", "/auth/change-password", { body, token })).status).toBe(200);
    expect([await verified(token), await verified(third.token)]).toEqual([
      [200, 200, 200],
      [401, 401, 401],
    ]);
    expect((await logIn(next(), username, PASSWORD)).status).toBe(401);
    expect((await logIn(next(), username, NEW_PASSWORD)).status).toBe(200);
  });

  it("share the limit of attempts to sign in", async () => {
    const { username } = await signUp();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(next(), username, "a wrong one")));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)]);
    for (const { url } of programs) expect((await logIn(url, username, PASSWORD)).status).toBe(429);
  });

  it(`stay consistent when ${TOGGLES} requests toggle one favorite at the same time`, async () => {
    const { token } = await signUp();
    const [placeId = ""] = await placeIds(next(), 1);
    const toggles = await Promise.all(
      Array.from({ length: TOGGLES }, () =>
        expectBody(call(next(), "POST", "/favorites/toggle", { body: { placeId }, token }), 200, FavoriteStatus),
      ),
    );
    // Each toggle sees the state that the toggle before left, so an even number of toggles changes nothing.
    expect(toggles.filter(({ isFavorited }) => isFavorited)).toHaveLength(TOGGLES / 2);
    for (const { url } of programs) {
      expect((await expectBody(call(url, "GET", "/favorites", { token }), 200, Favorites)).count).toBe(0);
    }
  });

  it("lose no change when six writers change one list", async () => {
    const { token } = await signUp();
    const ids = await placeIds(next(), 6 * UPDATES);
    const create = call(next(), "POST", "/lists", { body: { name: "Ours" }, token });
    const { id } = await expectBody(create, 201, List);
    const change = async (method: string, path: string, body: object): Promise<void> => {
      expect((await call(next(), method, `/lists/${id}/places${path}`, { token, body })).status).toBe(200);
    };
    /** Adds places at the end, moves each to the front, and writes a note on it. */
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (const placeId of ids.slice(writer * UPDATES, (writer + 1) * UPDATES)) {
        await change("POST", "", { places: [{ placeId }] });
        await change("POST", `/${placeId}/move`, { before: ids[0] ?? null });
        await change("PATCH", `/${placeId}`, { note: placeId });
      }
    });
    await Promise.all(writers);
    const { places } = await expectBody(call(next(), "GET", `/lists/${id}`, { token }), 200, List);
    expect(places.map(({ placeId }) => placeId).toSorted()).toEqual(ids.toSorted());
    expect(places.filter(({ placeId, note }) => note !== placeId)).toEqual([]);
  });

  it("keep serving while one of them finishes its pending requests and stops", async () => {
    const { token } = await signUp();
    const [leaving, ...staying] = programs.toReversed();
    if (leaving === undefined) throw new Error("three programs were started");
    const places = await placeIds(leaving.url, 8);
    await other.query("begin");
    await other.query("lock table favorites in access exclusive mode");
    const pending = places.map((placeId) => call(leaving.url, "POST", "/favorites", { body: { placeId }, token }));
    await expect.poll(database.waiting, PATIENTLY).toBe(places.length);
    const stopped = leaving.stop();
    await expect.poll(() => fetch(`${leaving.url}/healthz`).catch(() => "refused"), PATIENTLY).toBe("refused");
    for (const { url } of staying) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await other.query("commit");
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual(places.map(() => 200));
    expect(await stopped).toBe(0);
    for (const { url } of staying) {
      expect((await expectBody(call(url, "GET", "/favorites", { token }), 200, Favorites)).count).toBe(places.length);
    }
  });
});
