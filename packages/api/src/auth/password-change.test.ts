import { SignedInBody } from "@flaneur/contract";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { UNLIMITED } from "../../testing/unlimited.ts";
import { knownSites, rateLimits } from "../db/schema.ts";
import { DEFAULT_ATTEMPTS } from "./attempt-limits.ts";

const { perSession, perUser, reservedPerSession } = DEFAULT_ATTEMPTS;

describeOnPostgres("guessing the current password with a stolen token", (database) => {
  let apis: readonly [TestApi, TestApi];
  beforeAll(() => {
    const { db } = database();
    const secret = crypto.getRandomValues(new Uint8Array(32));
    const hasher = { hash: async (text: string) => text, verify: async (hash: string, text: string) => hash === text };
    const attempts = { ...UNLIMITED, perSession, perUser, reservedPerSession };
    apis = [apiOver(db, { attempts, secret, hasher }), apiOver(db, { attempts, secret, hasher })];
  });
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:00Z") }));
  afterEach(async () => {
    vi.useRealTimers();
    await database().db.delete(rateLimits);
  });
  afterAll(async () => {
    for (const api of apis) await api.remove();
  });

  let turn = 0;
  /** Sends password changes in turn to the two APIs, which share a database and a key, as two processes do. */
  const change = (token: string, currentPassword = "wrong!", newPassword = PASSWORD) =>
    apis[turn++ % 2 ? 0 : 1].post("/auth/change-password", { currentPassword, newPassword }, token);
  const guess = async (token: string, times: number) =>
    (await Promise.all(Array.from({ length: times }, () => change(token)))).map(({ status }) => status).toSorted();
  const logIn = async (username: string) =>
    SignedInBody.parse(await (await apis[0].post("/auth/login", { username, password: PASSWORD })).json()).token;

  it("is limited to ten tries in the session of the token, across processes, without limiting the owner's other sessions", async () => {
    const { token: found, user } = await signUp(apis[0]);
    const own = await logIn(user.username);
    expect(await guess(found, 20)).toEqual([...Array(10).fill(403), ...Array(10).fill(429)]);
    const refused = await change(found, PASSWORD);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await change(own, PASSWORD)).status).toBe(200);
    expect((await change(found)).status).toBe(401);
  });

  it("is limited over all sessions of a user together, except for the first three tries in each session", async () => {
    const { token, user } = await signUp(apis[0]);
    const found = [token];
    for (let i = 0; i < 19; i++) found.push(await logIn(user.username));
    let tried = 0;
    for (const each of found) tried += (await guess(each, 12)).filter((status) => status === 403).length;
    expect(tried).toBe(found.length * reservedPerSession + perUser);
    const own = await logIn(user.username);
    expect((await change(own)).status).toBe(403);
    expect((await change(own)).status).toBe(403);
    expect((await change(own, PASSWORD)).status).toBe(200);
    // A password change resets the counts, and ends all other sessions.
    expect(await guess(own, 10)).toEqual(Array(10).fill(403));
    expect((await change(token)).status).toBe(401);
  });

  it("is counted for a quarter of an hour, and does not limit sign-ins", async () => {
    const { token, user } = await signUp(apis[0]);
    await guess(token, 12);
    expect(await logIn(user.username)).toBeTypeOf("string");
    vi.setSystemTime(Date.now() + 15 * 60_000);
    expect(await guess(token, 11)).toEqual([...Array(10).fill(403), 429]);
  });
});

describeOnPostgres("a change of the password", (database) => {
  it("forgets the sites of all other sign-ins, which may be those of a thief", async () => {
    const api = apiOver(database().db);
    const from = (address: string, path: string, body: object, token?: string) =>
      api.send("POST", path, { body, token, headers: { "x-forwarded-for": address } });
    const account = { username: "sites@example.org", password: PASSWORD };
    const { token, user } = SignedInBody.parse(await (await from("203.0.113.7", "/auth/signup", account)).json());
    expect((await from("192.0.2.66", "/auth/login", account)).status).toBe(200);
    const sites = async () => {
      const ofUser = eq(knownSites.userId, user.id);
      const rows = await database().db.select().from(knownSites).where(ofUser).orderBy(knownSites.usedAt);
      return rows.map(({ digest }) => digest);
    };
    const before = await sites();
    const change = { currentPassword: PASSWORD, newPassword: PASSWORD };
    expect((await from("203.0.113.7", "/auth/change-password", change, token)).status).toBe(200);
    expect([before.length, await sites()]).toEqual([2, before.slice(0, 1)]);
    await api.remove();
  });
});
