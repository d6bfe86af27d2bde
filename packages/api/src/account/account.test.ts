import { randomBytes } from "node:crypto";
import { AccountDataBody, ErrorBody, SignedInBody } from "@flaneur/contract";
import { createLogger } from "@flaneur/server-kit";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { UNLIMITED } from "../../testing/unlimited.ts";
import { favorites, knownSites, places, sessions, users, views } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";

const PLACE = "le-baratin";
const CLOSED = "canal-saint-martin";
const VIEW = {
  name: "Rainy Sundays",
  description: "With a roof",
  filters: { types: ["Museum"], tags: ["Quiet"], arrondissements: ["75011"], search: "musée" },
};
const WRONG = {
  code: "forbidden",
  error: "The password is not right",
  details: [{ field: "password", message: "The password is not right" }],
};
const LIMITS = { ...UNLIMITED, perSession: 3, perUser: 2, reservedPerSession: 3, exports: 4 };

describeOnPostgres("an account", (database) => {
  let written: string[] = [];
  let api: TestApi;
  let strict: TestApi;
  beforeAll(async () => {
    const { db } = database();
    await seedOnce(db);
    await db.update(places).set({ placeStatus: "Permanently Closed" }).where(eq(places.id, CLOSED));
    const secret = randomBytes(32);
    const hasher = { hash: async (text: string) => text, verify: async (hash: string, text: string) => hash === text };
    const logger = createLogger("warn", { write: (line) => written.push(line) });
    api = apiOver(db, { secret, hasher, logger, attempts: UNLIMITED });
    strict = apiOver(db, { secret, hasher, logger, attempts: LIMITS });
  });
  beforeEach(() => {
    written = [];
  });
  afterAll(async () => {
    await api.remove();
    await strict.remove();
  });

  const events = () => written.map((line) => z.object({ security: z.string() }).parse(JSON.parse(line)).security);
  const remove = (token?: string, password: unknown = PASSWORD, over = api) =>
    over.send("DELETE", "/auth/account", { body: { password }, token });
  const logIn = (username: string, from?: string) =>
    api.send("POST", "/auth/login", {
      body: { username, password: PASSWORD },
      ...(from !== undefined && { headers: { "x-forwarded-for": from } }),
    });
  const isSignedIn = async (token: string) => (await api.get("/auth/verify", token)).status === 200;
  const exported = async (token: string) => AccountDataBody.parse(await (await api.get("/auth/export", token)).json());
  /** Signs up a user with a favorite and a view. */
  async function somebody() {
    const account = await signUp(api);
    await api.post("/favorites", { placeId: PLACE }, account.token);
    await api.post("/views", VIEW, account.token);
    return account;
  }
  /** Counts a user's rows, by table. */
  async function rowsOf(userId: string): Promise<Readonly<Record<string, number>>> {
    const { db } = database();
    const counts: Record<string, number> = {};
    for (const [name, table] of Object.entries({ sessions, knownSites, favorites, views })) {
      const [row] = await db.select({ n: count() }).from(table).where(eq(table.userId, userId));
      counts[name] = row?.n ?? 0;
    }
    const [row] = await db.select({ n: count() }).from(users).where(eq(users.id, userId));
    return { ...counts, users: row?.n ?? 0 };
  }

  it("can be exported by its owner, without the data of other accounts", async () => {
    const [camille, other] = [await somebody(), await somebody()];
    const home = { latitude: 48.8519, longitude: 2.3811, address: "18 Rue Paul Bert, 75011 Paris" };
    await api.put("/auth/profile", { displayName: "Camille", locale: "fr-FR", homeLocation: home }, camille.token);
    await api.post("/favorites", { placeId: CLOSED }, camille.token);
    const data = await exported(camille.token);
    expect(data).toMatchObject({
      profile: { username: camille.user.username, displayName: "Camille", locale: "fr-FR", homeLocation: home },
      favorites: [
        { placeId: PLACE, name: "Le Baratin" },
        { placeId: CLOSED, name: "Canal Saint-Martin" },
      ],
      views: [VIEW],
    });
    for (const moment of [data.exportedAt, data.profile.createdAt, data.favorites[0]?.addedAt]) {
      expect(new Date(moment ?? "").toISOString()).toBe(moment);
    }
    expect(JSON.stringify(data)).not.toContain(other.user.username);
    expect((await exported(other.token)).favorites.map(({ placeId }) => placeId)).toEqual([PLACE]);
  });

  it("is exported with the walk of each list", async () => {
    const { token } = await somebody();
    const body = { name: "Sunday", places: [{ placeId: PLACE }] };
    const { id } = (await (await api.post("/lists", body, token)).json()) as { id: string };
    await api.patch(`/lists/${id}`, { walk: `places=${PLACE}&stay=90` }, token);
    expect((await exported(token)).lists).toMatchObject([{ name: "Sunday", walk: `places=${PLACE}&stay=90` }]);
  });

  it("is exported without the places that an operator has hidden", async () => {
    const { token } = await somebody();
    await api.post("/favorites", { placeId: CLOSED }, token);
    await api.post("/lists", { name: "Sunday", places: [{ placeId: CLOSED }, { placeId: PLACE }] }, token);
    const { db } = database();
    await db.update(places).set({ hidden: true }).where(eq(places.id, CLOSED));
    onTestFinished(async () => void (await db.update(places).set({ hidden: false }).where(eq(places.id, CLOSED))));
    const { favorites: kept, lists } = await exported(token);
    expect([kept, ...lists.map((list) => list.places)].map((rows) => rows.map(({ placeId }) => placeId))).toEqual([
      [PLACE],
      [PLACE],
    ]);
  });

  it("is exported with every favorite and every place of a list in its order, also if they are read in several parts", async () => {
    const { token } = await signUp(api);
    const rows = await database().db.select({ id: places.id }).from(places).orderBy(places.name).limit(120);
    const ids = rows.map(({ id }) => id);
    await api.post("/lists", { name: "Long", places: ids.map((placeId) => ({ placeId, note: "n" })) }, token);
    const chosen = ids.slice(0, 60);
    for (const placeId of chosen) await api.post("/favorites", { placeId }, token);
    const { favorites: kept, lists } = await exported(token);
    expect(kept.map(({ placeId }) => placeId)).toEqual(chosen);
    expect(lists.map((list) => list.places.map(({ placeId }) => placeId))).toEqual([ids]);
  });

  it("is exported with the oldest favorite first", async () => {
    const { token } = await signUp(api);
    const chosen = ["le-grand-rex", "afaria", "septime"];
    for (const placeId of chosen) await api.post("/favorites", { placeId }, token);
    // The database returns rows in the order in which they were written, unless it sorts them.
    const createdAt = new Date("2026-01-01T00:00:00Z");
    await database().db.update(favorites).set({ createdAt }).where(eq(favorites.placeId, "septime"));
    const { favorites: kept } = await exported(token);
    expect(kept.map(({ placeId }) => placeId)).toEqual(["septime", "le-grand-rex", "afaria"]);
  });

  it("is exported as a file that is not cached, without the password or its hash", async () => {
    const { token } = await somebody();
    const answer = await api.get("/auth/export", token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="flaneur-data.json"');
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).not.toMatch(new RegExp(`${PASSWORD}|hash|digest`, "i"));
    expect(events()).toEqual(["sign-up", "data-export"]);
  });

  it("can be exported a limited number of times an hour, counted per account", async () => {
    const [one, two] = [await signUp(strict), await signUp(strict)];
    const download = async ({ token }: { token: string }) => {
      const answer = await strict.get("/auth/export", token);
      // An export that is not read keeps its place among the exports of the account.
      await answer.text();
      return answer.status;
    };
    expect([await download(one), await download(one), await download(one), await download(one)]).toEqual(
      Array(4).fill(200),
    );
    const refused = await strict.get("/auth/export", one.token);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 3_500]).toEqual([429, true]);
    expect(await download(two)).toBe(200);
  });

  it("is deleted at once with its sessions, known sites, favorites and views, and other accounts are not changed", async () => {
    const [camille, other] = [await somebody(), await somebody()];
    const second = SignedInBody.parse(await (await logIn(camille.user.username, "198.51.100.7")).json()).token;
    const othersRows = await rowsOf(other.user.id);
    expect(await rowsOf(camille.user.id)).toEqual({ sessions: 2, knownSites: 1, favorites: 1, views: 1, users: 1 });
    const answer = await remove(camille.token);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(await rowsOf(camille.user.id)).toEqual({ sessions: 0, knownSites: 0, favorites: 0, views: 0, users: 0 });
    expect([await isSignedIn(camille.token), await isSignedIn(second)]).toEqual([false, false]);
    expect((await logIn(camille.user.username)).status).toBe(401);
    expect(await rowsOf(other.user.id)).toEqual(othersRows);
    expect(await isSignedIn(other.token)).toBe(true);
    expect(events().slice(-2)).toEqual(["account-deletion", "sign-in-failed"]);
  });

  it("frees its e-mail address when deleted: a new account has no data of the old one", async () => {
    const { token, user } = await somebody();
    await remove(token);
    const again = await signUp(api, user.username);
    expect(again.user.id).not.toBe(user.id);
    expect(await exported(again.token)).toMatchObject({ favorites: [], views: [] });
  });

  it("is not changed when the password for its deletion is wrong, and its sessions continue", async () => {
    const { token, user } = await somebody();
    const before = await rowsOf(user.id);
    const answer = await remove(token, "wrong!");
    expect([answer.status, ErrorBody.parse(await answer.json())]).toEqual([403, WRONG]);
    expect(await rowsOf(user.id)).toEqual(before);
    expect(await isSignedIn(token)).toBe(true);
    expect(events().at(-1)).toBe("account-deletion-failed");
  });

  it.each([
    [undefined, "Password is required"],
    ["", "Password is required"],
    [["pont-neuf"], "Password must be a string"],
  ])("is not deleted with the password %j", async (password, error) => {
    const { token, user } = await signUp(api);
    const answer = await api.send("DELETE", "/auth/account", { body: { password }, token });
    expect([answer.status, ErrorBody.parse(await answer.json()).error]).toEqual([400, error]);
    expect(await rowsOf(user.id)).toMatchObject({ users: 1 });
  });

  it("can be neither exported nor deleted without a valid token", async () => {
    for (const token of [undefined, "not-a-token"]) {
      expect((await api.get("/auth/export", token)).status).toBe(401);
      expect((await remove(token)).status).toBe(401);
    }
  });

  it("is not deleted with the right password after too many wrong passwords in deletions and password changes", async () => {
    const { token, user } = await signUp(strict);
    for (let i = 0; i < 2; i++) expect((await remove(token, "wrong!", strict)).status).toBe(403);
    const change = { currentPassword: "wrong!", newPassword: "pont-des-arts" };
    expect((await strict.post("/auth/change-password", change, token)).status).toBe(403);
    const refused = await remove(token, PASSWORD, strict);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await rowsOf(user.id)).toMatchObject({ users: 1 });
    expect(events().at(-1)).toBe("lock-out");
  });

  it("leaves no row when it is deleted during other calls of its owner, and each call gets success or 401", async () => {
    for (let round = 0; round < 5; round++) {
      const { token, user } = await somebody();
      const answers = await Promise.all([
        api.post("/favorites/toggle", { placeId: CLOSED }, token),
        api.post("/views", VIEW, token),
        logIn(user.username),
        remove(token),
        api.post("/favorites", { placeId: CLOSED }, token),
        api.post("/views", VIEW, token),
        api.put("/auth/profile", { displayName: "Camille" }, token),
        api.get("/auth/export", token),
      ]);
      expect(answers[3]?.status).toBe(200);
      for (const { status } of answers) expect([200, 201, 401]).toContain(status);
      await Promise.all(answers.map(({ body }) => body?.cancel()));
      expect(await rowsOf(user.id)).toEqual({ sessions: 0, knownSites: 0, favorites: 0, views: 0, users: 0 });
    }
  });
});
