import { randomBytes, randomUUID } from "node:crypto";
import { ErrorBody, SignedInBody, UserAnswer } from "@flaneur/contract";
import { eq } from "drizzle-orm";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { UNLIMITED } from "../../testing/unlimited.ts";
import { sessions } from "../db/schema.ts";
import { MAX_SESSIONS, SESSION_MS } from "./sessions.ts";

const NEW_PASSWORD = "pont-des-arts";

describeOnPostgres("sessions", (database) => {
  const secret = randomBytes(32);
  let clock = new Date("2026-03-01T10:00:00Z");
  let api: TestApi;
  beforeAll(() => {
    api = apiOver(database().db, { secret, now: () => clock });
  });
  /** An API on the same database, without the cost of hashing and without limits on tries. */
  let quick: TestApi;
  beforeAll(() => {
    const hasher = { hash: async (text: string) => text, verify: async (hash: string, text: string) => hash === text };
    quick = apiOver(database().db, { secret, now: () => clock, hasher, attempts: UNLIMITED });
  });
  afterAll(async () => {
    await api.remove();
    await quick.remove();
  });

  const logIn = async (username: string, password = PASSWORD, over = api) =>
    SignedInBody.parse(await (await over.post("/auth/login", { username, password })).json()).token;
  const holds = async (token: string) => (await api.get("/auth/verify", token)).status === 200;

  it("identify their users", async () => {
    const { token, user } = await signUp(api);
    expect(UserAnswer.parse(await (await api.get("/auth/verify", token)).json())).toEqual({ success: true, user });
  });

  it("end on sign-out, while other sessions of the user continue", async () => {
    const { token, user } = await signUp(api);
    const other = await logIn(user.username);
    const answer = await api.post("/auth/logout", undefined, token);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect([await holds(token), await holds(other)]).toEqual([false, true]);
  });

  it("end when the password changes, except for the session that changed it", async () => {
    const { token, user } = await signUp(api);
    const others = await Promise.all([logIn(user.username), logIn(user.username)]);
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await api.post("/auth/change-password", change, token)).status).toBe(200);
    expect(await Promise.all([token, ...others].map(holds))).toEqual([true, false, false]);
    expect((await api.post("/auth/login", { username: user.username, password: PASSWORD })).status).toBe(401);
    expect(await holds(await logIn(user.username, NEW_PASSWORD))).toBe(true);
  });

  it("do not survive a password change that happens while they are created", async () => {
    const { token, user } = await signUp(api);
    const [changed, ...begun] = await Promise.all([
      api.post("/auth/change-password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, token),
      ...Array.from({ length: 5 }, () => api.post("/auth/login", { username: user.username, password: PASSWORD })),
    ]);
    expect(changed?.status).toBe(200);
    for (const answer of begun) {
      if (answer.status === 200) expect(await holds(SignedInBody.parse(await answer.json()).token)).toBe(false);
      else expect(answer.status).toBe(401);
    }
  });

  it("continue when a change of the password is refused with 403, since the current password is wrong", async () => {
    const { token, user } = await signUp(api);
    const other = await logIn(user.username);
    const change = { currentPassword: "wrong", newPassword: NEW_PASSWORD };
    const answer = await api.post("/auth/change-password", change, token);
    expect(answer.status).toBe(403);
    expect(ErrorBody.parse(await answer.json())).toEqual({
      code: "forbidden",
      error: "The current password is not right",
      details: [{ field: "currentPassword", message: "The current password is not right" }],
    });
    expect([await holds(token), await holds(other)]).toEqual([true, true]);
  });

  it.each([
    [{}, "Current password is required"],
    [{ currentPassword: "", newPassword: NEW_PASSWORD }, "Current password is required"],
    [{ currentPassword: PASSWORD }, "New password is required"],
    [{ currentPassword: PASSWORD, newPassword: "" }, "New password is required"],
    [{ currentPassword: PASSWORD, newPassword: "12345" }, "Password must be at least 6 characters"],
    [{ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirm: "x" }, "confirm is not a parameter of this call"],
  ])("do not allow a change of the password with %j", async (body, error) => {
    const { token } = await signUp(api);
    const answer = await api.post("/auth/change-password", body, token);
    expect([answer.status, ErrorBody.parse(await answer.json()).error]).toEqual([400, error]);
  });

  it("end after seven days, and are deleted at the user's next sign-in", async () => {
    const start = clock;
    const { token, user } = await signUp(api);
    const { exp, iat } = decodeJwt(token);
    expect(Number(exp) - Number(iat)).toBe(SESSION_MS / 1_000);
    clock = new Date(start.getTime() + SESSION_MS - 1_000);
    expect(await holds(token)).toBe(true);
    clock = new Date(start.getTime() + SESSION_MS);
    expect(await holds(token)).toBe(false);
    await logIn(user.username);
    const rows = await database().db.select().from(sessions);
    expect(rows.filter(({ userId }) => userId === user.id)).toHaveLength(1);
  });

  it("end when their row in the database expires, although their token does not", async () => {
    const { token, user } = await signUp(api);
    await database().db.update(sessions).set({ expiresAt: clock }).where(eq(sessions.userId, user.id));
    expect(await holds(token)).toBe(false);
  });

  it("are limited to fifty per account: the oldest ends when the 51st begins", async () => {
    const start = clock;
    const { token, user } = await signUp(quick);
    const tokens = [token];
    for (let i = 1; i <= MAX_SESSIONS; i++) {
      clock = new Date(start.getTime() + i * 1_000);
      tokens.push(await logIn(user.username, PASSWORD, quick));
    }
    const held = await Promise.all(tokens.map(holds));
    expect(held).toEqual([false, ...Array(MAX_SESSIONS).fill(true)]);
    clock = start;
  });

  it("are limited to fifty even when fifteen begin concurrently", async () => {
    const { db } = database();
    const { token, user } = await signUp(quick);
    const expiresAt = new Date(clock.getTime() + SESSION_MS);
    clock = new Date(clock.getTime() + 1_000);
    const before = Array.from({ length: 45 }, () => ({
      id: randomUUID(),
      userId: user.id,
      createdAt: clock,
      expiresAt,
    }));
    await db.insert(sessions).values(before);
    clock = new Date(clock.getTime() + 1_000);
    const credentials = { username: user.username, password: PASSWORD };
    const begin = async (i: number) => {
      // Each request has its own address, since concurrent requests from one address are limited.
      const headers = { "x-forwarded-for": `198.51.100.${i}` };
      return SignedInBody.parse(await (await quick.send("POST", "/auth/login", { body: credentials, headers })).json());
    };
    const tokens = (await Promise.all(Array.from({ length: 15 }, (_, i) => begin(i)))).map((signed) => signed.token);
    const rows = await db.select().from(sessions);
    expect(rows.filter(({ userId }) => userId === user.id)).toHaveLength(MAX_SESSIONS);
    expect((await Promise.all(tokens.map(holds))).every(Boolean)).toBe(true);
    expect(await holds(token)).toBe(false);
    expect(await holds(await logIn(user.username, PASSWORD, quick))).toBe(true);
  });

  it("are rejected without a token, with another scheme, and with a token that is altered or signed with another key", async () => {
    const { token, user } = await signUp(api);
    const { sid } = decodeJwt(token);
    const forge = (key: Uint8Array, subject: string) =>
      new SignJWT({ sid })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer("flaneur")
        .setSubject(subject)
        .setExpirationTime(new Date(clock.getTime() + 60_000))
        .sign(key);
    const unsigned = [{ alg: "none" }, decodeJwt(token)].map((part) =>
      Buffer.from(JSON.stringify(part)).toString("base64url"),
    );
    const someoneElse = await signUp(api);
    const attempts = [
      undefined,
      "Bearer",
      "Bearer x.y.z",
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${token
        .split(".")
        .with(1, someoneElse.token.split(".")[1] ?? "")
        .join(".")}`,
      `Bearer ${unsigned.join(".")}.`,
      `Bearer ${await forge(randomBytes(32), user.id)}`,
      `Bearer ${await forge(secret, someoneElse.user.id)}`,
    ];
    for (const authorization of attempts) {
      const answer = await api.send(
        "GET",
        "/auth/verify",
        authorization === undefined ? {} : { headers: { authorization } },
      );
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(ErrorBody.parse(await answer.json())).toEqual({ error: "Please sign in first", code: "unauthorized" });
    }
    expect(await holds(await forge(secret, user.id))).toBe(true);
  });

  it.each([
    ["GET", "/auth/verify"],
    ["POST", "/auth/logout"],
    ["GET", "/auth/profile"],
    ["PUT", "/auth/profile"],
    ["POST", "/auth/change-password"],
  ])("are checked by %s %s before parameters are validated", async (method, path) => {
    const body = method === "GET" ? {} : { body: { nonsense: true } };
    expect((await api.send(method, path, body)).status).toBe(401);
  });
});
