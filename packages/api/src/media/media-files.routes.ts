import { getClip, getPoster } from "@flaneur/contract";
import { acceptsBrotli, markAsCoded } from "@flaneur/server-kit";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import { notFound } from "../http/errors.ts";
import { clipResponse } from "./clip-response.ts";
import type { PlaceMedia } from "./place-media.ts";

/** Caching of files whose URLs contain a hash of their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Caching of the URLs of earlier versions: the picture behind them changes with its place. */
const MOVED = "public, max-age=3600";

/** Adds the calls that serve our own files. Their URLs contain a hash, so responses may be cached for long. */
export function mediaFileRoutes(app: OpenAPIHono, media: PlaceMedia): void {
  app.openapi(routeOf(getPoster), async (context) => {
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

  app.openapi(routeOf(getClip), async (context) => {
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
