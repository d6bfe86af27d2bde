import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { UNLIMITED } from "../../testing/unlimited.ts";
import { rateLimits, sessions } from "../db/schema.ts";

describeOnPostgres("signing in with the right password", (database) => {
  let verified = 0;
  let api: TestApi;
  beforeAll(() => {
    const hasher = {
      hash: async (password: string) => password,
      verify: async (hash: string, password: string) => {
        verified += 1;
        return hash === password;
      },
    };
    api = apiOver(database().db, { hasher, attempts: { ...UNLIMITED, rightPerAccount: 5, rightPerAddress: 8 } });
  });
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:00Z") }));
  afterEach(async () => {
    vi.useRealTimers();
    await database().db.delete(rateLimits);
  });
  afterAll(() => api.remove());

  const logIn = (username: string, client: string, password = PASSWORD) =>
    api.send("POST", "/auth/login", { body: { username, password }, headers: { "x-forwarded-for": client } });
  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

  it("is limited for each account, and a wrong password still gets a 401", async () => {
    const { user } = await signUp(api);
    for (let i = 0; i < 5; i++) expect((await logIn(user.username, `198.51.100.${i}`)).status).toBe(200);
    const refused = await logIn(user.username, "198.51.100.9");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await logIn(user.username, "198.51.100.9", "wrong!")).status).toBe(401);
    const rows = await database().db.select().from(sessions);
    expect(rows.filter(({ userId }) => userId === user.id)).toHaveLength(6);
    later(15);
    expect((await logIn(user.username, "198.51.100.9")).status).toBe(200);
  });

  it("is limited for each IP address, whatever the account, and refused before the password is verified", async () => {
    const [one, two] = [await signUp(api), await signUp(api)];
    for (let i = 0; i < 4; i++) {
      expect((await logIn(one.user.username, "203.0.113.7")).status).toBe(200);
      expect((await logIn(two.user.username, "203.0.113.7")).status).toBe(200);
    }
    const before = verified;
    for (const username of [one.user.username, "nobody@example.org"]) {
      expect((await logIn(username, "203.0.113.7")).status).toBe(429);
    }
    expect(verified).toBe(before);
    expect((await logIn(one.user.username, "203.0.113.8")).status).toBe(200);
  });

  it("has a limit that also applies to password changes", async () => {
    const { token } = await signUp(api);
    const change = (password: string) =>
      api.post("/auth/change-password", { currentPassword: password, newPassword: PASSWORD }, token);
    for (let i = 0; i < 5; i++) expect((await change(PASSWORD)).status).toBe(200);
    expect((await change(PASSWORD)).status).toBe(429);
  });
});
