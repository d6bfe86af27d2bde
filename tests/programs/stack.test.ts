import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repetitions } from "../setup/campaign.ts";
import { jsonRequest } from "../setup/json-request.ts";
import { PROGRAM_NAMES, type Stack, startStack } from "../setup/stack.ts";
import { missingPackages } from "../setup/stack-packages.ts";
import { call, expectBody, Favorites, placeIds, SignedIn } from "./caller.ts";

/** The number of clients that read the home page, the listing of the REST API and the graph. */
const READERS = repetitions(0, 6);
/** Milliseconds within which the stack must accept writes after a failover. */
const FAILOVER_MS = 30_000;
const PASSWORD = "quai-de-valmy";
const GRAPH = jsonRequest("POST", { body: { query: "{ places(limit: 5) { nodes { id } } }" } });

/** Requests of readers and a writer. They run until `stop` is called. */
interface Load {
  /** Statuses other than 200 and 201, in order; 0 for a request without a whole response. */
  readonly failures: number[];
  /** The requests that failed, and failed again when they were sent once more. */
  readonly failedTwice: number[];
  /** Number of responses so far. */
  answered(): number;
  /** The places whose last write was an acknowledged addition to the favorites. */
  readonly acknowledged: ReadonlySet<string>;
  stop(): Promise<void>;
}

describe.runIf(READERS > 0 && missingPackages().length === 0)("the stack of deploy/ under load", () => {
  let stack: Stack;
  let token = "";
  let ids: readonly string[] = [];

  beforeAll(async () => {
    stack = await startStack();
    const body = { username: `${randomUUID()}@example.org`, password: PASSWORD };
    ({ token } = await expectBody(call(stack.url, "POST", "/auth/signup", { body }), 201, SignedIn));
    ids = await placeIds(stack.url, 100);
  }, 300_000);
  afterAll(() => stack?.stop(), 60_000);

  /** What failed, for the output: an error of HAProxy has another text than an error of the product. */
  const reasons = new Set<string>();

  /** Returns the status of a response; 0 if no response arrives, or if its body breaks off. */
  const status = (path: string, init?: RequestInit): Promise<number> =>
    fetch(`${stack.url}${path}`, { ...init, signal: AbortSignal.timeout(30_000) })
      .then(async (response) => {
        const text = await response.text();
        if (response.status >= 500) reasons.add(`${path}: ${response.status} ${text.slice(0, 150)}`);
        return response.status;
      })
      .catch(() => 0);

  const isSuccess = (result: number) => result === 200 || result === 201;

  function startLoad(): Load {
    const failures: number[] = [];
    const failedTwice: number[] = [];
    const acknowledged = new Set<string>();
    let answered = 0;
    let isStopping = false;
    const until = async (request: (turn: number) => Promise<number>) => {
      for (let turn = 0; !isStopping; turn++) {
        const result = await request(turn);
        answered += 1;
        if (isSuccess(result)) continue;
        failures.push(result);
        const again = await request(turn);
        if (!isSuccess(again)) failedTwice.push(again);
      }
    };
    const read = (turn: number) =>
      turn % 3 === 0 ? status("/") : turn % 3 === 1 ? status("/api/places?limit=5") : status("/graphql", GRAPH);
    const write = async (turn: number) => {
      const placeId = ids[turn % ids.length] ?? "";
      const isAddition = Math.floor(turn / ids.length) % 2 === 0;
      const path = isAddition ? "/api/favorites" : `/api/favorites/${placeId}`;
      const init = isAddition ? jsonRequest("POST", { token, body: { placeId } }) : jsonRequest("DELETE", { token });
      const result = await status(path, init);
      // The state of a place is certain only after an acknowledged write.
      acknowledged.delete(placeId);
      if (isAddition && result < 300 && result > 0) acknowledged.add(placeId);
      return result;
    };
    const clients = [...Array.from({ length: READERS }, () => until(read)), until(write)];
    return {
      failures,
      failedTwice,
      acknowledged,
      answered: () => answered,
      stop: async () => {
        isStopping = true;
        await Promise.all(clients);
      },
    };
  }

  const afterMore = (load: Load, responses = 60) => {
    const before = load.answered();
    return expect.poll(() => load.answered() - before, { timeout: 60_000 }).toBeGreaterThan(responses);
  };

  async function during(work: () => Promise<void>): Promise<Load> {
    const load = startLoad();
    await afterMore(load);
    try {
      await work();
      await afterMore(load);
    } finally {
      await load.stop();
    }
    console.log(`${load.answered()} responses, failures: ${load.failures.join(", ") || "none"}`, ...reasons);
    reasons.clear();
    return load;
  }

  const expectNothingLost = async ({ acknowledged }: Load) => {
    const { data } = await expectBody(call(stack.url, "GET", "/favorites", { token }), 200, Favorites);
    const kept = new Set(data.map(({ placeId }) => placeId));
    expect([...acknowledged].filter((placeId) => !kept.has(placeId))).toEqual([]);
  };

  it("does not show measurements, health, readiness or the operators' calls to the public", async () => {
    for (const path of ["/metrics", "/readyz", "/healthz", "/api/admin/place-log"])
      expect(await status(path)).toBe(404);
    expect(await status("/")).toBe(200);
  });

  it("loses no request while all programs are restarted one after the other", async () => {
    const load = await during(async () => {
      for (const name of PROGRAM_NAMES) await stack.restart(name, "SIGTERM");
    });
    expect(load.failures).toEqual([]);
    await expectNothingLost(load);
  }, 400_000);

  it.each(PROGRAM_NAMES)(
    "loses at most the requests in flight when %s is killed, and none that is sent again",
    async (name) => {
      const load = await during(() => stack.restart(name, "SIGKILL"));
      expect(load.failures.length).toBeLessThanOrEqual(READERS + 1);
      expect(load.failedTwice).toEqual([]);
      await expectNothingLost(load);
    },
    200_000,
  );

  it("loses no acknowledged write when the primary fails and its synchronous standby is promoted", async () => {
    let acceptedAfterMs = 0;
    const load = await during(async () => {
      await stack.failOver();
      const begin = performance.now();
      const isAccepted = async () => {
        const body = { username: `${randomUUID()}@example.org`, password: PASSWORD };
        return status("/api/auth/signup", jsonRequest("POST", { body }));
      };
      await expect.poll(isAccepted, { timeout: FAILOVER_MS, interval: 100 }).toBe(201);
      acceptedAfterMs = performance.now() - begin;
    });
    // A write that found no primary fails with 503, and clients may try again.
    expect(load.failures.filter((failed) => failed === 500)).toEqual([]);
    console.log(`writes were accepted ${Math.round(acceptedAfterMs)} ms after the promotion`);
    await expectNothingLost(load);
  }, 200_000);
});
