import { POSTER_WIDTHS, type PosterWidth } from "@flaneur/domain";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { failures, notFound } from "../http/errors.ts";
import { safeText } from "../http/parameters.ts";
import { orPlaceholder, type PlaceMedia } from "./place-media.ts";

/** The address of a poster names what it shows: another picture has another address. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const PlaceFiles = z.object({ placeId: z.string(), mediaFiles: z.array(z.string()) }).openapi("PlaceMedia", {
  example: { placeId: "breizh-cafe", mediaFiles: ["/api/media/posters/breizh-cafe/1-0a1b2c3d.webp"] },
});

const ofPlace = createRoute({
  method: "get",
  path: "/media/places/{id}",
  tags: ["Media"],
  summary: "The pictures and videos of a place",
  request: { params: z.object({ id: safeText(200) }), query: z.strictObject({}) },
  responses: {
    200: { description: "Its media", content: { "application/json": { schema: PlaceFiles } } },
    ...failures,
  },
});

const batch = createRoute({
  method: "post",
  path: "/media/places/batch",
  tags: ["Media"],
  summary: "The pictures and videos of many places",
  request: {
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.strictObject({
            placeIds: z.array(safeText(200), { error: "must be a list of ids" }).max(100, "must have at most 100 ids"),
          }),
        },
      },
    },
  },
  responses: {
    200: {
      description: "In the order asked; places that are not known are left out",
      content: { "application/json": { schema: z.object({ places: z.array(PlaceFiles) }).openapi("MediaBatch") } },
    },
    400: failures[400],
    500: failures[500],
  },
});

const widths = POSTER_WIDTHS.map(String);
const posterFile = createRoute({
  method: "get",
  path: "/media/posters/{placeId}/{file}",
  tags: ["Media"],
  summary: "One of our own posters",
  request: {
    params: z.object({
      placeId: safeText(200),
      file: z.string().regex(/^\d-[0-9a-f]{8}\.(?:webp|svg)$/, "must be the name of a poster"),
    }),
    query: z.strictObject({
      w: z
        .enum(widths, { error: `must be one of ${widths.join(", ")}` })
        .default("440")
        .openapi({ description: "Width in pixels, for WebP." }),
    }),
  },
  responses: {
    200: {
      description: "The picture",
      content: {
        "image/webp": { schema: z.string().openapi({ format: "binary" }) },
        "image/svg+xml": { schema: z.string() },
      },
    },
    ...failures,
  },
});

export function mediaRoutes(app: OpenAPIHono, media: PlaceMedia): void {
  app.openapi(ofPlace, async (context) => {
    const { id } = context.req.valid("param");
    const files = (await media.filesOf([id])).get(id);
    if (files === undefined) throw notFound(`There is no place '${id}'`);
    return context.json({ placeId: id, mediaFiles: orPlaceholder(files) }, 200);
  });

  app.openapi(batch, async (context) => {
    const { placeIds } = context.req.valid("json");
    const files = await media.filesOf(placeIds);
    const places = placeIds.flatMap((placeId) => {
      const mediaFiles = files.get(placeId);
      return mediaFiles === undefined ? [] : [{ placeId, mediaFiles: orPlaceholder(mediaFiles) }];
    });
    return context.json({ places }, 200);
  });

  app.openapi(posterFile, async (context) => {
    const { placeId, file } = context.req.valid("param");
    const width = POSTER_WIDTHS.find((candidate) => String(candidate) === context.req.valid("query").w);
    const picture = await media.poster(placeId, file, width ?? (440 satisfies PosterWidth));
    if (picture === null) throw notFound(`There is no poster '${file}' of '${placeId}'`);
    return context.body(picture.body, 200, { "Content-Type": picture.type, "Cache-Control": IMMUTABLE });
  });
}
