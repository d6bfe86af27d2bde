import { z } from "zod";
import { defineFile } from "./call.ts";
import { BEARER } from "./contents.ts";
import { commonFailures, failing, failure } from "./failures.ts";
import { anyId, oneOf } from "./parameters.ts";
import { PlacesQuery } from "./place-queries.ts";
import { LIST_SHARE_ENDED } from "./shared-lists.ts";

export const EXPORT_FORMATS = ["geojson", "csv", "kml", "gpx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  geojson: "application/geo+json",
  csv: "text/csv",
  kml: "application/vnd.google-earth.kml+xml",
  gpx: "application/gpx+xml",
};

const format = oneOf(EXPORT_FORMATS).default("geojson");

/** The parameters of a list of places, and the format of the file. */
export const ExportQuery = PlacesQuery.safeExtend({ format });

const text = { schema: z.string() };
const file = {
  description: "The file, in a format that the importer reads. The server creates it while the client receives it.",
  headers: { "Content-Disposition": { description: "Names the file", schema: { type: "string" as const } } },
  content: Object.fromEntries(EXPORT_FORMATS.map((name) => [MEDIA_TYPES[name], text])),
};

export const exportPlaces = defineFile({
  method: "get",
  path: "/places/export",
  tags: ["Places"],
  summary: "All places of a list as a file",
  description: "The parameters are those of the list; `page`, `limit`, `media` and `facets` change nothing.",
  request: { query: ExportQuery },
  responses: { 200: file, ...commonFailures },
});

export const exportFavorites = defineFile({
  method: "get",
  path: "/favorites/export",
  tags: ["Favorites"],
  security: BEARER,
  summary: "The caller's favorites as a file, newest first",
  description: "The favorites that the list of places contains for the same parameters.",
  request: { query: ExportQuery },
  responses: { 200: file, 401: failing[401], ...commonFailures },
});

const listFile = z.strictObject({ format });

export const exportList = defineFile({
  method: "get",
  path: "/lists/{id}/export",
  tags: ["Lists"],
  security: BEARER,
  summary: "The places of one of the caller's lists as a file, with their notes",
  request: { params: z.object({ id: anyId }), query: listFile },
  responses: { 200: file, 401: failing[401], ...commonFailures, 404: failing[404] },
});

export const exportSharedList = defineFile({
  method: "get",
  path: "/shared/lists/{token}/export",
  tags: ["Lists"],
  summary: "The places of a shared list as a file, with their notes",
  request: { params: z.object({ token: anyId }), query: listFile },
  responses: {
    200: file,
    ...commonFailures,
    404: failure("There is no such link.", "not_found", "There is no such shared list"),
    410: failure("The link has ended.", "gone", LIST_SHARE_ENDED),
  },
});
