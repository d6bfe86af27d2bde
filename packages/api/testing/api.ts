import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignedInBody } from "@flaneur/contract";
import { createLogger } from "@flaneur/server-kit";
import type { z } from "zod";
import { type ApiParts, createApi } from "../src/api.ts";
import type { Db } from "../src/db/database.ts";
import { createPlaceMedia } from "../src/media/place-media.ts";
import { type OpenSearch, openPlaceSearch } from "../src/places/place-search.ts";

export interface SendOptions {
  /** The body: text is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export type TestApi = ReturnType<typeof apiOver>;

/** The deadline of requests unless a test is about deadlines, in milliseconds: a busy machine must not fail a test. */
const PATIENT_DEADLINE_MS = 60_000;

/** Opens the search over a test's database. It does not ask for changes: call `catchUp` after a write. */
export const searchOver = (db: Db, now?: () => number): OpenSearch =>
  openPlaceSearch({
    database: { db, kind: "pglite", within: (_, read) => read(db) },
    logger: createLogger("silent"),
    ...(now === undefined ? {} : { now }),
  });

/**
 * Creates the whole API over a test's database, with its own picture cache. Its lists have all changes that were
 * written before a request.
 */
export function apiOver(db: Db, parts: Partial<Omit<ApiParts, "db">> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "flaneur-api-"));
  const media = createPlaceMedia({ db, dataDir });
  const search = parts.search ?? searchOver(db);
  const api = createApi({
    db,
    media,
    search,
    logger: createLogger("silent"),
    secret: randomBytes(32),
    ...parts,
    limits: { deadlineMs: PATIENT_DEADLINE_MS, ...parts.limits },
  });
  const send = async (method: string, path: string, { body, token, headers }: SendOptions = {}): Promise<Response> => {
    await search.catchUp();
    return api.request(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  };
  return {
    send,
    get: (path: string, token?: string) => send("GET", path, { token }),
    post: (path: string, body?: unknown, token?: string) => send("POST", path, { body, token }),
    put: (path: string, body?: unknown, token?: string) => send("PUT", path, { body, token }),
    patch: (path: string, body?: unknown, token?: string) => send("PATCH", path, { body, token }),
    delete: (path: string, token?: string) => send("DELETE", path, { token }),
    fetch: async (request: Request) => {
      await search.catchUp();
      return api.fetch(request);
    },
    /** Stops rendering pictures, then deletes them. */
    remove: async () => {
      await search.close();
      await media.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const PASSWORD = "pont-neuf";

/** Signs up a new account, with a unique address unless one is given. */
export async function signUp(
  api: Pick<TestApi, "post">,
  email = `${randomUUID()}@example.org`,
): Promise<Pick<z.infer<typeof SignedInBody>, "token" | "user">> {
  const answer = await api.post("/auth/signup", { username: email, password: PASSWORD });
  return SignedInBody.parse(await answer.json());
}
