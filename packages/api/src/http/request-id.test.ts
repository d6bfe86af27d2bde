import { createLogger, NO_METRICS } from "@flaneur/server-kit";
import { OpenAPIHono } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import { createStorageState } from "../storage/storage-state.ts";
import { applyConventions } from "./conventions.ts";

it.each([
  ["a file whose route returns a new Response", "GET", "/file", 200],
  ["a failure", "GET", "/failure", 500],
  ["an unknown address", "GET", "/nothing", 404],
  ["another method", "POST", "/file", 405],
])("the response for %s has its request id when no CORS origin is set", async (_, method, path, status) => {
  const app = new OpenAPIHono();
  const logger = createLogger("silent");
  const storage = createStorageState({ logger });
  applyConventions(app, { logger, storage, trustedProxies: 0, corsOrigins: [], metrics: NO_METRICS });
  app.get("/file", () => new Response("a file"));
  app.get("/failure", () => {
    throw new Error("a bug");
  });
  const answer = await app.request(path, { method, headers: { "x-request-id": "id-1" } });
  expect([answer.status, answer.headers.get("x-request-id")]).toEqual([status, "id-1"]);
});
