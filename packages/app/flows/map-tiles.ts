import { PMTiles } from "pmtiles";
import archiveUrl from "../../basemap/tiles/paris.pmtiles?url";

/** Loads the whole archive of the street map, because some static file servers do not support range requests. */
async function openArchive(): Promise<PMTiles> {
  const bytes = await (await fetch(archiveUrl)).arrayBuffer();
  return new PMTiles({
    getKey: () => archiveUrl,
    getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length) }),
  });
}

let opened: Promise<PMTiles> | undefined;

/** Returns a tile of the street map as the app's server does: status 204 for an empty tile. */
export async function mapTile(z: number, x: number, y: number): Promise<Response> {
  opened ??= openArchive();
  const tile = await (await opened).getZxy(z, x, y);
  if (tile === undefined) return new Response(null, { status: 204 });
  return new Response(tile.data, { headers: { "content-type": "application/vnd.mapbox-vector-tile" } });
}
