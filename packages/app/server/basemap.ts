import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { TILES_FILE, TILES_PATH } from "@flaneur/basemap/tiles";
import { fileResponse, outOfRange, type StoredFile } from "@flaneur/server-kit";
import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { findTile, PMTiles, zxyToTileId } from "pmtiles";

/** The cache header of tiles: their URL contains a hash of the archive. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const MAX_ZOOM = 14;

/** The archive in memory. It is read on the first request of a tile or of the archive. */
function openArchive() {
  const bytes = new Uint8Array(readFileSync(TILES_FILE));
  const source = {
    getKey: () => TILES_PATH,
    getBytes: async (offset: number, length: number) => ({ data: bytes.slice(offset, offset + length).buffer }),
  };
  const archive = new PMTiles(source);
  return {
    bytes,
    /** Returns a tile as the archive stores it, compressed by gzip, or null for an empty tile. */
    async tile(z: number, x: number, y: number): Promise<Uint8Array<ArrayBuffer> | null> {
      const header = await archive.getHeader();
      const { rootDirectoryOffset, rootDirectoryLength, tileDataOffset } = header;
      const root = await archive.cache.getDirectory(source, rootDirectoryOffset, rootDirectoryLength, header);
      const entry = findTile(root, zxyToTileId(z, x, y));
      if (entry === null) return null;
      return bytes.slice(tileDataOffset + entry.offset, tileDataOffset + entry.offset + entry.length);
    },
  };
}

function respond(context: Context, file: StoredFile, added: Readonly<Record<string, string>> = {}): Response {
  const { req } = context;
  const request = {
    // Hono runs the route of GET for a HEAD request, too. Only the method distinguishes them.
    method: req.raw.method,
    range: req.header("range"),
    ifRange: req.header("if-range"),
    ifNoneMatch: req.header("if-none-match"),
  };
  const { status, body, headers } = fileResponse(file, request, { "Cache-Control": IMMUTABLE, ...added });
  if (status !== 416) return context.newResponse(body, status, headers);
  return context.json({ error: outOfRange(file.bytes.length), code: "range_not_satisfiable" }, status, headers);
}

/**
 * Serves the tiles of the street map: each tile at its own URL for browsers, and the whole archive, which also supports
 * range requests.
 */
export function basemapPart(): Hono {
  let opened: ReturnType<typeof openArchive> | undefined;
  const archive = () => (opened ??= openArchive());
  const app = new Hono();
  app.get(TILES_PATH, (context) => {
    return respond(context, { type: "application/vnd.pmtiles", bytes: archive().bytes, etag: `"${TILES_PATH}"` });
  });
  app.get(`${TILES_PATH}/:z{\\d{1,2}}/:x{\\d{1,5}}/:y{\\d{1,5}}`, async (context) => {
    const { z, x, y } = context.req.param();
    const [zoom, column, row] = [Number(z), Number(x), Number(y)];
    const exists = zoom <= MAX_ZOOM && column < 2 ** zoom && row < 2 ** zoom;
    const tile = exists ? await archive().tile(zoom, column, row) : null;
    // The tile is empty. MapLibre would report a 404 as an error.
    if (tile === null) return context.body(null, 204, { "Cache-Control": IMMUTABLE });
    const type = "application/vnd.mapbox-vector-tile";
    const etag = `"${TILES_PATH}/${z}/${x}/${y}"`;
    const encoding = accepts(context, { header: "Accept-Encoding", supports: ["gzip"], default: "identity" });
    return encoding === "gzip"
      ? respond(context, { type, etag, bytes: tile }, { "Content-Encoding": "gzip", Vary: "Accept-Encoding" })
      : respond(
          context,
          { type, etag: etag.replace(/"$/, '-plain"'), bytes: new Uint8Array(gunzipSync(tile)) },
          { Vary: "Accept-Encoding" },
        );
  });
  app.get("/basemap/*", (context) => {
    const error = "There are no such map tiles. Reload the page: the map has been replaced by a newer one.";
    return context.json({ error, code: "not_found" }, 404);
  });
  return app;
}
