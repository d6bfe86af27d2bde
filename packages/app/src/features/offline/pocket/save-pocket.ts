import { TILES_PATH } from "@flaneur/basemap";
import { array, object, string } from "zod/mini";
import {
  LATER_FILES_PATH,
  PACK_PATH,
  POCKET_CACHES,
  type PocketRecord,
  RECORD_PATH,
  readPocketRecord,
} from "../../../offline/pocket.ts";

/** How much of it is kept, in bytes and in pictures. */
export interface PocketProgress {
  readonly places: number;
  readonly bytes: PocketSizes;
  /** The number of pictures that are kept, and of all. */
  readonly pictures: { readonly done: number; readonly all: number };
  readonly savedBytes: number;
}

/** The sizes of the parts, in bytes. The size of the pictures is an estimate until they are kept. */
export interface PocketSizes {
  readonly places: number;
  readonly map: number;
  readonly pictures: number;
}

/** Thrown when the device has too little room. */
export class DeviceFull extends Error {
  override readonly name = "DeviceFull";
  /** The room that is left, in bytes. Null if the browser does not tell. */
  readonly left: number | null;

  constructor(left: number | null) {
    super("too little room on the device");
    this.left = left;
  }
}

/** The average size of a picture in PICTURE_WIDTH, in bytes. */
const PICTURE_BYTES = 27_000;
/** The width of the pictures in pixels: a column of a phone. */
const PICTURE_WIDTH = 440;
/** The number of pictures that are loaded at the same time. */
const PARALLEL = 4;

const Pack = object({ places: array(object({ id: string(), mediaFiles: array(string()) })) });
const Files = array(string());
const OWN_POSTER = /^\/api\/media\/posters\/[^?]+\.webp$/;

/** The places as the server sent them, and what belongs to them. */
export interface LoadedPack {
  readonly text: string;
  readonly etag: string;
  readonly places: number;
  /** The URL of the first picture of each place that has one of our own. */
  readonly pictures: readonly string[];
  /** The files of the app to keep: the code of the map, and of the search. */
  readonly files: readonly string[];
  readonly sizes: PocketSizes;
}

async function load(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response;
}

/** Loads the places and measures all parts. Nothing is stored. */
export async function loadPack(signal: AbortSignal): Promise<LoadedPack> {
  const [packed, files, tiles] = await Promise.all([
    load(PACK_PATH, { signal, cache: "no-cache" }),
    load(LATER_FILES_PATH, { signal, cache: "no-cache" }),
    load(TILES_PATH, { signal, method: "HEAD" }),
  ]);
  const text = await packed.text();
  const { places } = Pack.parse(JSON.parse(text));
  const pictures = places.flatMap(({ mediaFiles }) => {
    const first = mediaFiles.find((url) => OWN_POSTER.test(url));
    return first === undefined ? [] : [`${first}?w=${PICTURE_WIDTH}`];
  });
  return {
    text,
    etag: packed.headers.get("etag") ?? "",
    places: places.length,
    pictures,
    files: Files.parse(await files.json()),
    sizes: {
      places: new Blob([text]).size,
      map: Number(tiles.headers.get("content-length") ?? 0),
      pictures: pictures.length * PICTURE_BYTES,
    },
  };
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/** Returns the room that is left, in bytes. Null if the browser does not tell. */
async function roomLeft(): Promise<number | null> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  return quota === undefined ? null : Math.max(0, quota - usage);
}

async function writeRecord(record: PocketRecord): Promise<void> {
  await (await caches.open(POCKET_CACHES.data)).put(RECORD_PATH, Response.json(record));
}

interface SaveOptions {
  readonly withPictures: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PocketProgress) => void;
}

/** Stores a response if its URL is not stored yet. Returns the bytes of a response that was stored, otherwise null. */
async function keep(cache: Cache, url: string, signal: AbortSignal): Promise<number | null> {
  if ((await cache.match(url, { ignoreVary: true })) !== undefined) return null;
  const response = await load(url, { signal });
  const body = await response.blob();
  const headers = { "content-type": response.headers.get("content-type") ?? body.type };
  await cache.put(url, new Response(body, { headers }));
  return body.size;
}

/**
 * Stores the places, the street map and the pictures. What is stored already is not loaded again, so a save that was
 * stopped is continued. The record says 'complete' only at the end. While a complete one is renewed, it stays complete.
 * @throws DeviceFull
 */
export async function savePack(pack: LoadedPack, options: SaveOptions): Promise<PocketRecord> {
  const before = await readPocketRecord();
  const { places, map, pictures } = pack.sizes;
  const needed = places + map + (options.withPictures ? pictures : 0);
  const left = await roomLeft();
  if (before === null && left !== null && left < needed) throw new DeviceFull(left);
  try {
    return await storeParts(pack, before, options);
  } catch (error) {
    throw isFull(error) ? new DeviceFull(await roomLeft()) : error;
  }
}

async function storeParts(
  pack: LoadedPack,
  before: PocketRecord | null,
  { withPictures, signal, onProgress }: SaveOptions,
): Promise<PocketRecord> {
  const record = { etag: pack.etag, savedAt: Date.now(), withPictures, tilesPath: TILES_PATH };
  if (before?.status !== "complete") await writeRecord({ ...record, status: "partial" });
  const data = await caches.open(POCKET_CACHES.data);
  const headers = { "content-type": "application/json", date: new Date().toUTCString() };
  await data.put(PACK_PATH, new Response(pack.text, { headers }));
  let savedBytes = pack.sizes.places;
  const all = withPictures ? pack.pictures.length : 0;
  const report = (done: number) =>
    onProgress({ places: pack.places, bytes: pack.sizes, pictures: { done, all }, savedBytes });
  report(0);
  for (const url of [...pack.files, TILES_PATH]) {
    signal.throwIfAborted();
    await keep(data, url, signal);
  }
  savedBytes += pack.sizes.map;
  report(0);
  if (withPictures) {
    await storePictures(pack.pictures, signal, (done, bytes) => {
      savedBytes += bytes ?? PICTURE_BYTES;
      report(done);
    });
  }
  await removeOthers(data, new Set([PACK_PATH, RECORD_PATH, TILES_PATH, ...pack.files]));
  const complete = { ...record, status: "complete" as const };
  await writeRecord(complete);
  return complete;
}

async function storePictures(
  urls: readonly string[],
  signal: AbortSignal,
  onStored: (done: number, bytes: number | null) => void,
): Promise<void> {
  const cache = await caches.open(POCKET_CACHES.pictures);
  const waiting = [...urls];
  let done = 0;
  const storeNext = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      signal.throwIfAborted();
      const bytes = await keep(cache, url, signal);
      done += 1;
      onStored(done, bytes);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, storeNext));
  await removeOthers(cache, new Set(urls));
}

/** Removes what is no longer part of the pack. */
async function removeOthers(cache: Cache, kept: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!kept.has(`${pathname}${search}`)) await cache.delete(request);
  }
}

/** Removes everything that is kept. */
export async function removePack(): Promise<void> {
  // The record is removed first: without it, nothing is used.
  await (await caches.open(POCKET_CACHES.data)).delete(RECORD_PATH);
  await Promise.all(Object.values(POCKET_CACHES).map((name) => caches.delete(name)));
}

/** Loads the places again if they have changed, and everything that belongs to them. Does nothing without a complete pack. */
export async function renewPack(signal: AbortSignal): Promise<void> {
  const record = await readPocketRecord();
  if (record?.status !== "complete") return;
  const pack = await loadPack(signal);
  const data = await caches.open(POCKET_CACHES.data);
  const hasFiles = await Promise.all(pack.files.map((url) => data.match(url, { ignoreVary: true })));
  const isCurrent = pack.etag === record.etag && record.tilesPath === TILES_PATH && !hasFiles.includes(undefined);
  if (!isCurrent) await savePack(pack, { withPictures: record.withPictures, signal, onProgress: () => {} });
}
