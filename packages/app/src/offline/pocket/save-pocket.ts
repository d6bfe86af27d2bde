import { TILES_PATH } from "@flaneur/basemap";
import { PACK_PATH, POCKET_CACHES, type PocketRecord, RECORD_PATH, readPocketRecord } from "../shared/pocket.ts";
import { inParallel } from "./in-parallel.ts";
import { type LoadedPack, LoadingFailed, load, loadPack, PICTURE_BYTES, type PocketSizes } from "./load-pack.ts";
import { holdPack, PackRemoved, takePack } from "./pack-lock.ts";
import { saveUser } from "./save-user.ts";
import { secondsLeft } from "./time-left.ts";

/** The progress of saving a pack on the device. */
export interface PocketProgress {
  /** The number of places in the pack. */
  readonly places: number;
  readonly bytes: PocketSizes;
  /** The number of pictures that are stored, and the number of all pictures to store. */
  readonly pictures: { readonly done: number; readonly all: number };
  /**
   * The number of bytes of the places, the map and the pictures that are stored, without the app's files. It includes
   * the estimated size of pictures that were stored earlier.
   */
  readonly savedBytes: number;
  /** How long the pictures will still take, in seconds. Null while this is unknown. */
  readonly secondsLeft: number | null;
}

/** Thrown when the device has too little free storage for a pack. */
export class DeviceFull extends Error {
  override readonly name = "DeviceFull";
  /** The free storage in bytes. Null if it is unknown, or if the browser reports more than the pack needs. */
  readonly left: number | null;

  constructor(left: number | null) {
    super("too little room on the device");
    this.left = left;
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/** Returns the free storage in bytes. Null if the browser does not report it. */
async function roomLeft(): Promise<number | null> {
  // Safari has `estimate` since version 17.
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
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

/**
 * Loads a URL and stores its response, unless a response is already stored. Returns the size of the loaded response in
 * bytes; null if nothing was loaded.
 */
async function keep(cache: Cache, url: string, signal: AbortSignal): Promise<number | null> {
  if ((await cache.match(url, { ignoreVary: true })) !== undefined) return null;
  const response = await load(url, { signal });
  const body = await response.blob();
  const headers = { "content-type": response.headers.get("content-type") ?? body.type };
  await cache.put(url, new Response(body, { headers }));
  return body.size;
}

/**
 * Stores the places, the app's files, the street map, the data of the signed-in user, and the pictures if they are
 * wanted. Files and pictures that are already stored are not loaded again, so an interrupted save continues where it
 * stopped. The record gets the status 'complete' only at the end. If the pack was complete before, its record stays
 * complete during the update. Waits until no tab saves, renews or removes the pack.
 * @throws DeviceFull, PackRemoved if the visitor removes the pack, the reason of the aborted signal, or the error of a
 * failed request.
 */
export const savePack = (pack: LoadedPack, options: SaveOptions): Promise<PocketRecord> =>
  changePack(options.signal, (before, signal) => saveParts(pack, before, { ...options, signal }));

/**
 * Runs `change` with the record of the stored pack, or null, once no tab saves, renews or removes the pack. After a
 * removal by the visitor, removes what the change has stored.
 */
async function changePack<Result>(
  ended: AbortSignal,
  change: (before: PocketRecord | null, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    return await holdPack(ended, async (signal) => change(await readPocketRecord(), signal));
  } catch (error) {
    if (error instanceof PackRemoved) void removeRest().catch(() => undefined);
    throw error;
  }
}

async function saveParts(pack: LoadedPack, before: PocketRecord | null, options: SaveOptions): Promise<PocketRecord> {
  const { places, map, pictures } = pack.sizes;
  const needed = places + map + (options.withPictures ? pictures : 0);
  const left = await roomLeft();
  if (before === null && left !== null && left < needed) throw new DeviceFull(left);
  try {
    return await storeParts(pack, before, options);
  } catch (error) {
    if (!isFull(error)) throw error;
    const room = await roomLeft();
    // Some browsers refuse to store although they report more room than needed.
    throw new DeviceFull(room !== null && room < needed ? room : null);
  }
}

async function storeParts(
  pack: LoadedPack,
  before: PocketRecord | null,
  { withPictures, signal, onProgress }: SaveOptions,
): Promise<PocketRecord> {
  const missingPictures: string[] = [];
  const record = { etag: pack.etag, savedAt: Date.now(), withPictures, missingPictures, tilesPath: TILES_PATH };
  if (before?.status !== "complete") await writeRecord({ ...record, status: "partial" });
  const data = await caches.open(POCKET_CACHES.data);
  const headers = { "content-type": "application/json", date: new Date().toUTCString() };
  await data.put(PACK_PATH, new Response(pack.text, { headers }));
  let savedBytes = pack.sizes.places;
  const all = withPictures ? pack.pictures.length : 0;
  const report = (done: number, left: number | null = null) =>
    onProgress({ places: pack.places, bytes: pack.sizes, pictures: { done, all }, savedBytes, secondsLeft: left });
  report(0);
  for (const url of [...pack.files, TILES_PATH]) {
    signal.throwIfAborted();
    await keep(data, url, signal);
  }
  savedBytes += pack.sizes.map;
  report(0);
  await saveUser(signal, before?.etag !== pack.etag).catch((error: unknown) => {
    // The places are useful without this part, which is renewed whenever the page is opened or hidden.
    if (signal.aborted || isFull(error)) throw error;
  });
  report(0);
  if (withPictures) {
    const beganAt = performance.now();
    let loaded = 0;
    const missing = await storePictures(pack.pictures, signal, (done, bytes) => {
      savedBytes += bytes ?? PICTURE_BYTES;
      if (bytes !== null) loaded += 1;
      report(done, secondsLeft({ elapsedMs: performance.now() - beganAt, loaded, waiting: all - done }));
    });
    missingPictures.push(...missing);
  }
  await removeOthers(data, new Set([PACK_PATH, RECORD_PATH, TILES_PATH, ...pack.files]));
  // Another tab may have removed the pack just now.
  signal.throwIfAborted();
  if ((await readPocketRecord()) === null) throw new PackRemoved("The pack was removed.");
  const complete = { ...record, status: "complete" as const };
  await writeRecord(complete);
  return complete;
}

/** Stores pictures, and returns the URLs of those that the server does not have. */
async function storePictures(
  urls: readonly string[],
  signal: AbortSignal,
  onStored: (done: number, bytes: number | null) => void,
): Promise<readonly string[]> {
  const cache = await caches.open(POCKET_CACHES.pictures);
  const missing: string[] = [];
  let done = 0;
  await inParallel(urls, async (url) => {
    signal.throwIfAborted();
    const bytes = await keep(cache, url, signal).catch((error: unknown) => {
      if (!(error instanceof LoadingFailed && error.status === 404)) throw error;
      missing.push(url);
      return 0;
    });
    done += 1;
    onStored(done, bytes);
  });
  await removeOthers(cache, new Set(urls));
  return missing;
}

async function removeOthers(cache: Cache, kept: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!kept.has(`${pathname}${search}`)) await cache.delete(request);
  }
}

async function removeAll(): Promise<void> {
  // Removes the record first: without a record, the app does not use the other stored files.
  await (await caches.open(POCKET_CACHES.data)).delete(RECORD_PATH);
  await Promise.all(Object.values(POCKET_CACHES).map((name) => caches.delete(name)));
}

/** Removes the pack from the device. A save in any tab ends. */
export const removePack = (): Promise<void> => takePack(removeAll);

/** Removes what a save has stored after the pack was removed, unless the visitor has begun another save. */
const removeRest = (): Promise<void> =>
  holdPack(new AbortController().signal, async () => {
    if ((await readPocketRecord()) === null) await removeAll();
  });

/** Whether all pictures of the pack are stored, apart from those that the server did not have. */
export async function hasAllPictures(pack: LoadedPack, { missingPictures }: PocketRecord): Promise<boolean> {
  const wanted = pack.pictures.filter((url) => !missingPictures.includes(url));
  if (!(await caches.has(POCKET_CACHES.pictures))) return wanted.length === 0;
  const stored = await (await caches.open(POCKET_CACHES.pictures)).keys();
  const urls = new Set(stored.map(({ url }) => `${new URL(url).pathname}${new URL(url).search}`));
  return wanted.every((url) => urls.has(url));
}

/**
 * Updates a complete pack if the places, the map or the app's files have changed, or if it was saved with pictures and
 * some are missing. Ignores an incomplete pack, and a pack that another tab removes meanwhile.
 */
export async function renewPack(signal: AbortSignal): Promise<void> {
  const record = await readPocketRecord();
  if (record?.status !== "complete") return;
  const pack = await loadPack(signal);
  const data = await caches.open(POCKET_CACHES.data);
  const hasFiles = await Promise.all(pack.files.map((url) => data.match(url, { ignoreVary: true })));
  const isCurrent = pack.etag === record.etag && record.tilesPath === TILES_PATH && !hasFiles.includes(undefined);
  const hasPictures = !record.withPictures || (await hasAllPictures(pack, record));
  if (isCurrent && hasPictures) return;
  await changePack(signal, async (before, held) => {
    // Another tab may have removed the pack or added pictures while this tab loaded the places.
    if (before?.status !== "complete") return;
    await saveParts(pack, before, { withPictures: before.withPictures, signal: held, onProgress: () => {} });
  });
}
