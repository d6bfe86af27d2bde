import { ErrorBody } from "@flaneur/contract";
import { createLogger } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle } from "drizzle-orm/node-postgres";
import { Hono } from "hono";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { apiOver } from "../../testing/api.ts";
import { openPgliteSnapshot } from "../../testing/pglite-snapshot.ts";
import type { Db } from "../db/database.ts";
import * as schema from "../db/schema.ts";
import { createStorageState } from "../storage/storage-state.ts";
import { errorHandler } from "./error-handler.ts";
import { ApiError } from "./errors.ts";

const silent = createLogger("silent");
const CLOSED_PORT = "postgres://nobody@127.0.0.1:1/nothing";

async function closedPglite(): Promise<Db> {
  const { db, close } = await openPgliteSnapshot();
  await close();
  return db;
}

async function endedPool(): Promise<Db> {
  const client = new pg.Pool({ connectionString: CLOSED_PORT });
  await client.end();
  return drizzle({ client, schema });
}

describe("an unavailable database", () => {
  it.each<[string, () => Promise<Db>]>([
    ["PGlite that is closed", closedPglite],
    ["PostgreSQL that is not running", async () => drizzle({ connection: CLOSED_PORT, schema })],
    ["PostgreSQL whose connection pool has ended", endedPool],
  ])("makes calls and /readyz, but not /healthz, respond with a 503: %s", async (_, open) => {
    const api = apiOver(await open());
    const answer = await api.get("/media/places/septime");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(ErrorBody.parse(await answer.json()).code).toBe("unavailable");
    const ready = await api.fetch(new Request("http://api.internal/readyz"));
    expect(ready.status).toBe(503);
    expect(ErrorBody.parse(await ready.json())).toEqual({
      error: "Not ready: no answer from the database",
      code: "unavailable",
      details: [{ field: "database", message: "does not answer" }],
    });
    expect((await api.fetch(new Request("http://api.internal/healthz"))).status).toBe(200);
    await api.remove();
  });
});

describe("the log of an unexpected error", () => {
  const TOKEN = "abcdefghijklmnopqrstuv";

  /** Returns the lines that are logged when a handler throws an error. */
  const logged = async (error: Error, request: Request) => {
    const lines: string[] = [];
    const app = new Hono();
    const logger = createLogger("info", { write: (line) => lines.push(line) });
    app.onError(errorHandler(logger, createStorageState({ logger })));
    app.get("*", () => {
      throw error;
    });
    await app.request(request);
    return lines;
  };

  it("has no token of a link", async () => {
    const lines = await logged(new Error("a bug"), new Request(`http://api.internal/api/shared/lists/${TOKEN}`));
    expect(lines.join("")).toContain('"path":"/api/shared/lists/…"');
    expect(lines.join("")).not.toContain(TOKEN);
  });

  const abandoned = (reason?: unknown) => new Request("http://api.internal/", { signal: AbortSignal.abort(reason) });

  it("is written even when the client has disconnected", async () => {
    const [line = "{}"] = await logged(
      new TypeError("a bug of ours"),
      abandoned("Client connection prematurely closed."),
    );
    expect(JSON.parse(line)).toMatchObject({ msg: "request failed", err: { message: "a bug of ours" } });
  });

  it.each([
    [new DOMException("This operation was aborted", "AbortError"), undefined],
    [new Error("Client connection prematurely closed."), "Client connection prematurely closed."],
    [new Error("aborted"), "Error: aborted"],
  ])("is not written for the disconnection itself: %s", async (error, reason) => {
    expect(await logged(error, abandoned(reason))).toEqual([]);
  });
});

describe("an error thrown after the client has disconnected", () => {
  it.each([
    ["expected", new ApiError(503, "unavailable", "The service is busy. Please try again in a moment.")],
    ["unexpected", new Error("a bug")],
  ])("gets an empty 499 when it is %s", async (_, error) => {
    const app = new Hono();
    app.onError(errorHandler(silent, createStorageState({ logger: silent })));
    app.get("/", () => {
      throw error;
    });
    const answer = await app.request(new Request("http://api.internal/", { signal: AbortSignal.abort() }));
    expect([answer.status, await answer.text()]).toEqual([499, ""]);
  });
});

describe("an unexpected error", () => {
  const answerTo = async (error: Error) => {
    const app = new Hono();
    app.onError(errorHandler(silent, createStorageState({ logger: silent })));
    app.get("/", () => {
      throw error;
    });
    const answer = await app.request("/");
    return { status: answer.status, ...ErrorBody.parse(await answer.json()) };
  };
  const queryError = (code: string) =>
    new DrizzleQueryError("select 1", [], Object.assign(new Error("a failed query"), { code }));

  it.each([
    ["57014", "That took too long. Please try again."],
    ["53300", "The service does not answer. Please try again in a moment."],
    ["25006", "The service does not answer. Please try again in a moment."],
    ["40P01", "The service does not answer. Please try again in a moment."],
    ["EHOSTUNREACH", "The service does not answer. Please try again in a moment."],
    ["ENETUNREACH", "The service does not answer. Please try again in a moment."],
  ])("gets a 503 when the database reports %s", async (code, error) => {
    expect(await answerTo(queryError(code))).toEqual({ status: 503, code: "unavailable", error });
  });

  it("gets a 503 when all hosts of the database are standbys, as during a failover", async () => {
    const error = new DrizzleQueryError("select 1", [], new Error("the server accepts no writes"));
    expect(await answerTo(error)).toMatchObject({ status: 503, code: "unavailable" });
  });

  it("gets a 503 when the driver timed out", async () => {
    // The message in pg: packages/pg/lib/client.js, query_timeout.
    const error = new DrizzleQueryError("select 1", [], new Error("Query read timeout"));
    expect(await answerTo(error)).toMatchObject({ status: 503, code: "unavailable" });
  });

  it("gets a 500 without details when a retry cannot help", async () => {
    for (const error of [queryError("23505"), new Error("a secret of the server")]) {
      expect(await answerTo(error)).toEqual({ status: 500, code: "internal", error: "An unexpected error occurred" });
    }
  });
});
