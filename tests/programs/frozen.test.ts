import { DEADLINES_MS } from "@flaneur/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Program, start } from "../setup/processes.ts";
import { listenSilently, type TcpServer } from "../setup/silent-server.ts";

const Failure = z.object({ error: z.string(), code: z.string() });
const Failures = z.object({
  errors: z.tuple([z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })]),
});

describe("an app with an unresponsive upstream server", () => {
  let frozen: TcpServer;
  let gateway: Program;
  /** Three apps: with frozen upstream servers, with a separate gateway, and with a gateway in the app's own process. */
  let apps: readonly Program[];
  beforeAll(async () => {
    frozen = await listenSilently();
    const env = { API_URL: frozen.url };
    gateway = await start("gateway", env);
    apps = await Promise.all([
      start("app", { ...env, GATEWAY_URL: `${frozen.url}/graphql` }),
      start("app", { ...env, GATEWAY_URL: `${gateway.url}/graphql` }),
      start("app", env),
    ]);
  });
  afterAll(async () => {
    await Promise.all([...apps, gateway].map(({ stop }) => stop()));
    frozen.close();
  });

  it("responds before the browser's deadline, with the message of the program that timed out", async () => {
    const timed = async (url: string, init?: RequestInit) => {
      const begin = performance.now();
      const answer = await fetch(url, init);
      const body: unknown = await answer.json();
      return { status: answer.status, body, ms: performance.now() - begin };
    };
    const query = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ filterOptions { types } }" }),
    };
    const [byApp, byGateway, byOwnGateway, call] = await Promise.all([
      ...apps.map(({ url }) => timed(`${url}/graphql`, query)),
      timed(`${apps[0]?.url}/api/places`),
    ]);
    const inTime = DEADLINES_MS.browser - 100;
    for (const answer of [byApp, byGateway, byOwnGateway, call]) expect(answer?.ms).toBeLessThan(inTime);
    expect([call?.status, Failure.parse(call?.body)]).toEqual([
      504,
      { error: "The service did not answer within 10 seconds. Please try again.", code: "unavailable" },
    ]);
    const [{ message, extensions }] = Failures.parse(byApp?.body).errors;
    expect([byApp?.status, message, extensions.code]).toEqual([
      504,
      "The service did not answer within 10 seconds. Please try again.",
      "UPSTREAM_TIMEOUT",
    ]);
    for (const answer of [byGateway, byOwnGateway]) {
      const [{ message, extensions }] = Failures.parse(answer?.body).errors;
      expect([message, extensions.code]).toEqual([
        "The places service did not answer within 9 seconds. Please try again.",
        "UPSTREAM_TIMEOUT",
      ]);
    }
  });
});
