import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { body, json, noQuery } from "../http/contents.ts";
import { bodyFailures, failures, noSuch } from "../http/errors.ts";
import { anyId, safeText, shortList } from "../http/parameters.ts";
import { orPlaceholder, type PlaceMedia } from "./place-media.ts";

const common = { tags: ["Media"] };

const EXAMPLE = {
  placeId: "tour-eiffel",
  mediaFiles: [
    "/api/media/posters/tour-eiffel/1-0a1b2c3d-4268ad.svg",
    "/api/media/clips/tour-eiffel-4e5f6a7b.mp4",
    "/api/media/posters/tour-eiffel/2-0a1b2c3d-4268ad.svg",
  ],
};

const PlaceFiles = z
  .object({ placeId: z.string(), mediaFiles: z.array(z.string()) })
  .openapi("PlaceMedia", { example: EXAMPLE });

const Batch = z.object({ places: z.array(PlaceFiles) }).openapi("MediaBatch", { example: { places: [EXAMPLE] } });

const PlaceIds = z
  .strictObject({
    placeIds: shortList(safeText(200), 100, "ids"),
  })
  .openapi("MediaPlaces", { example: { placeIds: ["tour-eiffel", "septime"] } });

const Preloading = z.object({ accepted: z.array(z.string()), refused: z.array(z.string()) }).openapi("MediaPreload", {
  example: { accepted: ["tour-eiffel", "septime"], refused: [] },
});

const ofPlace = createRoute({
  ...common,
  method: "get",
  path: "/media/places/{id}",
  summary: "The pictures and videos of a place",
  request: { params: z.object({ id: anyId }), query: noQuery },
  responses: { 200: { description: "Its media, best first", content: json(PlaceFiles) }, ...failures },
});

const batch = createRoute({
  ...common,
  method: "post",
  path: "/media/places/batch",
  summary: "The pictures and videos of many places",
  request: { query: noQuery, body: body(PlaceIds) },
  responses: {
    200: {
      description: "In the order of the request; unknown and hidden places are left out",
      content: json(Batch),
    },
    ...bodyFailures,
  },
});

const preload = createRoute({
  ...common,
  method: "post",
  path: "/media/places/preload",
  summary: "Preload the pictures that a listing shows of some places",
  description:
    "Nothing has to be prepared: posters are drawn when they are requested, in about a millisecond. Unknown and hidden " +
    "places are left out.",
  request: { query: noQuery, body: body(PlaceIds) },
  responses: {
    202: {
      description: "`accepted`: the places whose pictures can be requested. `refused` is always empty.",
      content: json(Preloading),
    },
    ...bodyFailures,
  },
});

/** Adds the routes that return the URLs of the pictures and videos of places, and the route that preloads pictures. */
export function mediaRoutes(app: OpenAPIHono, media: PlaceMedia): void {
  app.openapi(ofPlace, async (context) => {
    const { id } = context.req.valid("param");
    const files = (await media.filesOf([id])).get(id);
    if (files === undefined) throw noSuch("place", id);
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

  app.openapi(preload, async (context) => {
    const accepted = await media.preload(context.req.valid("json").placeIds);
    return context.json({ accepted: [...accepted], refused: [] }, 202);
  });
}
