import { PMTiles } from "pmtiles";
import archiveUrl from "../../basemap/tiles/paris.pmtiles?url";

/** The archive of the street map, whole: not every static file server answers ranges. */
async function openArchive(): Promise<PMTiles> {
  const bytes = await (await fetch(archiveUrl)).arrayBuffer();
  return new PMTiles({
    getKey: () => archiveUrl,
    getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length) }),
  });
}

let opened: Promise<PMTiles> | undefined;

/** A tile of the street map, as the app's server answers it: 204 where nothing is drawn. */
export async function mapTile(z: number, x: number, y: number): Promise<Response> {
  opened ??= openArchive();
  const tile = await (await opened).getZxy(z, x, y);
  if (tile === undefined) return new Response(null, { status: 204 });
  return new Response(tile.data, { headers: { "content-type": "application/vnd.mapbox-vector-tile" } });
}
