import { request as ask } from "node:http";
import { text } from "node:stream/consumers";
import { openApi } from "@flaneur/api";
import { createGateway } from "@flaneur/gateway";
import { clientAddressOf, createLogger } from "@flaneur/server-kit";
import { afterEach, describe, expect, it } from "vitest";
import { atEnd, closeServers, listen, settingsOf, startApp } from "./testing/servers.ts";

const logger = createLogger("silent");
afterEach(closeServers);

/**
 * Starts the API and the gateway as separate servers behind the app. `seen`: the client addresses that the API reads.
 */
async function startParts() {
  const seen: (string | null)[] = [];
  const api = await openApi(await settingsOf({ TRUST_PROXY: "1" }), logger);
  atEnd(api.close);
  const API_URL = await listen((request) => {
    seen.push(clientAddressOf(request, 1));
    return api.fetch(request);
  });
  const gateway = createGateway({ fetch: (request) => fetch(request), apiUrl: API_URL, logger, trustedProxies: 1 });
  return { seen, API_URL, GATEWAY_URL: `${await listen(gateway)}/graphql` };
}

interface From {
  /** The IP address that the request is sent from. */
  readonly localAddress: string;
  readonly forwarded?: string;
}

function post(url: string, body: unknown, { localAddress, forwarded }: From): Promise<[status: number, body: string]> {
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
    };
    ask(url, { method: "POST", localAddress, headers }, (answer) => {
      text(answer).then((body) => resolve([answer.statusCode ?? 0, body]), reject);
    })
      .once("error", reject)
      .end(JSON.stringify(body));
  });
}

const ONE: From = { localAddress: "127.0.0.1" };
const OTHER: From = { localAddress: "127.0.0.2" };
const QUERY = { query: "{ filterOptions { types } }" };

// Only Linux has a second loopback address without further setup.
describe.runIf(process.platform === "linux")("the client that is counted by the limits of the API", () => {
  async function expectLimitsApart(app: string): Promise<void> {
    const signUp = (from: From) =>
      post(`${app}/api/auth/signup`, { username: "taken@example.org", password: "pont-neuf" }, from);
    expect((await signUp(ONE))[0]).toBe(201);
    const statuses: number[] = [];
    // A sign-up with a taken email counts as ten of 300 attempts. An invented header does not change the client.
    for (let i = 0; i < 32; i++) statuses.push((await signUp({ ...ONE, forwarded: `198.51.100.${i}` }))[0]);
    expect([statuses.at(0), statuses.at(-1)]).toEqual([409, 429]);
    expect((await signUp(OTHER))[0]).toBe(409);
  }

  it("is identified by its own IP address when the product runs in one process", async () => {
    await expectLimitsApart(await startApp());
  });

  it("is identified by its own IP address when the product runs in three processes", async () => {
    const { API_URL, GATEWAY_URL } = await startParts();
    await expectLimitsApart(await startApp({ API_URL, GATEWAY_URL }));
  });

  it("is the sender of a request to the graph, and not one of our own servers", async () => {
    const { seen, API_URL, GATEWAY_URL } = await startParts();
    for (const app of [await startApp({ API_URL, GATEWAY_URL }), await startApp({ API_URL })]) {
      for (const from of [ONE, OTHER, { ...OTHER, forwarded: "198.51.100.7" }]) {
        seen.length = 0;
        const [status, body] = await post(`${app}/graphql`, QUERY, from);
        expect([status, body]).toEqual([200, expect.stringContaining("Restaurant")]);
        expect(new Set(seen)).toEqual(new Set([from.localAddress]));
      }
    }
  });

  it("is the last one that a reverse proxy names in its header when TRUST_PROXY is 1", async () => {
    const { seen, API_URL, GATEWAY_URL } = await startParts();
    const app = await startApp({ API_URL, GATEWAY_URL, TRUST_PROXY: "1" });
    const from = { ...ONE, forwarded: "198.51.100.7, 203.0.113.9" };
    await post(`${app}/graphql`, QUERY, from);
    await post(`${app}/api/auth/login`, { username: "nobody@example.org", password: "pont-neuf" }, from);
    expect(new Set(seen)).toEqual(new Set(["203.0.113.9"]));
  });
});

it("a gateway in the same process as the API passes the IP address of the client to the API", async () => {
  const named: (string | null)[] = [];
  const answer = (request: Request) => {
    named.push(request.headers.get("x-forwarded-for"));
    return Response.json({ data: [] });
  };
  const gateway = createGateway({ fetch: answer, apiUrl: "http://api.internal", logger });
  await post(`${await listen(gateway)}/graphql`, QUERY, { ...ONE, forwarded: "198.51.100.7" });
  expect(new Set(named)).toEqual(new Set(["127.0.0.1"]));
});
