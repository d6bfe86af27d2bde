import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../../testing/api.ts";
import { createPostgresDatabase, describeOnPostgres, PATIENTLY } from "../../../testing/databases.ts";
import { mailingApi, PUBLIC_URL, plainHasher } from "../../../testing/mailing-api.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../testing/smtp-server.ts";
import { UNLIMITED } from "../../../testing/unlimited.ts";
import { openDatabase } from "../../db/open-database.ts";
import { addressChanges, users } from "../../db/schema.ts";
import type { Auth } from "../auth.ts";
import type { Mailer } from "../links/mailer.ts";
import { setAddressByOperator } from "./address-links.ts";

const MINUTE_MS = 60_000;
const newAddress = () => `${randomUUID()}@example.net`;

describeOnPostgres("a change of the address", (database) => {
  let smtp: TestSmtpServer;
  let api: TestApi;
  let auth: Auth;
  let written: string[] = [];
  let clock = Date.now();
  const opened: TestApi[] = [];

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

  const ask = async (token: string | undefined, newUsername: string, body: object = {}, over = { api, auth }) => {
    const answer = await over.api.post("/auth/address-change", { newUsername, password: PASSWORD, ...body }, token);
    await over.auth.settled();
    return { status: answer.status, body: await answer.json() };
  };
  const mailsTo = (username: string) => smtp.mails.filter(({ to }) => to.includes(username));
  const linkTo = (username: string): string =>
    /#address=([\w.-]+)/.exec(mailsTo(username).at(-1)?.text ?? "")?.[1] ?? "no link";
  const confirm = async (token: string) => (await api.put("/auth/address-change", { token })).status;
  const logIn = async (username: string, password = PASSWORD) =>
    (await api.post("/auth/login", { username, password })).status;

  it("is made by the link of a mail to the new address, and the account then signs in with this address", async () => {
    const { token, user } = await signUp(api);
    const address = newAddress();
    expect(await ask(token, address)).toEqual({ status: 200, body: { success: true } });
    expect(await logIn(address)).toBe(401);
    const answer = await api.put("/auth/address-change", { token: linkTo(address) });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, username: address }]);
    expect([await logIn(user.username), await logIn(address)]).toEqual([401, 200]);
    expect(await (await api.get("/auth/profile", token)).json()).toMatchObject({
      user: { id: user.id, username: address },
    });
  });

  it("is announced to the old address, with the new one and without the link", async () => {
    const { token, user } = await signUp(api);
    const address = newAddress();
    await ask(token, address, { language: "fr" });
    const [notice] = mailsTo(user.username);
    expect(notice?.text).toContain(address);
    expect(notice?.text).toContain("changez de mot de passe");
    expect(notice?.text).not.toContain("#address=");
    expect(mailsTo(address)[0]?.text).toContain("Cette adresse doit devenir");
  });

  it("ends all sessions but the one that requested it", async () => {
    const { token, user } = await signUp(api);
    const elsewhere = await (await api.post("/auth/login", { username: user.username, password: PASSWORD })).json();
    const address = newAddress();
    await ask(token, address);
    expect(await confirm(linkTo(address))).toBe(200);
    const statuses = [token, elsewhere.token].map(async (each) => (await api.get("/auth/verify", each)).status);
    expect(await Promise.all(statuses)).toEqual([200, 401]);
  });

  it("is made once by a link, also when the link is used twice at the same time", async () => {
    const { token } = await signUp(api);
    const address = newAddress();
    await ask(token, address);
    const link = linkTo(address);
    const statuses = await Promise.all([confirm(link), confirm(link)]);
    expect(statuses.toSorted()).toEqual([200, 403]);
  });

  it("is not made by a link that is older than 30 minutes", async () => {
    const { token } = await signUp(api);
    const address = newAddress();
    await ask(token, address);
    clock += 31 * MINUTE_MS;
    expect(await confirm(linkTo(address))).toBe(403);
  });

  it("is not made by a link with another address in it", async () => {
    const { token } = await signUp(api);
    const address = newAddress();
    await ask(token, address);
    const [random] = linkTo(address).split(".");
    const forged = `${random}.${Buffer.from("thief@example.net").toString("base64url")}`;
    expect([await confirm(forged), await confirm(linkTo(address))]).toEqual([403, 200]);
  });

  it("needs the password of the account, a session, and a valid address", async () => {
    const { token } = await signUp(api);
    const address = newAddress();
    expect((await ask(token, address, { password: "not-the-password" })).status).toBe(403);
    expect((await ask(undefined, address)).status).toBe(401);
    expect((await ask(token, "no address")).status).toBe(400);
    expect(mailsTo(address)).toEqual([]);
  });

  it("has the same response for an address with an account, and sends no link", async () => {
    const { token, user } = await signUp(api);
    const taken = (await signUp(api)).user.username;
    expect(await ask(token, taken)).toEqual({ status: 200, body: { success: true } });
    expect([mailsTo(taken).length, mailsTo(user.username).length]).toEqual([0, 1]);
  });

  it("is refused when another account got the address after the link was sent", async () => {
    const { token } = await signUp(api);
    const address = newAddress();
    await ask(token, address);
    expect((await api.post("/auth/signup", { username: address, password: PASSWORD })).status).toBe(201);
    expect(await confirm(linkTo(address))).toBe(403);
  });

  it("is also made if the addresses differ in capital letters only", async () => {
    const { token, user } = await signUp(api);
    const [name = "", site = ""] = user.username.split("@");
    const address = `${name.toUpperCase()}@${site}`;
    await ask(token, address);
    expect(await confirm(linkTo(address))).toBe(200);
    expect(await (await api.get("/auth/profile", token)).json()).toMatchObject({ user: { username: address } });
  });

  it.each(["a new password", "a reset of the password"])("is cancelled by %s", async (how) => {
    const { token, user } = await signUp(api);
    const address = newAddress();
    await ask(token, address);
    if (how === "a new password") {
      await api.post("/auth/change-password", { currentPassword: PASSWORD, newPassword: "pont-des-arts" }, token);
    } else {
      await api.post("/auth/password-reset", { username: user.username });
      await auth.settled();
      const reset = /#reset=([\w-]+)/.exec(mailsTo(user.username).at(-1)?.text ?? "")?.[1];
      expect((await api.put("/auth/password-reset", { token: reset, newPassword: "pont-des-arts" })).status).toBe(200);
    }
    expect(await confirm(linkTo(address))).toBe(403);
  });

  it("makes a password reset link to the old address invalid", async () => {
    const { token, user } = await signUp(api);
    await api.post("/auth/password-reset", { username: user.username });
    await auth.settled();
    const reset = /#reset=([\w-]+)/.exec(mailsTo(user.username).at(-1)?.text ?? "")?.[1];
    const address = newAddress();
    await ask(token, address);
    expect(await confirm(linkTo(address))).toBe(200);
    expect((await api.put("/auth/password-reset", { token: reset, newPassword: "pont-des-arts" })).status).toBe(403);
  });

  it("sends no link when its notice would exceed the limit of mails to the old address", async () => {
    const limited = apiWith({ ...UNLIMITED, mailsPerAddress: 1 });
    const { token } = await signUp(limited.api);
    const [first, second] = [newAddress(), newAddress()];
    for (const address of [first, second]) expect((await ask(token, address, {}, limited)).status).toBe(200);
    expect([mailsTo(first).length, mailsTo(second).length]).toEqual([1, 0]);
  });

  it("sends no link when the mail server does not accept its notice", async () => {
    const { user, token } = await signUp(api);
    const address = newAddress();
    smtp.refuse(user.username);
    await ask(token, address);
    expect([mailsTo(user.username), mailsTo(address)]).toEqual([[], []]);
  });

  it("sends no link when the password changes while its notice is sent", async () => {
    const { db } = database();
    const { user, token } = await signUp(api);
    const sentTo: string[] = [];
    const mailer: Mailer = {
      publicUrl: PUBLIC_URL,
      send: async ({ to }) => {
        sentTo.push(to);
        await db.update(users).set({ passwordHash: "another" }).where(eq(users.username, user.username));
        return true;
      },
      close: () => {},
    };
    const { api: racing, auth: racingAuth } = mailingApi({ db, smtp, now: () => new Date(clock), mailer });
    opened.push(racing);
    await ask(token, newAddress(), {}, { api: racing, auth: racingAuth });
    expect(sentTo).toEqual([user.username]);
  });

  it("shares the limit of each client with password resets", async () => {
    const limited = apiWith({ ...UNLIMITED, resets: 2 });
    const { token } = await signUp(limited.api);
    const headers = { "x-forwarded-for": "203.0.113.78" };
    const send = async (method: string, path: string, body: object) =>
      (await limited.api.send(method, path, { body, headers, token })).status;
    const statuses = [
      await send("POST", "/auth/password-reset", { username: "a@example.org" }),
      await send("PUT", "/auth/address-change", { token: "guessed" }),
      await send("POST", "/auth/address-change", { newUsername: newAddress(), password: PASSWORD }),
    ];
    await limited.auth.settled();
    expect(statuses).toEqual([200, 403, 429]);
  });

  it("keeps neither the token nor the new address in its table or in the log", async () => {
    const { token, user } = await signUp(api);
    const address = newAddress();
    await ask(token, address);
    const rows = await database().db.select().from(addressChanges).where(eq(addressChanges.userId, user.id));
    const link = linkTo(address);
    await confirm(link);
    const kept = `${JSON.stringify(rows)}${written.join("")}`;
    for (const secret of [link, address, user.username]) expect(kept).not.toContain(secret);
    const events = written.map((line) => JSON.parse(line).security);
    expect(events.slice(-2)).toEqual(["address-change-request", "address-change"]);
  });

  it("is not offered by a server that sends no mail", async () => {
    const silent = apiOver(database().db, { hasher: plainHasher });
    opened.push(silent);
    const { token } = await signUp(silent);
    const answer = await silent.post("/auth/address-change", { newUsername: newAddress(), password: PASSWORD }, token);
    expect(answer.status).toBe(409);
  });
});

describe("an address that two accounts get at the same moment", () => {
  it("is refused to the second account", async () => {
    const created = await createPostgresDatabase();
    const database = await openDatabase({ databaseUrl: created.url, dataDir: "" });
    const api = apiOver(database.db, { hasher: plainHasher });
    const [first, second] = [(await signUp(api)).user, (await signUp(api)).user];
    const address = newAddress();
    const other = await created.connect();
    await other.query("begin");
    await other.query("update users set username = $1, email = $1 where id = $2", [address, first.id]);
    const changing = setAddressByOperator(database.db, second.id, address, new Date());
    await expect.poll(created.waiting, PATIENTLY).toBe(1);
    await other.query("commit");
    await other.end();
    expect(await changing).toBeNull();
    await api.remove();
    await database.close();
    await created.drop();
  });
});

describe("npm run account -- set-address", () => {
  it("changes the address of an account, and refuses an address that is too long or has an account", async () => {
    const created = await createPostgresDatabase();
    const database = await openDatabase({ databaseUrl: created.url, dataDir: "" });
    const api = apiOver(database.db, { hasher: plainHasher });
    const { user, token } = await signUp(api);
    const other = (await signUp(api)).user.username;
    const run = (...options: readonly string[]) => {
      const env = { ...process.env, DATABASE_URL: created.url };
      const program = resolve(import.meta.dirname, "../../account/main.ts");
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], { env, encoding: "utf8" });
      return { status, text: `${stdout}${stderr}` };
    };
    const address = newAddress();
    expect(run("set-address", user.username, other)).toMatchObject({
      status: 1,
      text: expect.stringContaining("has another account already"),
    });
    expect(run("set-address", user.username)).toMatchObject({ status: 1, text: expect.stringContaining("Usage:") });
    expect(run("set-address", user.username, `${"a".repeat(250)}@b.fr`)).toMatchObject({
      status: 1,
      text: expect.stringContaining("is not an e-mail address to sign in with"),
    });
    expect(run("set-address", user.username.toUpperCase(), address)).toMatchObject({
      status: 0,
      text: expect.stringContaining(`has the address ${address} now`),
    });
    expect((await api.get("/auth/verify", token)).status).toBe(401);
    expect((await api.post("/auth/login", { username: address, password: PASSWORD })).status).toBe(200);
    await api.remove();
    await database.close();
    await created.drop();
  });
});
