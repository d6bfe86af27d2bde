import { afterEach, expect, it } from "vitest";
import { type Routes, serveRest, type Upstream } from "../testing/rest-server.ts";
import { withGatewayHealth } from "./health.ts";

let upstream: Upstream | undefined;
afterEach(() => upstream?.close());

async function healthBefore(routes: Routes) {
  upstream = await serveRest(routes);
  const gateway = withGatewayHealth(() => new Response("the graph"), upstream.url);
  return async (path: string) => {
    const answer = await gateway(new Request(`http://gateway.test${path}`));
    return [answer.status, await answer.text()];
  };
}

it("the gateway is ready when its API is", async () => {
  const send = await healthBefore({ "GET /readyz": () => Response.json({ status: "ready" }) });
  expect(await send("/readyz")).toEqual([200, '{"status":"ready","parts":{"api":"ready"}}']);
});

it("the gateway reports the API's reason for not being ready, and still serves /healthz", async () => {
  const error = "The database does not answer";
  const send = await healthBefore({ "GET /readyz": () => Response.json({ error }, { status: 503 }) });
  const [status, body] = await send("/readyz");
  expect([status, JSON.parse(String(body))]).toEqual([
    503,
    { error: `Not ready: api (${error})`, code: "unavailable", parts: { api: error } },
  ]);
  expect(await send("/healthz")).toEqual([200, '{"status":"ok"}']);
});

it("the gateway passes any other path to the graph", async () => {
  const send = await healthBefore({});
  expect(await send("/graphql")).toEqual([200, "the graph"]);
});
