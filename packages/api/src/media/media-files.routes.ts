import { POSTER_WIDTHS, type PosterWidth } from "@flaneur/domain";
import { outOfRange } from "@flaneur/server-kit";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { failure, failures, notFound } from "../http/errors.ts";
import { anyId } from "../http/parameters.ts";
import { clipResponse } from "./clip-response.ts";
import type { PlaceMedia } from "./place-media.ts";

/** Caching of files whose URLs contain a hash of their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const common = { tags: ["Media"] };
const binary = { schema: z.string().openapi({ format: "binary" }) };
const widths = POSTER_WIDTHS.map(String);

const posterFile = createRoute({
  ...common,
  method: "get",
  path: "/media/posters/{placeId}/{file}",
  summary: "One of our own posters",
  request: {
    params: z.object({
      placeId: anyId,
      file: z.string().regex(/^\d-[0-9a-f]{8}-[0-9a-f]{6}\.(?:webp|svg|png)$/, "must be the name of a poster"),
    }),
    query: z.strictObject({
      w: z
        .enum(widths, { error: `must be one of ${widths.join(", ")}` })
        .default("440")
        .openapi({ description: "Width in pixels, for WebP and PNG." }),
    }),
  },
  responses: {
    200: {
      description: "The picture",
      content: { "image/webp": binary, "image/png": binary, "image/svg+xml": { schema: z.string() } },
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
    const width = POSTER_WIDTHS.find((candidate) => String(candidate) === context.req.valid("query").w);
    const picture = await media.poster(placeId, file, width ?? (440 satisfies PosterWidth), {
      client: context.get("client")?.subscriber ?? null,
      // A browser that has left a page aborts its requests for pictures.
      signal: AbortSignal.any([context.get("deadline"), context.req.raw.signal]),
      onRender: context.get("leaveSlot"),
    });
    if (picture === null) throw notFound(`There is no poster '${file}' of '${placeId}'`);
    return context.body(picture.body, 200, { "Content-Type": picture.type, "Cache-Control": IMMUTABLE });
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
