import { findTile, PMTiles, zxyToTileId } from "pmtiles";
import { POCKET_CACHES, readPocketRecord } from "../shared/pocket.ts";

/** Matches the path of a tile: the path of its archive, then its zoom level, column and row. */
const TILE = /^(\/basemap\/[^/]+\.pmtiles)\/(\d{1,2})\/(\d{1,5})\/(\d{1,5})$/;

export const isTile = (pathname: string): boolean => TILE.test(pathname);

interface Archive {
  readonly path: string;
  tile(z: number, x: number, y: number): Promise<Uint8Array<ArrayBuffer> | null>;
}

let opened: Archive | undefined;

/** Returns the archive with this path from the stored pack. Returns null if no complete pack includes it. */
async function openArchive(path: string): Promise<Archive | null> {
  const record = await readPocketRecord();
  if (record?.status !== "complete" || record.tilesPath !== path) {
    // The archive of a removed pack need not stay in memory.
    opened = undefined;
    return null;
  }
  if (opened?.path === path) return opened;
  const stored = await caches.match(path, { cacheName: POCKET_CACHES.data, ignoreVary: true });
  if (stored === undefined) return null;
  const bytes = new Uint8Array(await stored.arrayBuffer());
  const source = {
    getKey: () => path,
    getBytes: async (offset: number, length: number) => ({ data: bytes.slice(offset, offset + length).buffer }),
  };
  const archive = new PMTiles(source);
  opened = {
    path,
    tile: async (z, x, y) => {
      const header = await archive.getHeader();
      const { rootDirectoryOffset, rootDirectoryLength, tileDataOffset } = header;
      const root = await archive.cache.getDirectory(source, rootDirectoryOffset, rootDirectoryLength, header);
      const entry = findTile(root, zxyToTileId(z, x, y));
      if (entry === null) return null;
      return bytes.slice(tileDataOffset + entry.offset, tileDataOffset + entry.offset + entry.length);
    },
  };
  return opened;
}

/**
 * Returns a tile of the stored archive, an empty response (204) for a tile that the archive lacks, or null without an
 * archive. Tiles in the archive are compressed by gzip.
 */
async function keptTile(pathname: string): Promise<Response | null> {
  const [, path = "", z, x, y] = TILE.exec(pathname) ?? [];
  const archive = await openArchive(path);
  if (archive === null) return null;
  const tile = await archive.tile(Number(z), Number(x), Number(y));
  if (tile === null) return new Response(null, { status: 204 });
  const plain = new Blob([tile]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": "application/vnd.mapbox-vector-tile" } });
}

/** Returns a tile of the street map: from the server, or from the stored archive if the request fails. */
export async function tile({ request }: { readonly request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptTile(new URL(request.url).pathname);
    if (kept === null) throw error;
    return kept;
  }
}
