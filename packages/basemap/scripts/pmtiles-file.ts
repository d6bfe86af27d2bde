import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";
import type { Bounds } from "../src/extent.ts";

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** A Mapbox Vector Tile, uncompressed. */
  readonly bytes: Uint8Array;
}

export interface PmtilesOptions {
  readonly bounds: Bounds;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly centre: readonly [longitude: number, latitude: number, zoom: number];
  readonly metadata: Readonly<Record<string, unknown>>;
}

const HEADER_BYTES = 127;
/** The size of a reader's first request, in bytes. It must contain the header and the root directory. */
const FIRST_FETCH_BYTES = 16_384;
const GZIP = 2;
const MVT = 1;

/**
 * Compresses to the same bytes on every system. The byte of gzip's header that names the operating system is
 * overwritten.
 */
function gzip(bytes: Uint8Array): Buffer {
  const compressed = gzipSync(bytes, { level: 9 });
  compressed[9] = 255;
  return compressed;
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
}

const directory = (entries: readonly Entry[]): Uint8Array =>
  Uint8Array.from([
    ...varint(entries.length),
    ...entries.flatMap(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
    // The run length of each entry is one tile.
    ...entries.flatMap(() => varint(1)),
    ...entries.flatMap(({ length }) => varint(length)),
    ...entries.flatMap(({ offset }) => varint(offset + 1)),
  ]);

/**
 * Returns the bytes of a PMTiles archive, version 3, with one directory
 * (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). The same tiles always result in the same bytes.
 * @throws Error if the directory does not fit into a reader's first request, because leaf directories are not
 * supported.
 */
export function pmtilesFile(tiles: readonly Tile[], options: PmtilesOptions): Buffer {
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id);
  const contents = sorted.map(({ bytes }) => gzip(bytes));
  let offset = 0;
  const entries = sorted.map(({ id }, index) => {
    const length = contents[index]?.length ?? 0;
    offset += length;
    return { id, offset: offset - length, length };
  });
  const root = gzip(directory(entries));
  const metadata = gzip(Buffer.from(JSON.stringify(options.metadata)));
  if (HEADER_BYTES + root.length > FIRST_FETCH_BYTES) {
    throw new Error(
      `${tiles.length} tiles need ${root.length} bytes of directory, more than fit into a reader's first request.`,
    );
  }

  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const metadataOffset = HEADER_BYTES + root.length;
  const tilesOffset = metadataOffset + metadata.length;
  const numbers = [
    [HEADER_BYTES, root.length],
    [metadataOffset, metadata.length],
    [tilesOffset, 0],
    [tilesOffset, offset],
    [tiles.length, tiles.length],
  ].flat();
  for (const [index, value] of [...numbers, tiles.length].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  }
  const [west, south, east, north] = options.bounds;
  const [longitude, latitude, zoom] = options.centre;
  // The first value is the flag `clustered`: the tiles are stored in the order of their ids.
  for (const [index, value] of [1, GZIP, GZIP, MVT, options.minZoom, options.maxZoom].entries()) {
    header.writeUInt8(value, 96 + index);
  }
  const degrees = (value: number): number => Math.round(value * 1e7);
  for (const [index, value] of [west, south, east, north].entries())
    header.writeInt32LE(degrees(value), 102 + 4 * index);
  header.writeUInt8(zoom, 118);
  header.writeInt32LE(degrees(longitude), 119);
  header.writeInt32LE(degrees(latitude), 123);
  return Buffer.concat([header, root, metadata, ...contents]);
}
