import { randomBytes } from "node:crypto";
import { SignedInBody } from "@flaneur/contract";
import { createLogger, type LogLevel } from "@flaneur/server-kit";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, PASSWORD, type TestApi } from "../testing/api.ts";
import { describeOnPostgres } from "../testing/databases.ts";
import { DEFAULT_ATTEMPTS } from "./auth/attempt-limits.ts";
import { MAX_SESSIONS } from "./auth/sessions.ts";

const Line = z.strictObject({
  level: z.number(),
  time: z.number(),
  msg: z.literal("security event"),
  security: z.string(),
  requestId: z.string(),
  client: z.string().nullable(),
  account: z.string().optional(),
  method: z.string().optional(),
  path: z.string().optional(),
  count: z.number().optional(),
});
const ADMIN_TOKEN = "administrators-know-this-and-nobody-else";
const CAMILLE = "Camille@example.org";

describeOnPostgres("security events", (database) => {
  let written: string[] = [];
  const apis: TestApi[] = [];
  function apiAt(level: LogLevel, attempts = DEFAULT_ATTEMPTS): TestApi {
    const hasher = { hash: async (text: string) => text, verify: async (hash: string, text: string) => hash === text };
    const api = apiOver(database().db, {
      logger: createLogger(level, { write: (line) => written.push(line) }),
      adminToken: ADMIN_TOKEN,
      secret,
      hasher,
      attempts,
    });
    apis.push(api);
    return api;
  }
  const secret = randomBytes(32);
  let api: TestApi;
  beforeAll(() => {
    api = apiAt("warn");
  });
  beforeEach(() => {
    written = [];
  });
  afterAll(async () => {
    for (const each of apis) await each.remove();
  });

  const events = () => written.map((line) => Line.parse(JSON.parse(line)));
  const names = () => events().map(({ security }) => security);
  let sent = 0;
  const send = (method: string, path: string, body?: unknown, token?: string, over = api) =>
    over.send(method, path, {
      ...(body === undefined ? {} : { body }),
      token,
      headers: { "x-request-id": `request-${++sent}`, "x-forwarded-for": "203.0.113.7" },
    });
  const tokenOf = async (answer: Promise<Response>) => SignedInBody.parse(await (await answer).json()).token;

  it("are logged at level warn for sign-up, sign-in, sign-out and password change, with the request id", async () => {
    const credentials = { username: CAMILLE, password: PASSWORD };
    sent = 0;
    const token = await tokenOf(send("POST", "/auth/signup", credentials));
    await send("POST", "/auth/signup", credentials);
    await send("POST", "/auth/login", { ...credentials, password: "wrong!" });
    await send("POST", "/auth/login", { ...credentials, username: ` ${CAMILLE.toUpperCase()}` });
    await send("POST", "/auth/change-password", { currentPassword: "wrong!", newPassword: "pont-des-arts" }, token);
    await send("POST", "/auth/change-password", { currentPassword: PASSWORD, newPassword: "pont-des-arts" }, token);
    await send("POST", "/auth/logout", undefined, token);
    expect(events().map(({ security, requestId, client }) => [security, requestId, client])).toEqual([
      ["sign-up", "request-1", "203.0.113.0/24"],
      ["sign-up-refused", "request-2", "203.0.113.0/24"],
      ["sign-in-failed", "request-3", "203.0.113.0/24"],
      ["sign-in", "request-4", "203.0.113.0/24"],
      ["password-change-failed", "request-5", "203.0.113.0/24"],
      ["password-change", "request-6", "203.0.113.0/24"],
      ["sign-out", "request-7", "203.0.113.0/24"],
    ]);
    expect(new Set(events().map(({ account }) => account)).size).toBe(1);
    expect(events()[0]?.account).toMatch(/^[\w-]{16}$/);
  });

  it("never contain a password, a token, an e-mail address or a complete IP address", async () => {
    const credentials = { username: "secretive@example.org", password: "Sesame-open-1234" };
    const token = await tokenOf(send("POST", "/auth/signup", credentials));
    await send("POST", "/auth/login", { ...credentials, password: "Sesame-close-1234" });
    await send("GET", "/media/stats", undefined, ADMIN_TOKEN);
    await send("GET", "/media/stats", undefined, token);
    await send("POST", "/auth/logout", undefined, token);
    expect(written).toHaveLength(5);
    for (const secretText of ["secretive", "example.org", "Sesame", token, ADMIN_TOKEN, "203.0.113.7", "argon2"]) {
      expect(written.join("")).not.toContain(secretText);
    }
  });

  it("report a lock-out after too many wrong passwords, even for an account that does not exist", async () => {
    const strict = apiAt("warn", { ...DEFAULT_ATTEMPTS, perAccountAndAddress: 2 });
    for (let i = 0; i < 3; i++) {
      await send("POST", "/auth/login", { username: "nobody@example.org", password: "x" }, undefined, strict);
    }
    expect(names()).toEqual(["sign-in-failed", "sign-in-failed", "lock-out"]);
    expect(new Set(events().map(({ account }) => account)).size).toBe(1);
  });

  it("report how many sessions ended to make room for another", async () => {
    const roomy = apiAt("warn", { ...DEFAULT_ATTEMPTS, signUps: 1_000 });
    const credentials = { username: "often@example.org", password: PASSWORD };
    await send("POST", "/auth/signup", credentials, undefined, roomy);
    for (let i = 0; i < MAX_SESSIONS; i++) await send("POST", "/auth/login", credentials, undefined, roomy);
    expect(names().slice(-2)).toEqual(["sign-in", "sessions-ended"]);
    expect(events().at(-1)).toMatchObject({ count: 1, requestId: `request-${sent}` });
  });

  it("report allowed and refused calls of endpoints that only operators may call", async () => {
    await send("DELETE", "/media/cache", undefined, ADMIN_TOKEN);
    await send("DELETE", "/media/cache", undefined, "another");
    await send("GET", "/media/stats");
    expect(events()).toMatchObject([
      { security: "admin-call", method: "DELETE", path: "/api/media/cache", client: "203.0.113.0/24" },
      { security: "admin-call-refused", method: "DELETE", path: "/api/media/cache" },
      { security: "admin-call-refused", method: "GET", path: "/api/media/stats" },
    ]);
  });

  it("are logged thirty times at most when a client repeats a refused call", async () => {
    const api = apiAt("warn");
    for (let i = 0; i < 100; i++) await send("GET", "/media/stats", undefined, "another", api);
    expect(names()).toEqual(Array(30).fill("admin-call-refused"));
    await api.send("GET", "/media/stats", { headers: { "x-forwarded-for": "198.51.100.1" } });
    expect(events().at(-1)?.client).toBe("198.51.100.0/24");
  });

  it("have the request id of the response, and are omitted at the level error", async () => {
    const answer = await api.post("/auth/login", { username: "id@example.org", password: "x" });
    expect(events()).toMatchObject([{ requestId: answer.headers.get("x-request-id"), client: null }]);
    const quiet = apiAt("error");
    await quiet.post("/auth/login", { username: "id@example.org", password: "x" });
    expect(written).toHaveLength(1);
  });
});
