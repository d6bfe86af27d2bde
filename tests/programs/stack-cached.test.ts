import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mixedCallers } from "../../packages/app/server/testing/mixed-callers.ts";
import { repetitions } from "../setup/campaign.ts";
import { jsonRequest } from "../setup/json-request.ts";
import { type Stack, startStack } from "../setup/stack.ts";
import { missingPackages } from "../setup/stack-packages.ts";
import { call } from "./caller.ts";

const ADMIN_TOKEN = "t".repeat(32);
/** The number of requests of two users and a visitor. */
const REQUESTS = repetitions(0, 5_000);
const PLACE = "septime";
/** The number of requests for a page after a purge: enough to reach both apps. Each response must be the new page. */
const LOOKS = 12;

describe.runIf(REQUESTS > 0 && missingPackages().length === 0)("the stack of deploy/ with Varnish in front", () => {
  let stack: Stack;
  let url = "";

  beforeAll(async () => {
    stack = await startStack({ isCached: true, adminToken: ADMIN_TOKEN });
    url = stack.cachedUrl ?? "";
  }, 300_000);
  afterAll(() => stack?.stop(), 60_000);

  const textOf = async (address: string): Promise<string> => {
    const response = await fetch(address, { headers: { accept: "text/html" } });
    expect(response.status).toBe(200);
    return response.text();
  };
  const purge = async (program: string): Promise<void> => {
    const response = await fetch(`${program}/graphql`, jsonRequest("DELETE", { token: ADMIN_TOKEN }));
    expect(response.status).toBe(204);
  };

  it(`sends each of two users and a visitor their own data, in ${REQUESTS} mixed requests`, async () => {
    const callers = await mixedCallers(url);
    await callers.mix(REQUESTS);
  }, 1_200_000);

  it("caches a page until each program and Varnish are purged, and then shows a change of the place", async () => {
    const page = `${url}/places/${PLACE}`;
    const name = "Septime after the change";
    expect(await textOf(page)).not.toContain(name);
    const body = { fields: { name }, by: "Ana" };
    const change = await call(stack.urlOf("api1"), "PUT", `/admin/places/${PLACE}`, { token: ADMIN_TOKEN, body });
    expect(change.status).toBe(200);
    // The other api receives the change from the database.
    const nameAtOther = async () => (await call(stack.urlOf("api2"), "GET", `/places/${PLACE}`)).text();
    await expect.poll(nameAtOther, { timeout: 20_000 }).toContain(name);
    expect(await textOf(page)).not.toContain(name);
    for (const program of ["gateway1", "gateway2", "app1", "app2"] as const) await purge(stack.urlOf(program));
    await purge(url);
    for (let look = 0; look < LOOKS; look++) {
      expect(await textOf(page)).toContain(name);
      expect(await textOf(`${stack.url}/places/${PLACE}`)).toContain(name);
    }
  }, 120_000);
});
