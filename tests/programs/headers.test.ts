import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { preparedFolder } from "../setup/prepared-folder.ts";
import { type Program, start, type TemporaryFolder } from "../setup/processes.ts";

describe("the API and the gateway as separate programs", () => {
  let folder: TemporaryFolder;
  let api: Program;
  let gateway: Program;
  /** A gateway whose API does not exist. */
  let lone: Program;
  beforeAll(async () => {
    folder = await preparedFolder();
    api = await start("api", { DATA_DIR: folder.path });
    gateway = await start("gateway", { API_URL: api.url });
    lone = await start("gateway", { API_URL: "http://127.0.0.1:1" });
  });
  afterAll(async () => {
    await Promise.all([api, gateway, lone].map((program) => program.stop()));
    folder.remove();
  });

  const query = { method: "POST", headers: { "content-type": "application/json" }, body: '{"query":"{__typename}"}' };
  const ANSWERS: readonly (readonly [name: string, status: number, () => Promise<Response>])[] = [
    ["a result of the api", 200, () => fetch(`${api.url}/api/filters/types`)],
    ["an address that the api does not have", 404, () => fetch(`${api.url}/nowhere`)],
    ["a body that the api rejects", 415, () => fetch(`${api.url}/api/auth/login`, { method: "POST", body: "text" })],
    ["/healthz of the api", 200, () => fetch(`${api.url}/healthz`)],
    ["/readyz of the api", 200, () => fetch(`${api.url}/readyz`)],
    ["a result of the gateway", 200, () => fetch(`${gateway.url}/graphql`, query)],
    ["a query that the gateway rejects", 400, () => fetch(`${gateway.url}/graphql`, { ...query, body: "{" })],
    ["an address that the gateway does not have", 404, () => fetch(`${gateway.url}/nowhere`)],
    ["/healthz of the gateway", 200, () => fetch(`${gateway.url}/healthz`)],
    ["/readyz of the gateway", 200, () => fetch(`${gateway.url}/readyz`)],
    ["/readyz of a gateway without its api", 503, () => fetch(`${lone.url}/readyz`)],
  ];

  it.each(ANSWERS)("send security headers with %s (status %i)", async (_, status, send) => {
    const answer = await send();
    const names = ["x-frame-options", "x-content-type-options", "cross-origin-resource-policy"];
    expect([answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
      status,
      "DENY",
      "nosniff",
      "same-origin",
    ]);
  });
});
