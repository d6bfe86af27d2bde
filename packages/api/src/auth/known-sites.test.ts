import { randomBytes } from "node:crypto";
import { SignedInBody } from "@flaneur/contract";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { apiOver, PASSWORD, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { UNLIMITED } from "../../testing/unlimited.ts";
import { knownSites, rateLimits } from "../db/schema.ts";
import { DEFAULT_ATTEMPTS } from "./attempt-limits.ts";

const DAY_MS = 24 * 60 * 60_000;
const HOME = "203.0.113.7";

describeOnPostgres("a known site of an account", (database) => {
  const { perAccount, perAccountAndAddress, siteFactor } = DEFAULT_ATTEMPTS;
  let apis: readonly [TestApi, TestApi];
  beforeAll(() => {
    const { db } = database();
    const secret = randomBytes(32);
    const hasher = { hash: async (text: string) => text, verify: async (hash: string, text: string) => hash === text };
    const attempts = { ...UNLIMITED, perAccount, perAccountAndAddress, siteFactor };
    const now = () => new Date();
    apis = [apiOver(db, { attempts, secret, hasher, now }), apiOver(db, { attempts, secret, hasher, now })];
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
  let accounts = 0;
  /** Sends requests to the two APIs in turn, as to two processes with one database. */
  const send = (path: string, body: unknown, from: string, token?: string) =>
    apis[turn++ % 2 ? 0 : 1].send("POST", path, { body, token, headers: { "x-forwarded-for": from } });
  const logIn = async (username: string, from: string, password = PASSWORD) =>
    (await send("/auth/login", { username, password }, from)).status;
  async function signUp(from: string) {
    const username = `known-${++accounts}@example.org`;
    return SignedInBody.parse(await (await send("/auth/signup", { username, password: PASSWORD }, from)).json());
  }
  /** Tries a hundred wrong passwords, from so many addresses that no address reaches its limit. */
  async function guessFromAnywhere(username: string): Promise<void> {
    const tries = Array.from({ length: perAccount }, (_, i) => logIn(username, `198.51.100.${i % 25}`, "wrong!"));
    expect(new Set(await Promise.all(tries))).toEqual(new Set([401]));
    expect(await logIn(username, "192.0.2.1", "wrong!")).toBe(429);
  }
  const rows = () => database().db.select().from(knownSites);

  it("has its own limit, so that guesses from elsewhere do not prevent the owner from signing in at the site", async () => {
    const { user } = await signUp(HOME);
    await guessFromAnywhere(user.username);
    for (let i = 0; i < perAccountAndAddress - 1; i++) expect(await logIn(user.username, HOME, "wrong!")).toBe(401);
    expect(await logIn(user.username, HOME)).toBe(200);
    // From an unknown site, the owner's sign-in is refused like any other.
    expect(await logIn(user.username, "203.0.113.8")).toBe(429);
    // Guesses from the known site are limited like all others.
    for (let i = 0; i < perAccountAndAddress; i++) expect(await logIn(user.username, HOME, "wrong!")).toBe(401);
    expect(await logIn(user.username, HOME, "wrong!")).toBe(429);
  });

  it("is stored by a successful sign-in, and not by a failed one", async () => {
    const { user } = await signUp(HOME);
    expect(await logIn(user.username, "203.0.113.9", "wrong!")).toBe(401);
    expect(await logIn(user.username, "203.0.113.10")).toBe(200);
    await database().db.delete(rateLimits);
    await guessFromAnywhere(user.username);
    expect(await logIn(user.username, "203.0.113.9")).toBe(429);
    expect(await logIn(user.username, "203.0.113.10")).toBe(200);
  });

  it("includes all networks of an IPv6 site", async () => {
    const { user } = await signUp("2001:db8:0:101::1");
    await guessFromAnywhere(user.username);
    expect(await logIn(user.username, "2001:db8:0:1ff::2")).toBe(200);
    expect(await logIn(user.username, "2001:db8:0:200::1")).toBe(429);
  });

  it("applies to one account only", async () => {
    const [one, two] = [await signUp(HOME), await signUp("203.0.113.20")];
    await guessFromAnywhere(two.user.username);
    expect(await logIn(two.user.username, HOME)).toBe(429);
    expect(await logIn(one.user.username, HOME)).toBe(200);
  });

  it("is deleted after three months without a sign-in, and an account keeps at most twenty sites", async () => {
    const { user } = await signUp(HOME);
    const ofUser = async () => (await rows()).filter(({ userId }) => userId === user.id);
    vi.setSystemTime(Date.now() + 89 * DAY_MS);
    expect(await logIn(user.username, "192.0.2.50")).toBe(200);
    expect(await ofUser()).toHaveLength(2);
    vi.setSystemTime(Date.now() + DAY_MS);
    await guessFromAnywhere(user.username);
    expect(await logIn(user.username, HOME)).toBe(429);
    expect(await logIn(user.username, "192.0.2.50")).toBe(200);
    expect(await ofUser()).toHaveLength(1);
    await database().db.delete(rateLimits);
    const places = Array.from({ length: 30 }, (_, i) => `192.0.2.${100 + i}`);
    expect(new Set(await Promise.all(places.map((place) => logIn(user.username, place))))).toEqual(new Set([200]));
    expect(await ofUser()).toHaveLength(20);
  });

  it("is deleted when the password is changed from another site", async () => {
    const { user, token } = await signUp(HOME);
    expect(await logIn(user.username, "192.0.2.66")).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: PASSWORD };
    expect((await send("/auth/change-password", change, HOME, token)).status).toBe(200);
    await guessFromAnywhere(user.username);
    expect(await logIn(user.username, "192.0.2.66")).toBe(429);
    expect(await logIn(user.username, HOME)).toBe(200);
  });

  it("is stored as a digest that reveals neither the address nor that two accounts share it", async () => {
    const [one, two] = [await signUp(HOME), await signUp(HOME)];
    const found = (await rows()).filter(({ userId }) => userId === one.user.id || userId === two.user.id);
    expect(new Set(found.map(({ digest }) => digest)).size).toBe(2);
    expect(JSON.stringify(found)).not.toContain("203.0.113");
  });
});
