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
  /**
   * Three apps before a frozen api: with a frozen gateway, with a working one, and with one in the app's own process.
   */
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

  it("responds with the message of the program that timed out first", async () => {
    const responseTo = async (url: string, init?: RequestInit) => {
      const response = await fetch(url, init);
      const body: unknown = await response.json();
      return { status: response.status, body };
    };
    const query = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ filterOptions { types } }" }),
    };
    const [byApp, byGateway, byOwnGateway, call] = await Promise.all([
      ...apps.map(({ url }) => responseTo(`${url}/graphql`, query)),
      responseTo(`${apps[0]?.url}/api/places`),
    ]);
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
