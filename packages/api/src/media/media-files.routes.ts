import { acceptsBrotli, markAsCoded, outOfRange } from "@flaneur/server-kit";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { failure, failures, notFound } from "../http/errors.ts";
import { anyId } from "../http/parameters.ts";
import { clipResponse } from "./clip-response.ts";
import type { PlaceMedia } from "./place-media.ts";
import { POSTER_FILE } from "./posters.ts";

/** Caching of files whose URLs contain a hash of their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Caching of the URLs of earlier versions: the picture behind them changes with its place. */
const MOVED = "public, max-age=3600";

const common = { tags: ["Media"] };
const binary = { schema: z.string().openapi({ format: "binary" }) };

const posterFile = createRoute({
  ...common,
  method: "get",
  path: "/media/posters/{placeId}/{file}",
  summary: "One of our own posters",
  description:
    "The URLs in `mediaFiles` end in `.svg`. The same URL with `.png` returns the poster as a picture of 880 x 1100 " +
    "pixels, for programs that draw no SVG. URLs of earlier versions, such as those that end in `.webp`, redirect.",
  request: {
    params: z.object({ placeId: anyId, file: z.string().regex(POSTER_FILE, "must be the name of a poster") }),
    query: z.strictObject({
      w: z
        .string()
        .max(8)
        .optional()
        .openapi({ description: "Ignored: URLs of earlier versions have it.", deprecated: true }),
    }),
  },
  responses: {
    200: {
      description: "The picture",
      content: { "image/svg+xml": { schema: z.string() }, "image/png": binary },
    },
    302: {
      description: "The present picture is at another URL.",
      headers: { Location: { description: "Relative to the requested URL", schema: { type: "string" as const } } },
    },
    ...failures,
  },
});

const text = { schema: { type: "string" as const } };
const lasting = {
  ETag: text,
  "Accept-Ranges": { description: "`bytes`", ...text },
  "Cache-Control": text,
};
const video = { "video/mp4": binary, "video/webm": binary, "image/webp": binary };
const asked = (description: string) => z.string().optional().openapi({ description });

const clipFile = createRoute({
  ...common,
  method: "get",
  path: "/media/clips/{file}",
  summary: "One of our own clips",
  description:
    "The URLs in `mediaFiles` end in `.mp4`. The same URL with `.webm` returns the clip in VP9, and with `.webp` the " +
    "still picture that is shown until the clip plays.",
  request: {
    params: z.object({
      file: z.string().regex(/^[a-z0-9-]{1,200}-[0-9a-f]{8}\.(?:mp4|webm|webp)$/, "must be the name of a clip"),
    }),
    query: z.strictObject({}),
    headers: z.object({
      range: asked("One range of bytes: `bytes=0-1023`, `bytes=1024-` or `bytes=-512`. Other ranges are ignored."),
      "if-range": asked("The range is ignored unless the file has this ETag."),
      "if-none-match": asked("The ETags of files that the client has stored."),
    }),
  },
  responses: {
    200: { description: "The whole file", headers: lasting, content: video },
    206: {
      description: "The requested range",
      headers: { ...lasting, "Content-Range": { description: "`bytes 0-1023/180224`", ...text } },
      content: video,
    },
    304: { description: "The client has stored this file", headers: lasting },
    ...failures,
    416: {
      ...failure("The file has no bytes in this range.", "range_not_satisfiable", outOfRange(180_224)),
      headers: { "Content-Range": { description: "`bytes */180224`", ...text } },
    },
  },
});

/** Adds the calls that serve our own files. Their URLs contain a hash, so responses may be cached for long. */
export function mediaFileRoutes(app: OpenAPIHono, media: PlaceMedia): void {
  app.openapi(posterFile, async (context) => {
    const { placeId, file } = context.req.valid("param");
    const poster = await media.poster(placeId, file, {
      client: context.get("client")?.subscriber ?? null,
      // A browser that has left a page aborts its requests for pictures.
      signal: AbortSignal.any([context.get("deadline"), context.req.raw.signal]),
    });
    if (poster === null) throw notFound(`There is no poster '${file}' of '${placeId}'`);
    if (poster.kind === "moved") {
      return context.body(null, 302, { Location: poster.file, "Cache-Control": MOVED });
    }
    if (poster.kind === "raster") {
      return context.body(poster.png, 200, { "Content-Type": "image/png", "Cache-Control": IMMUTABLE });
    }
    const { svg, brotli } = poster.poster;
    const isCompressed = acceptsBrotli(context.req.raw);
    const response = context.body(isCompressed ? brotli : svg, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": IMMUTABLE,
      Vary: "Accept-Encoding",
    });
    if (isCompressed) markAsCoded(response.headers, "br");
    return response;
  });

  app.openapi(clipFile, async (context) => {
    const { file } = context.req.valid("param");
    const clip = await media.clip(file);
    if (clip === null) throw notFound(`There is no clip '${file}'`);
    const { range, "if-range": ifRange, "if-none-match": ifNoneMatch } = context.req.valid("header");
    // The route of GET also handles HEAD.
    const { method } = context.req.raw;
    const request = { method, range, ifRange, ifNoneMatch };
    const { status, body, headers } = clipResponse(clip, request, { "Cache-Control": IMMUTABLE });
    return context.newResponse(body, status, headers);
  });
}
