import { ErrorBody } from "@flaneur/contract";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { rateLimits } from "../db/schema.ts";
import type { AttemptLimits } from "./attempt-limits.ts";

describeOnPostgres("attempts", (database) => {
  const attempts: AttemptLimits = {
    perAccountAndAddress: 4,
    perAccount: 9,
    perAddress: 6,
    perSession: 5,
    perUser: 3,
    reservedPerSession: 2,
    rightPerAccount: 12,
    rightPerAddress: 20,
    signUps: 12,
    resets: 100,
    mailsPerAddress: 3,
    mails: 100,
    exports: 2,
    siteFactor: 2,
  };
  let one: TestApi;
  let two: TestApi;
  beforeAll(() => {
    one = apiOver(database().db, { attempts });
    two = apiOver(database().db, { attempts });
  });
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:00Z") }));
  afterEach(async () => {
    vi.useRealTimers();
    await database().db.delete(rateLimits);
  });
  afterAll(async () => {
    await one.remove();
    await two.remove();
  });

  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  const logIn = (api: TestApi, username: string, password = "wrong", address?: string) =>
    api.send("POST", "/auth/login", {
      body: { username, password },
      headers: address === undefined ? {} : { "x-forwarded-for": address },
    });
  const statuses = async (responses: Iterable<Promise<Response>>) =>
    (await Promise.all(responses)).map(({ status }) => status).toSorted();
  const times = (n: number, request: (i: number) => Promise<Response>) =>
    statuses(Array.from({ length: n }, (_, i) => request(i)));
  /** Returns the status and the Retry-After header, in seconds. */
  const wait = async (response: Promise<Response>) => {
    const { status, headers } = await response;
    return [status, headers.get("retry-after")];
  };
  const change = (token: string, currentPassword: string) =>
    one.post("/auth/change-password", { currentPassword, newPassword: PASSWORD }, token);

  it("to sign in to one account from one address are limited across processes, until the time in Retry-After has passed", async () => {
    const { user } = await signUp(one);
    expect(await statuses([one, two, one, two].map((api) => logIn(api, user.username)))).toEqual([401, 401, 401, 401]);
    for (const api of [one, two]) {
      const refused = await logIn(api, user.username, PASSWORD);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("900");
      expect(ErrorBody.parse(await refused.json())).toEqual({
        code: "too_many_requests",
        error: "Too many attempts. Please try again in 15 minutes.",
      });
    }
    later(14);
    expect(ErrorBody.parse(await (await logIn(two, user.username)).json()).error).toContain("in 1 minute.");
    later(1);
    expect((await logIn(two, user.username, PASSWORD)).status).toBe(200);
  });

  it("to sign in to one account are counted together if they are concurrent or spell its name differently", async () => {
    const { user } = await signUp(one);
    const names = [user.username, user.username.toUpperCase(), ` ${user.username} `];
    const tries = Array.from({ length: 15 }, (_, i) => logIn(i % 2 ? one : two, names[i % 3] ?? ""));
    expect(await statuses(tries)).toEqual([...Array(4).fill(401), ...Array(11).fill(429)]);
  });

  it("to sign in to an account that does not exist are limited in the same way", async () => {
    const tries = Array.from({ length: 6 }, () => logIn(one, "nobody@example.org"));
    expect(await statuses(tries)).toEqual([401, 401, 401, 401, 429, 429]);
  });

  it("to sign in from one address to any accounts are limited, without limiting other addresses", async () => {
    const tries = Array.from({ length: 8 }, (_, i) =>
      logIn(i % 2 ? one : two, `a${i}@example.org`, "x", "203.0.113.7"),
    );
    expect(await statuses(tries)).toEqual([...Array(6).fill(401), 429, 429]);
    expect((await logIn(one, "b@example.org", "x", "203.0.113.8")).status).toBe(401);
  });

  it("to sign in from one address do not prevent the owner from signing in from another address", async () => {
    const { user, token } = await signUp(one);
    const guess = () => logIn(one, user.username, "wrong", "203.0.113.20");
    expect(await times(20, guess)).toEqual([...Array(4).fill(401), ...Array(16).fill(429)]);
    expect((await logIn(two, user.username, PASSWORD, "203.0.113.21")).status).toBe(200);
    expect((await change(token, PASSWORD)).status).toBe(200);
  });

  it("to sign in to one account from many addresses are limited, but its owner can still change the password", async () => {
    const { user, token } = await signUp(one);
    const guess = (i: number) => logIn(i % 2 ? one : two, user.username, "wrong", `203.0.113.${i}`);
    expect(await times(12, guess)).toEqual([...Array(9).fill(401), 429, 429, 429]);
    expect(await wait(logIn(one, user.username, PASSWORD, "203.0.113.99"))).toEqual([429, "900"]);
    expect((await change(token, PASSWORD)).status).toBe(200);
    later(15);
    expect((await logIn(one, user.username, PASSWORD, "203.0.113.99")).status).toBe(200);
  });

  it("that one limit refuses are not counted by other limits", async () => {
    const { user } = await signUp(one);
    const guess = (address: string) => logIn(one, user.username, "wrong", address);
    await times(6, (i) => logIn(one, `c${i}@example.org`, "x", "203.0.113.30"));
    expect(await times(12, () => guess("203.0.113.30"))).toEqual(Array(12).fill(429));
    expect(await times(9, (i) => guess(`198.51.100.${i}`))).toEqual(Array(9).fill(401));
    later(10);
    for (let i = 0; i < 5; i++) expect(await wait(guess("203.0.113.31"))).toEqual([429, "300"]);
    later(5);
    expect(await times(4, () => guess("203.0.113.31"))).toEqual(Array(4).fill(401));
  });

  it("that several limits refuse get the longest waiting time of these limits", async () => {
    const { user } = await signUp(one);
    const from = (username: string) => logIn(one, username, "wrong", "203.0.113.40");
    await from("d@example.org");
    later(10);
    await times(4, () => from(user.username));
    later(5);
    await times(6, (i) => from(`d${i}@example.org`));
    later(1);
    expect(await wait(from(user.username))).toEqual([429, "840"]);
  });

  it("are limited by default to 10 for one account from one address, to 100 for one account, and to 100 from one address", async () => {
    const passwords = { hash: async (text: string) => text, verify: async () => false };
    const api = apiOver(database().db, { hasher: passwords });
    const tries = async (n: number, username: string, address: (i: number) => string) =>
      (await times(n, (i) => logIn(api, username, "x", address(i)))).filter((status) => status === 401).length;
    expect(await tries(12, "e@example.org", () => "203.0.113.50")).toBe(10);
    expect(await tries(110, "e@example.org", (i) => `198.51.100.${i}`)).toBe(90);
    const others = Array.from({ length: 100 }, (_, i) => logIn(api, `e${i}@example.org`, "x", "203.0.113.50"));
    expect((await statuses(others)).filter((status) => status === 401)).toHaveLength(90);
    await api.remove();
  });

  it("with the correct password are not counted as wrong ones", async () => {
    const { user } = await signUp(one);
    for (let round = 0; round < 10; round++) {
      expect((await logIn(one, user.username, PASSWORD, "203.0.113.9")).status).toBe(200);
    }
  });

  it("with wrong passwords for one account from one address are forgotten after a correct password", async () => {
    const { user } = await signUp(one);
    await logIn(one, user.username, "wrong");
    await logIn(one, user.username, PASSWORD);
    const tries = Array.from({ length: 5 }, () => logIn(one, user.username));
    expect(await statuses(tries)).toEqual([401, 401, 401, 401, 429]);
  });

  it("to sign up are limited more strictly for e-mail addresses that have an account", async () => {
    const { user } = await signUp(one);
    const sign = (username: string) =>
      one.send("POST", "/auth/signup", {
        body: { username, password: PASSWORD },
        headers: { "x-forwarded-for": "203.0.113.10" },
      });
    expect((await sign("first@example.org")).status).toBe(201);
    expect((await sign(user.username)).status).toBe(409);
    expect((await sign("second@example.org")).status).toBe(201);
    const refused = await sign("third@example.org");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  });

  it("to sign in from the networks of one IPv6 site are limited together", async () => {
    const { user } = await signUp(one);
    const network = (i: number, site = 0) => `2001:db8:0:${(site * 256 + i).toString(16)}::1`;
    // One account: 4 from each network of 64 bits, 8 from the site with its 256 networks.
    const guess = (i: number) => logIn(i % 2 ? one : two, user.username, "wrong", network(i));
    expect(await times(12, guess)).toEqual([...Array(8).fill(401), ...Array(4).fill(429)]);
    expect((await logIn(one, user.username, PASSWORD, network(0, 1))).status).toBe(200);
    // Many accounts: 6 from each network, 12 from the site.
    const others = (i: number) => logIn(one, `f${i}@example.org`, "wrong", network(i, 2));
    expect(await times(20, others)).toEqual([...Array(12).fill(401), ...Array(8).fill(429)]);
    expect((await logIn(one, "f@example.org", "wrong", network(0, 3))).status).toBe(401);
  });

  it("to sign up from the networks of one IPv6 site are limited together", async () => {
    const sign = (i: number) =>
      one.send("POST", "/auth/signup", {
        body: { username: `g${i}@example.org`, password: PASSWORD },
        headers: { "x-forwarded-for": `2001:db8:9:${i.toString(16)}::1` },
      });
    const limit = 12 * 2;
    expect(await times(limit + 4, sign)).toEqual([...Array(limit).fill(201), ...Array(4).fill(429)]);
  });

  it("are stored without e-mail addresses, and are deleted by the first attempt after their time window", async () => {
    await logIn(one, "trace@example.org", "x", "203.0.113.60");
    const rows = await database().db.select().from(rateLimits);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain("trace");
    later(20);
    await logIn(one, "next@example.org", "x", "203.0.113.61");
    expect(await database().db.select().from(rateLimits)).toHaveLength(3);
  });
});
