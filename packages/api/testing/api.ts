import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger } from "@flaneur/server-kit";
import type { z } from "zod";
import { type ApiParts, createApi } from "../src/api.ts";
import { SignedInBody } from "../src/auth/auth.schemas.ts";
import type { Db } from "../src/db/database.ts";
import { createPlaceMedia } from "../src/media/place-media.ts";

export interface SendOptions {
  /** The body: text is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export type TestApi = ReturnType<typeof apiOver>;

/** The deadline of requests unless a test is about deadlines, in milliseconds: a busy machine must not fail a test. */
const PATIENT_DEADLINE_MS = 60_000;

/** Creates the whole API over a test's database, with its own picture cache. */
export function apiOver(db: Db, parts: Partial<Omit<ApiParts, "db">> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "flaneur-api-"));
  const media = createPlaceMedia({ db, dataDir });
  const api = createApi({
    db,
    media,
    logger: createLogger("silent"),
    secret: randomBytes(32),
    ...parts,
    limits: { deadlineMs: PATIENT_DEADLINE_MS, ...parts.limits },
  });
  const send = async (method: string, path: string, { body, token, headers }: SendOptions = {}): Promise<Response> =>
    api.request(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return {
    send,
    get: (path: string, token?: string) => send("GET", path, { token }),
    post: (path: string, body?: unknown, token?: string) => send("POST", path, { body, token }),
    put: (path: string, body?: unknown, token?: string) => send("PUT", path, { body, token }),
    delete: (path: string, token?: string) => send("DELETE", path, { token }),
    fetch: (request: Request) => api.fetch(request),
    /** Stops rendering pictures, then deletes them. */
    remove: async () => {
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
