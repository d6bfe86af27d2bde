import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { repetitions } from "../setup/campaign.ts";
import { type ProgramName, type Stack, startStack } from "../setup/stack.ts";
import { missingPackages } from "../setup/stack-packages.ts";
import { call, expectBody, placeIds } from "./caller.ts";

const ADMIN_TOKEN = "t".repeat(32);
const CHANGES = repetitions(0, 20);
/** Median of the milliseconds from the response to a change until the other api lists the change. */
const SEEN_MS = 1_500;
/** The limit of each single change: other programs may keep the machine busy. */
const MOST_SEEN_MS = 2 * SEEN_MS;
const Named = z.object({ data: z.array(z.object({ name: z.string() })) });

describe.runIf(CHANGES > 0 && missingPackages().length === 0)("two apis behind PgBouncer and HAProxy", () => {
  let stack: Stack;
  let ids: readonly string[] = [];

  beforeAll(async () => {
    stack = await startStack({ adminToken: ADMIN_TOKEN });
    ids = await placeIds(stack.url, CHANGES);
  }, 300_000);
  afterAll(() => stack?.stop(), 60_000);

  /** Changes fields of a place as an operator, and returns the status of the response. */
  async function change(writer: ProgramName, id: string, fields: Readonly<Record<string, unknown>>): Promise<number> {
    const body = { fields, by: "Ana" };
    return (await call(stack.urlOf(writer), "PUT", `/admin/places/${id}`, { token: ADMIN_TOKEN, body })).status;
  }

  /** Renames a place through one api. Returns the milliseconds from the response until the other api lists the name. */
  async function timeToSee(id: string, writer: ProgramName, reader: ProgramName): Promise<number> {
    const name = `Zinc ${randomUUID()}`;
    expect(await change(writer, id, { name })).toBe(200);
    const begin = performance.now();
    const path = `/places?limit=1&search=${encodeURIComponent(name)}`;
    const isListed = async () => {
      const { data } = await expectBody(call(stack.urlOf(reader), "GET", path), 200, Named);
      return data[0]?.name === name;
    };
    await vi.waitUntil(isListed, { timeout: 30_000, interval: 20 });
    return performance.now() - begin;
  }

  /**
   * Makes changes through the first api, each after a preparation, and expects the second api to list each one soon. Each
   * change follows directly after the second api has read the one before, so each waits for the whole time between two
   * reads.
   */
  async function expectSeenSoon(when: string, prepare: () => void = () => {}): Promise<void> {
    const times: number[] = [];
    for (const id of ids) {
      prepare();
      times.push(await timeToSee(id, "api1", "api2"));
    }
    times.sort((a, b) => a - b);
    const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
    console.log(`${when}: median ${Math.round(median)} ms, worst ${Math.round(worst)} ms`);
    expect(median).toBeLessThan(SEEN_MS);
    expect(worst).toBeLessThan(MOST_SEEN_MS);
  }

  const listOf = async (name: ProgramName) =>
    (await call(stack.urlOf(name), "GET", "/places?limit=100&facets=true")).json();

  it("list each other's changes soon", () => expectSeenSoon("while all parts run"), 120_000);

  it("list each other's changes soon when the connections of one of them hang", async () => {
    await expectSeenSoon("when the connections hang", stack.hangConnections);
  }, 240_000);

  it("list the same when one of them is killed and starts again while the other changes places", async () => {
    const restarted = stack.restart("api2", "SIGKILL");
    for (const id of ids.slice(0, 5)) expect(await change("api1", id, { name: `Zinc ${randomUUID()}` })).toBe(200);
    await restarted;
    await expect.poll(() => listOf("api2"), { timeout: MOST_SEEN_MS }).toEqual(await listOf("api1"));
  }, 120_000);

  it("list each other's changes soon after a failover to the standby", async () => {
    await stack.failOver();
    const isAccepted = () => change("api1", ids[0] ?? "", { rating: 4 });
    await expect.poll(isAccepted, { timeout: 30_000, interval: 100 }).toBe(200);
    await expectSeenSoon("after a failover");
  }, 120_000);
});
