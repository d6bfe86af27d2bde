import { createLogger } from "@flaneur/server-kit";
import { OpenAPIHono } from "@hono/zod-openapi";
import { drizzle } from "drizzle-orm/pg-proxy";
import { expect, it } from "vitest";
import * as schema from "../db/schema.ts";
import { createStorageState } from "../storage/storage-state.ts";
import { healthRoutes } from "./health.ts";

it("calls of /readyz share one query while the database is slow", async () => {
  const answered = Promise.withResolvers<{ rows: unknown[] }>();
  let queries = 0;
  const db = drizzle(
    () => {
      queries += 1;
      return answered.promise;
    },
    { schema },
  );
  const app = new OpenAPIHono();
  healthRoutes(app, db, createStorageState({ logger: createLogger("silent") }), () => true);
  const calls = [1, 2, 3].map(() => app.request("/readyz"));
  await expect.poll(() => queries).toBe(1);
  answered.resolve({ rows: [] });
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(queries).toBe(1);
  expect((await app.request("/readyz")).status).toBe(200);
  expect(queries).toBe(2);
});
