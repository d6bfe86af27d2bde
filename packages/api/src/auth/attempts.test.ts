import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnBoth } from "../../testing/databases.ts";
import { rateLimits } from "../db/schema.ts";
import { ErrorBody } from "../http/errors.ts";

describeOnBoth("guessing", (database) => {
  const attempts = { perAccount: 4, perAddress: 6, signUps: 12 };
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
  const statuses = async (answers: Iterable<Promise<Response>>) =>
    (await Promise.all(answers)).map(({ status }) => status).toSorted();

  it("at one account is slowed across processes, says for how long, and passes with time", async () => {
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

  it("at one account gains nothing from many tries at once, or from writing its name in other ways", async () => {
    const { user } = await signUp(one);
    const names = [user.username, user.username.toUpperCase(), ` ${user.username} `];
    const tries = Array.from({ length: 15 }, (_, i) => logIn(i % 2 ? one : two, names[i % 3] ?? ""));
    expect(await statuses(tries)).toEqual([...Array(4).fill(401), ...Array(11).fill(429)]);
  });

  it("at an account that does not exist is slowed just as much", async () => {
    const tries = Array.from({ length: 6 }, () => logIn(one, "nobody@example.org"));
    expect(await statuses(tries)).toEqual([401, 401, 401, 401, 429, 429]);
  });

  it("from one address is slowed whatever the accounts, and others are not held up", async () => {
    const tries = Array.from({ length: 8 }, (_, i) =>
      logIn(i % 2 ? one : two, `a${i}@example.org`, "x", "203.0.113.7"),
    );
    expect(await statuses(tries)).toEqual([...Array(6).fill(401), 429, 429]);
    expect((await logIn(one, "b@example.org", "x", "203.0.113.8")).status).toBe(401);
  });

  it("is not what people do who know their password", async () => {
    const { user } = await signUp(one);
    for (let round = 0; round < 10; round++) {
      expect((await logIn(one, user.username, PASSWORD, "203.0.113.9")).status).toBe(200);
    }
    await logIn(one, user.username, "wrong");
    await logIn(one, user.username, PASSWORD);
    const tries = Array.from({ length: 5 }, () => logIn(one, user.username));
    expect(await statuses(tries)).toEqual([401, 401, 401, 401, 429]);
  });

  it("the current password with a token that was found is slowed too", async () => {
    const { token } = await signUp(one);
    const change = { currentPassword: "wrong!", newPassword: "another" };
    const tries = Array.from({ length: 6 }, () => one.post("/auth/change-password", change, token));
    expect(await statuses(tries)).toEqual([403, 403, 403, 403, 429, 429]);
  });

  it("who has an account is slowed more than making one", async () => {
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

  it("leaves no trace once it is over, and no e-mail address before", async () => {
    await logIn(one, "trace@example.org");
    const rows = await database().db.select().from(rateLimits);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("trace");
    later(20);
    await logIn(one, "next@example.org");
    expect(await database().db.select().from(rateLimits)).toHaveLength(1);
  });
});
