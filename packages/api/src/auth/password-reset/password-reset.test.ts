import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLogger } from "@flaneur/server-kit";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../../testing/api.ts";
import { createPostgresDatabase, describeOnPostgres } from "../../../testing/databases.ts";
import { mailingApi, PUBLIC_URL, plainHasher } from "../../../testing/mailing-api.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../testing/smtp-server.ts";
import { UNLIMITED } from "../../../testing/unlimited.ts";
import { openDatabase } from "../../db/open-database.ts";
import { passwordResets, rateLimits } from "../../db/schema.ts";
import type { Auth } from "../auth.ts";
import { createMailer } from "../links/mailer.ts";

const NEW_PASSWORD = "pont-des-arts";
const MINUTE_MS = 60_000;

describeOnPostgres("a password reset", (database) => {
  let smtp: TestSmtpServer;
  let api: TestApi;
  let auth: Auth;
  let written: string[] = [];
  let clock = Date.now();
  const opened: TestApi[] = [];

  /** Creates an API that sends mails to the test's server. */
  function apiWith(limits = UNLIMITED) {
    const parts = { db: database().db, smtp, limits, now: () => new Date(clock) };
    const made = mailingApi({ ...parts, onLog: (line) => written.push(line) });
    opened.push(made.api);
    return made;
  }

  beforeAll(async () => {
    smtp = await startSmtpServer();
    ({ api, auth } = apiWith());
  });
  beforeEach(() => {
    written = [];
    clock = Date.now();
  });
  afterAll(async () => {
    for (const each of opened) await each.remove();
    await smtp.close();
  });

  const ask = async (username: string, body: object = {}, over = { api, auth }) => {
    const answer = await over.api.post("/auth/password-reset", { username, ...body });
    await over.auth.settled();
    return { status: answer.status, body: await answer.json() };
  };
  const mailsTo = (username: string) => smtp.mails.filter(({ to }) => to.includes(username));
  const tokenTo = (username: string): string =>
    /#reset=([\w-]+)/.exec(mailsTo(username).at(-1)?.text ?? "")?.[1] ?? "no link";
  const reset = (token: string, newPassword: unknown = NEW_PASSWORD) =>
    api.put("/auth/password-reset", { token, newPassword });
  const logIn = async (username: string, password: string) =>
    (await api.post("/auth/login", { username, password })).status;

  it("sets a new password through the link in a mail, and ends all sessions", async () => {
    const { token, user } = await signUp(api);
    await ask(user.username);
    const [mail] = mailsTo(user.username);
    expect(mail?.from).toBe("no-reply@guide.example.org");
    expect(mail?.text).toContain(`${PUBLIC_URL}/login#reset=`);
    expect(mail?.text).toMatch(
      /\n-- \r?\nLes Promeneurs\r?\n12 rue de la Fontaine, 75011 Paris\r?\nguide@example\.org/,
    );
    expect((await reset(tokenTo(user.username))).status).toBe(200);
    expect((await api.get("/auth/verify", token)).status).toBe(401);
    expect([await logIn(user.username, PASSWORD), await logIn(user.username, NEW_PASSWORD)]).toEqual([401, 200]);
  });

  it("works once for each link, even if the link is used twice at the same time", async () => {
    const { user } = await signUp(api);
    await ask(user.username);
    const link = tokenTo(user.username);
    const statuses = (await Promise.all([reset(link), reset(link)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 403]);
    expect((await reset(link)).status).toBe(403);
  });

  it("rejects a link that is older than 30 minutes, and all other links of an account once one link has been used", async () => {
    const { user } = await signUp(api);
    await ask(user.username);
    const first = tokenTo(user.username);
    clock += 31 * MINUTE_MS;
    expect((await reset(first)).status).toBe(403);
    await ask(user.username);
    const second = tokenTo(user.username);
    await ask(user.username);
    expect((await reset(tokenTo(user.username))).status).toBe(200);
    expect((await reset(second)).status).toBe(403);
  });

  it("has the same response for every address, but sends a mail only if the address has an account", async () => {
    const { user } = await signUp(api);
    const stranger = `${randomUUID()}@example.org`;
    const answers = [await ask(user.username), await ask(stranger)];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toEqual({ status: 200, body: { success: true } });
    expect([mailsTo(user.username).length, mailsTo(stranger).length]).toEqual([1, 0]);
  });

  it("responds before the mail is sent", async () => {
    const { user } = await signUp(api);
    const before = smtp.mails.length;
    await api.post("/auth/password-reset", { username: user.username });
    expect(smtp.mails.length).toBe(before);
    await auth.settled();
    expect(smtp.mails.length).toBe(before + 1);
  });

  it("sends the mail in the language of the request, or else of the account", async () => {
    const { user, token } = await signUp(api);
    await ask(user.username, { language: "fr" });
    expect(mailsTo(user.username).at(-1)?.text).toContain("Un nouveau mot de passe a été demandé");
    await api.put("/auth/profile", { locale: "fr-FR" }, token);
    await ask(user.username);
    expect(mailsTo(user.username).at(-1)?.text).toContain("Bonjour");
    await ask(user.username, { language: "en" });
    expect(mailsTo(user.username).at(-1)?.text).toContain("Someone asked for a new password");
  });

  it("sends a limited number of mails to each address, and always responds with 200", async () => {
    const limited = apiWith({ ...UNLIMITED, mailsPerAddress: 2 });
    const { user } = await signUp(limited.api);
    const answers = [];
    for (const _ of [1, 2, 3, 4]) answers.push((await ask(user.username, {}, limited)).status);
    expect([answers, mailsTo(user.username).length]).toEqual([[200, 200, 200, 200], 2]);
  });

  it("sends a limited number of mails to all addresses together, not counting requests for unknown addresses", async () => {
    const limited = apiWith({ ...UNLIMITED, mails: 1 });
    const users = [await signUp(limited.api), await signUp(limited.api)].map(({ user }) => user.username);
    await database().db.delete(rateLimits);
    for (const unknown of ["a@example.org", "b@example.org"]) await ask(unknown, {}, limited);
    const before = smtp.mails.length;
    for (const username of users) await ask(username, {}, limited);
    expect(smtp.mails.length).toBe(before + 1);
  });

  it("has one limit for the requests and the tried links of a client together", async () => {
    const limited = apiWith({ ...UNLIMITED, resets: 2 });
    const headers = { "x-forwarded-for": "203.0.113.77" };
    const send = (method: string, body: object) => limited.api.send(method, "/auth/password-reset", { body, headers });
    const statuses = [];
    for (const _ of [1, 2]) statuses.push((await send("POST", { username: "a@example.org" })).status);
    statuses.push((await send("PUT", { token: "guessed", newPassword: NEW_PASSWORD })).status);
    await limited.auth.settled();
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("leaves no token in the database or in the log, and no address in the log", async () => {
    const { user } = await signUp(api);
    await ask(user.username);
    const rows = await database().db.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
    const link = tokenTo(user.username);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(link);
    await reset(link);
    expect(written.join("")).not.toContain(link);
    expect(written.join("")).not.toContain(user.username);
    const events = written.map((line) => JSON.parse(line).security);
    expect(events.slice(-2)).toEqual(["password-reset-request", "password-reset"]);
  });

  it.each([
    ["12345", "New password must be at least 6 characters"],
    ["", "New password is required"],
    [undefined, "New password is required"],
  ])("keeps its link valid after it rejects the new password %j", async (password, error) => {
    const { user } = await signUp(api);
    await ask(user.username);
    const refusal = await api.put("/auth/password-reset", { token: tokenTo(user.username), newPassword: password });
    expect(refusal.status).toBe(400);
    expect(await refusal.json()).toMatchObject({ error: expect.stringContaining(error.slice(-20)) });
    expect((await reset(tokenTo(user.username))).status).toBe(200);
  });

  it("is not offered by a server that sends no mail", async () => {
    const silent = apiOver(database().db);
    opened.push(silent);
    expect(await (await silent.get("/auth/password-reset")).json()).toEqual({ success: true, offered: false });
    expect((await silent.post("/auth/password-reset", { username: "a@example.org" })).status).toBe(403);
    expect(await (await api.get("/auth/password-reset")).json()).toEqual({ success: true, offered: true });
  });

  it("has no stored links after the account is deleted", async () => {
    const { user, token } = await signUp(api);
    await ask(user.username);
    await api.send("DELETE", "/auth/account", { body: { password: PASSWORD }, token });
    const [left] = await database()
      .db.select({ n: count() })
      .from(passwordResets)
      .where(eq(passwordResets.userId, user.id));
    expect(left?.n).toBe(0);
  });

  it("responds with 200 when the mail server rejects the mail, and logs the failure without the address", async () => {
    const { user } = await signUp(api);
    smtp.refuse();
    expect((await ask(user.username)).status).toBe(200);
    expect(written.join("")).toContain("a mail could not be sent");
    expect(written.join("")).not.toContain(user.username);
  });
});

describe("the settings of mail", () => {
  it("need PUBLIC_URL if SMTP_URL is set", () => {
    const settings = { smtpUrl: "smtp://127.0.0.1:25", mailFrom: undefined, publicUrl: undefined, operator: null };
    expect(() => createMailer(settings, createLogger("silent"))).toThrow("SMTP_URL needs PUBLIC_URL, too");
    expect(createMailer({ ...settings, smtpUrl: undefined }, createLogger("silent"))).toBeNull();
  });
});

describe("npm run account", () => {
  it("creates a reset link for the account of the given address, and reports an error if no account has the address", async () => {
    const created = await createPostgresDatabase();
    const database = await openDatabase({ databaseUrl: created.url, dataDir: "" });
    const api = apiOver(database.db, { hasher: plainHasher });
    const { user } = await signUp(api);
    const run = (...options: readonly string[]) => {
      const env = { ...process.env, DATABASE_URL: created.url, PUBLIC_URL };
      const program = resolve(import.meta.dirname, "../../account/main.ts");
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], { env, encoding: "utf8" });
      return { status, text: `${stdout}${stderr}` };
    };
    const made = run("reset-link", user.username.toUpperCase());
    const token = /#reset=([\w-]+)/.exec(made.text)?.[1];
    expect(made.text).toContain("once, within 30 minutes");
    expect((await api.put("/auth/password-reset", { token, newPassword: NEW_PASSWORD })).status).toBe(200);
    expect(run("reset-link", "nobody@example.org")).toMatchObject({
      status: 1,
      text: expect.stringContaining("There is no account with the address nobody@example.org."),
    });
    await api.remove();
    await database.close();
    await created.drop();
  });

  it("reports an error and does not create a database when the data folder has no database", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "flaneur-account-"));
    const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, PUBLIC_URL };
    const command = [resolve(import.meta.dirname, "../../account/main.ts"), "reset-link", "camille@example.org"];
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: "utf8" });
    expect(stderr).toContain(`There is no database in ${join(dataDir, "pglite")}. Set DATABASE_URL or DATA_DIR`);
    expect([status, readdirSync(dataDir)]).toEqual([1, []]);
    rmSync(dataDir, { recursive: true });
  });
});
