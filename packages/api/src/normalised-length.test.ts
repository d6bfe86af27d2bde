import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, signUp, type TestApi } from "../testing/api.ts";
import { describeOnPostgres } from "../testing/databases.ts";
import { markedIn, withHostile } from "../testing/hostile-bodies.ts";
import { readDocument } from "../testing/operations.ts";
import { UNLIMITED } from "../testing/unlimited.ts";
import { seedOnce } from "./import/seed.ts";

/** The lengths of texts that the calls accept. U+FDFA of these lengths is 18 times as long once it is normalised. */
const LENGTHS = [80, 200, 300, 500, 1_000, 2_000];
/** Parameters that only identify something. They are never normalised. */
const IDS = /id$|token|after|slug|file/i;

describeOnPostgres("a text that is short as written and long once it is normalised", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await seedOnce(database().db);
    const hasher = { hash: async () => "a hash", verify: async () => false };
    api = apiOver(database().db, { attempts: UNLIMITED, hasher });
  });
  afterAll(() => api.remove());

  it("is refused in each parameter of a text", async () => {
    const { operations } = readDocument(await (await api.get("/openapi.json")).json());
    const accepted: string[] = [];
    for (const { method, path, parameters } of operations) {
      for (const { name, schema, in: where } of parameters) {
        const max = "maxLength" in schema ? Number(schema.maxLength) : 0;
        if (method !== "GET" || where !== "query" || max < 40 || IDS.test(name)) continue;
        const text = encodeURIComponent("\ufdfa".repeat(max));
        const { status } = await api.get(`${path.replace("/api", "").replace(/\{\w+\}/g, "none")}?${name}=${text}`);
        if (![400, 401, 403].includes(status)) accepted.push(`${status} ${path} ${name}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    ["POST", "/places/match", { items: [{ name: "Septime", address: "80 rue de Charonne" }] }],
    ["POST", "/lists", { name: "Sunday", note: "Start late.", places: [] }],
    ["POST", "/views", { name: "Rainy", description: "With a roof", filters: { types: [], tags: [], search: "a" } }],
    ["POST", "/auth/login", { username: "camille@example.org", password: "pont-neuf" }],
  ])("is refused by %s %s in each text of the body", async (method, path, sound) => {
    const { token } = await signUp(api);
    expect((await api.send(method, path, { body: sound, token })).status).not.toBe(400);
    const accepted: string[] = [];
    for (const marked of markedIn(sound)) {
      for (const length of LENGTHS) {
        const body = withHostile(marked, JSON.stringify("\ufdfa".repeat(length)));
        const { status } = await api.send(method, path, { body, token });
        if (status !== 400) accepted.push(`${status} ${length} in ${JSON.stringify(marked)}`);
      }
    }
    // A text that fits even when it is normalised is accepted, such as 80 characters in a note of 2,000.
    expect(accepted.filter((each) => !/ (?:80|200) in .*(?:"note"|"description"):"the place/.test(each))).toEqual([]);
  });
});
