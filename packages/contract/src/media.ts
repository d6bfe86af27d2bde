import { z } from "zod";
import { defineCall } from "./call.ts";
import { body, json, noQuery } from "./contents.ts";
import { bodyFailures, failures } from "./failures.ts";
import { anyId, safeText, shortList } from "./parameters.ts";

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
  .meta({ id: "PlaceMedia", example: EXAMPLE });

const Batch = z.object({ places: z.array(PlaceFiles) }).meta({ id: "MediaBatch", example: { places: [EXAMPLE] } });

const PlaceIds = z
  .strictObject({
    placeIds: shortList(safeText(200), 100, "ids"),
  })
  .meta({ id: "MediaPlaces", example: { placeIds: ["tour-eiffel", "septime"] } });

const Preloading = z
  .object({ accepted: z.array(z.string()), refused: z.array(z.string()) })
  .meta({ id: "MediaPreload", example: { accepted: ["tour-eiffel", "septime"], refused: [] } });

export const getPlaceMedia = defineCall({
  ...common,
  method: "get",
  path: "/media/places/{id}",
  summary: "The pictures and videos of a place",
  request: { params: z.object({ id: anyId }), query: noQuery },
  responses: { 200: { description: "Its media, best first", content: json(PlaceFiles) }, ...failures },
});

export const listMedia = defineCall({
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

export const preloadMedia = defineCall({
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
