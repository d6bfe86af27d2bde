import { ErrorBody } from "@flaneur/contract";
import { afterAll, expect, it } from "vitest";
import { apiOver, PASSWORD, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { createPasswordHasher, hashOfNobody } from "../auth/passwords.ts";
import type { Database } from "../db/database.ts";
import type { Limits } from "./limits.ts";

/** An API whose sign-ups wait until the gate opens. */
function heldApi({ db }: Database, limits: Partial<Limits>) {
  const gate = Promise.withResolvers<string>();
  const arrived = Promise.withResolvers<void>();
  let begun = 0;
  let clients = 0;
  const hasher = {
    ...createPasswordHasher(),
    hash: () => {
      begun++;
      arrived.resolve();
      return gate.promise;
    },
  };
  const api: TestApi = apiOver(db, { hasher, limits });
  return {
    ...api,
    /** Signs up from a new address each time, unless a client is given. */
    signUp: (username: string, client = `198.51.100.${++clients}`) =>
      api.send("POST", "/auth/signup", {
        body: { username, password: PASSWORD },
        headers: { "x-forwarded-for": client },
      }),
    arrived: arrived.promise,
    begun: () => begun,
    open: () => gate.resolve("a hash"),
  };
}

describeOnPostgres("overload", (database) => {
  const apis: ReturnType<typeof heldApi>[] = [];
  const held = (limits: Partial<Limits>) => {
    const api = heldApi(database(), limits);
    apis.push(api);
    return api;
  };
  afterAll(async () => {
    for (const api of apis) await api.remove();
  });

  it("fills the running and waiting slots, and further requests get a 503 at once", async () => {
    const api = held({ running: 1, waiting: 1 });
    const first = api.signUp("first@example.org");
    await api.arrived;
    const rest = [api.signUp("second@example.org"), api.signUp("third@example.org")];
    const refused = await Promise.race(rest);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(ErrorBody.parse(await refused.json())).toEqual({
      code: "unavailable",
      error: "The service is busy. Please try again in a moment.",
    });
    expect((await api.fetch(new Request("http://api.internal/healthz"))).status).toBe(200);
    api.open();
    const statuses = (await Promise.all([first, ...rest])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 503]);
  });

  it("does not delay the deadline, and a request that still waits at its deadline is never started", async () => {
    const api = held({ running: 1, waiting: 5, deadlineMs: 2_000 });
    const late = await Promise.all([api.signUp("one@example.org"), api.signUp("two@example.org")]);
    for (const answer of late) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(ErrorBody.parse(await answer.json()).error).toBe("That took longer than 2 seconds. Please try again.");
    }
    api.open();
    expect((await api.signUp("three@example.org")).status).toBe(201);
    expect(api.begun()).toBe(2);
  });

  it("by one client fills a quarter of the slots, and other clients are served meanwhile", async () => {
    const api = held({ running: 8, waiting: 24 });
    const greedy = Array.from({ length: 12 }, (_, i) => api.signUp(`greedy-${i}@example.org`, "203.0.113.7"));
    const outcomes = Promise.all(greedy);
    await expect.poll(api.begun).toBe(2);
    const others = Array.from({ length: 6 }, (_, i) => api.signUp(`other-${i}@example.org`));
    await expect.poll(api.begun).toBe(8);
    api.open();
    expect((await outcomes).map(({ status }) => status).toSorted()).toEqual([
      ...Array(8).fill(201),
      ...Array(4).fill(503),
    ]);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(6).fill(201));
  });

  it("by several addresses of one IPv6 subscriber counts as that of one client", async () => {
    const api = held({ running: 8, waiting: 8 });
    const asked = Array.from({ length: 6 }, (_, i) => api.signUp(`six-${i}@example.org`, `2001:db8::${i}`));
    const outcomes = Promise.all(asked);
    await expect.poll(api.begun).toBe(2);
    api.open();
    expect((await outcomes).map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 503, 503]);
  });

  it("is not caused by 300 requests at once with the default limits", async () => {
    const api = held({});
    const answers = await Promise.all(Array.from({ length: 300 }, () => api.get("/filters/types")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

it("password hashing refuses calls beyond its own limit with a 503", async () => {
  const hasher = createPasswordHasher();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 130 }, () => hasher.verify(hashOfNobody(), "pont-neuf")),
  );
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThanOrEqual(26);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { status: 503, code: "unavailable" } });
});
