import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { createPostgresDatabase, describeOnPostgres } from "../../testing/databases.ts";
import { watchPostgres } from "../../testing/watched-databases.ts";
import { openDatabase } from "../db/open-database.ts";
import { createPasswordHasher, hashOfNobody } from "./passwords.ts";

describeOnPostgres("whether someone has an account", (database) => {
  const real = createPasswordHasher();
  let verified: string[] = [];
  let api: TestApi;
  beforeAll(() => {
    const hasher = {
      ...real,
      verify: (hash: string, password: string) => {
        verified.push(hash);
        return real.verify(hash, password);
      },
    };
    api = apiOver(database().db, { hasher });
  });
  beforeEach(() => {
    verified = [];
  });
  afterAll(() => api.remove());

  /** Returns everything that a client sees, without the two headers that differ in every response. */
  const seen = async (answer: Response) => ({
    status: answer.status,
    body: await answer.text(),
    headers: [...answer.headers].filter(([name]) => name !== "x-request-id" && name !== "date"),
  });

  it("cannot be read from a response: an unknown address and a wrong password get the same status, body and headers", async () => {
    const { user } = await signUp(api);
    const wrong = await seen(await api.post("/auth/login", { username: user.username, password: "wrong!" }));
    const unknown = await seen(await api.post("/auth/login", { username: "nobody@example.org", password: "wrong!" }));
    expect(unknown).toEqual(wrong);
    expect(wrong).toMatchObject({
      status: 401,
      body: '{"error":"The email or the password is not right","code":"unauthorized"}',
    });
  });

  it("cannot be measured: one hash with the same parameters is verified in both cases", async () => {
    const { user } = await signUp(api);
    const cost = async (username: string) => {
      verified = [];
      await api.post("/auth/login", { username, password: "wrong!" });
      return verified.map((hash) => [hash.length, hash.split("$").slice(0, 4)]);
    };
    const known = await cost(user.username);
    expect(known).toEqual([[expect.any(Number), ["", "argon2id", "v=19", "m=19456,t=2,p=1"]]]);
    expect(await cost("nobody@example.org")).toEqual(known);
    expect(await cost("not an address")).toEqual(known);
  });

  it("is not revealed by the hash for unknown users, which no password matches", async () => {
    const nobody = hashOfNobody();
    for (const password of ["", "nobody", nobody]) expect(await real.verify(nobody, password)).toBe(false);
    expect(hashOfNobody()).not.toBe(nobody);
  });
});

it("a failed sign-in sends the same statements to the database, whether the account and the network are known or not", async () => {
  const { url, drop } = await createPostgresDatabase();
  await (await openDatabase({ databaseUrl: url, dataDir: "" })).close();
  const watched = watchPostgres(url);
  const api = apiOver(watched.db);
  const from = (path: string, username: string, password: string, client: string) =>
    api.send("POST", path, { body: { username, password }, headers: { "x-forwarded-for": client } });
  const username = "resident@example.org";
  expect((await from("/auth/signup", username, PASSWORD, "203.0.113.7")).status).toBe(201);
  // The first try also deletes expired rows.
  await from("/auth/login", username, "wrong!", "203.0.113.7");
  const statements = async (name: string, client: string) => {
    const asked = await watched.statementsOf(() => from("/auth/login", name, "wrong!", client));
    return asked.map(({ text }) => text);
  };
  const atHome = await statements(username, "203.0.113.7");
  expect(atHome.length).toBeGreaterThan(3);
  expect(await statements(username, "198.51.100.1")).toEqual(atHome);
  expect(await statements("nobody@example.org", "203.0.113.7")).toEqual(atHome);
  expect(await statements("nobody@example.org", "198.51.100.1")).toEqual(atHome);
  await api.remove();
  await watched.close();
  await drop();
});
