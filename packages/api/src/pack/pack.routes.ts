import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { getPack } from "@flaneur/contract";
import { acceptsBrotli } from "@flaneur/server-kit";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { createPackFiles } from "./pack-file.ts";

interface PackParts {
  readonly db: Db;
  readonly search: PlaceSearch;
  readonly bodies: PlaceBodies;
}

/** Returns the encoding of a pack for a client; null for a client that accepts neither. */
function encodingFor(request: Request): "br" | "gzip" | null {
  if (acceptsBrotli(request)) return "br";
  const accepted = request.headers.get("accept-encoding") ?? "";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted) ? "gzip" : null;
}

/** Decompresses a pack for a client that accepts no compression, on another thread. */
const unzip = promisify(gunzip);
/** With the usual chunks of 16 KB, the main thread would have to join hundreds of them. */
const CHUNK_BYTES = 1 << 20;

/** Adds the call that returns all listed places in one response, up to the limit of a pack. */
export function packRoutes(app: OpenAPIHono, parts: PackParts): void {
  const packFile = createPackFiles(parts);
  app.openapi(routeOf(getPack), async (context) => {
    const request = context.req.raw;
    const file = await packFile();
    const headers = { ETag: file.etag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" };
    if (isCurrent(context.req.header("if-none-match"), file.etag)) return context.body(null, 304, headers);
    const encoding = encodingFor(request);
    const all = {
      ...headers,
      "Content-Type": "application/json",
      ...(encoding !== null && { "Content-Encoding": encoding }),
    };
    if (request.method === "HEAD") return context.body(null, 200, all);
    const body =
      encoding === "br"
        ? file.brotli
        : encoding === "gzip"
          ? file.gzip
          : await unzip(file.gzip, { chunkSize: CHUNK_BYTES });
    return new Response(body, { headers: all });
  });
}

/** Whether a client has the file with an ETag. Weak and strong ETags are equal here (RFC 9110). */
const isCurrent = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch?.split(",") ?? []).some((each) => each.trim().replace(/^(?!W\/)/, "W/") === etag);
