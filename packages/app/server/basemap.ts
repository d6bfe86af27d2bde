import { readFileSync } from "node:fs";
import { TILES_FILE, TILES_PATH } from "@flaneur/basemap/tiles";
import { fileResponse, outOfRange, type StoredFile } from "@flaneur/server-kit";
import { Hono } from "hono";

/** The address carries a hash of the file. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The tiles of the street map: one archive of which browsers fetch the ranges that are in view. */
export function basemapPart(): Hono {
  let file: StoredFile | undefined;
  const app = new Hono();
  app.get(TILES_PATH, (context) => {
    const { req } = context;
    // Read once, when a first map is shown.
    file ??= { type: "application/vnd.pmtiles", bytes: readFileSync(TILES_FILE), etag: `"${TILES_PATH}"` };
    const { status, body, headers } = fileResponse(
      file,
      {
        method: req.raw.method,
        range: req.header("range"),
        ifRange: req.header("if-range"),
        ifNoneMatch: req.header("if-none-match"),
      },
      { "Cache-Control": IMMUTABLE },
    );
    if (status !== 416) return context.newResponse(body, status, headers);
    const error = outOfRange(file.bytes.length);
    return context.json({ error, code: "range_not_satisfiable" }, status, headers);
  });
  app.get("/basemap/*", (context) => {
    const error = "There are no such map tiles. Reload the page: the map has been replaced by a newer one.";
    return context.json({ error, code: "not_found" }, 404);
  });
  return app;
}
