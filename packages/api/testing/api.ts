import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger } from "@flaneur/runtime";
import { createApi } from "../src/api.ts";
import type { Db } from "../src/db/database.ts";
import { createPlaceMedia } from "../src/media/place-media.ts";

/** The whole API over a test's database, with a picture cache of its own. */
export function apiOver(db: Db) {
  const dataDir = mkdtempSync(join(tmpdir(), "flaneur-api-"));
  const api = createApi({ db, media: createPlaceMedia({ db, dataDir }), logger: createLogger("silent") });
  return {
    get: (path: string) => api.request(`/api${path}`),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      api.request(`/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
