import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { acceptsBrotli } from "@flaneur/server-kit";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Db } from "../db/database.ts";
import { json, noQuery } from "../http/contents.ts";
import { commonFailures } from "../http/errors.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { PLACE_EXAMPLE, PlaceBody } from "../places/places.schemas.ts";
import { createPackFiles } from "./pack-file.ts";
import { GuideBody, PhraseBody } from "./pack-parts.ts";

const PackBody = z
  .object({
    places: z.array(PlaceBody),
    allCurated: z.boolean().openapi({ description: "Whether every listed place is curated, and none is imported." }),
    tags: z
      .record(z.string(), z.array(z.string()))
      .openapi({ description: "The tags of all listed places, by category." }),
    phrases: z.array(PhraseBody).openapi({ description: "Words of searches, and what they mean." }),
    guide: GuideBody,
  })
  .openapi("PlacePack", {
    description: "The listed places, up to a limit, for a device that lists them without a connection.",
    example: {
      places: [PLACE_EXAMPLE],
      allCurated: true,
      tags: { Food: ["Pizza"] },
      phrases: [{ words: "musee", meanings: [{ kind: "value", category: "types", value: "Museum" }], isName: false }],
      guide: { collections: [], neighbourhoods: [] },
    },
  });

const text = { schema: { type: "string" as const } };

const pack = createRoute({
  method: "get",
  path: "/places/pack",
  tags: ["Places"],
  summary: "The listed places with their media, to be kept on a device",
  description:
    "A device with stored places sends their ETag in `If-None-Match`, and gets a 304 if nothing has changed.",
  request: {
    query: noQuery,
    headers: z.object({
      "if-none-match": z.string().optional().openapi({ description: "The ETag of the stored places." }),
    }),
  },
  responses: {
    200: {
      description: "The places, by name",
      headers: {
        ETag: text,
        "Cache-Control": { description: "`no-cache`: may be stored, and must be revalidated", ...text },
      },
      content: json(PackBody),
    },
    304: { description: "The places have not changed", headers: { ETag: text } },
    ...commonFailures,
  },
});

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
  app.openapi(pack, async (context) => {
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
