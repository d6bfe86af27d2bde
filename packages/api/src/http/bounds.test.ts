import { afterAll, expect, it } from "vitest";
import { apiOver, PASSWORD, type TestApi } from "../../testing/api.ts";
import { describeOnBoth } from "../../testing/databases.ts";
import { createPasswordHasher, hashOfNobody } from "../auth/passwords.ts";
import type { Database } from "../db/database.ts";
import type { Limits } from "./bounds.ts";
import { ErrorBody } from "./errors.ts";

/** An API whose sign-ups are under way until the gate opens. */
function heldApi({ db }: Database, limits: Partial<Limits>) {
  const gate = Promise.withResolvers<string>();
  const arrived = Promise.withResolvers<void>();
  let begun = 0;
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
    signUp: (username: string) => api.post("/auth/signup", { username, password: PASSWORD }),
    arrived: arrived.promise,
    begun: () => begun,
    open: () => gate.resolve("a hash"),
  };
}

describeOnBoth("under a rush", (database) => {
  const apis: ReturnType<typeof heldApi>[] = [];
  const held = (limits: Partial<Limits>) => {
    const api = heldApi(database(), limits);
    apis.push(api);
    return api;
  };
  afterAll(async () => {
    for (const api of apis) await api.remove();
  });

  it("so many are worked on, so many wait, and the next is told at once to come back", async () => {
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

  it("the deadline is kept, and what still waits by then is never begun", async () => {
    const api = held({ running: 1, waiting: 5, deadlineMs: 100 });
    const late = await Promise.all([api.signUp("one@example.org"), api.signUp("two@example.org")]);
    for (const answer of late) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(ErrorBody.parse(await answer.json()).error).toBe("That took longer than 0.1 seconds. Please try again.");
    }
    api.open();
    expect((await api.signUp("three@example.org")).status).toBe(201);
    expect(api.begun()).toBe(2);
  });

  it("hundreds at once are all answered with the limits that hold by default", async () => {
    const api = held({});
    const answers = await Promise.all(Array.from({ length: 300 }, () => api.get("/filters/types")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

it("password hashing under a rush has a bound of its own", async () => {
  const hasher = createPasswordHasher();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 130 }, () => hasher.verify(hashOfNobody(), "pont-neuf")),
  );
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThanOrEqual(26);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { status: 503, code: "unavailable" } });
});
