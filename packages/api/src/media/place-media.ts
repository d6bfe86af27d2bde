import { setTimeout as pause } from "node:timers/promises";
import { PLACEHOLDER_IMAGE, type PosterWidth } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import { builtFolder } from "./built-posters.ts";
import { type ClipFile, readClips } from "./clips.ts";
import { generatedMedia } from "./generated-media.ts";
import { importedMedia } from "./imported-media.ts";
import { firstMediaPlaces, isHidden, mediaPlace, mediaPlaces } from "./media-places.ts";
import type { MediaPlace, MediaSource } from "./media-source.ts";
import { openPictureStore } from "./open-picture-store.ts";
import type { CacheSize } from "./picture-store.ts";
import { pngOf } from "./png-of.ts";
import { type PictureRequester, PosterCache } from "./poster-cache.ts";
import {
  addressedPosterKey,
  coverKey,
  LISTING_WIDTHS,
  posterKey,
  posterKeyPrefix,
  posterSvg,
  posterVariantOf,
} from "./posters.ts";
import { type PreloadItem, PreloadQueue } from "./preload-queue.ts";
import { COVER_POSTER_WIDTH, COVER_POSTERS } from "./render-cover.ts";
import { createRenderer } from "./renderer.ts";
import { sharedResult } from "./shared-result.ts";

/** The pictures and videos of places, and the files of our own media. */
export interface PlaceMedia {
  /** Returns URLs by place id, best first, in a single query. Unknown ids and hidden places are left out. */
  filesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Returns the poster at one of our own URLs, as SVG or as WebP of a width. Null if no poster has this URL, or if the
   * place is hidden. A stored poster is also returned while the database does not respond.
   */
  poster(placeId: string, file: string, width: PosterWidth, requester?: PictureRequester): Promise<PosterFile | null>;
  /**
   * Returns one picture, as WebP, composed of a poster of each of the first places (see `COVER_POSTERS`). Unknown and
   * hidden places among them have no poster. Null if no poster remains.
   */
  cover(ids: readonly string[], requester?: PictureRequester): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Returns one format of one of our own clips; null for an unknown clip, or for that of a hidden place. */
  clip(file: string): Promise<ClipFile | null>;
  /**
   * Queues the pictures that a listing of these places shows, for rendering in the background.
   * @param client the client that requests this; null for an unknown client. A client may use a quarter of the queue.
   */
  preload(ids: readonly string[], client: string | null): Promise<Preloading>;
  /**
   * Deletes outdated pictures, then queues the pictures of the first places of the default listing.
   * @throws when no picture can be stored.
   */
  warm(): Promise<void>;
  /** Empties the cache. @returns the number and size of the deleted files. */
  clear(): Promise<CacheSize>;
  /**
   * Deletes the pictures of a place, also of a hidden place, from the cache.
   * @returns their number and size; null for an unknown place.
   */
  clearPlace(id: string): Promise<CacheSize | null>;
  stats(): Promise<MediaStats>;
  /** Numbers of picture requests since the start of the process, and of pictures that wait now. */
  readonly counts: PictureCounts;
  /** Checks whether pictures can be rendered and stored. The result may be some seconds old. */
  health(): Promise<MediaHealth>;
  /** Stops the background work, and ends the process that renders pictures. */
  close(): Promise<void>;
}

export interface PosterFile {
  readonly type: "image/svg+xml" | "image/webp" | "image/png";
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Ids of places without duplicates, in the order of the request. Unknown and hidden places are in neither list. */
export interface Preloading {
  /** Ids of places whose pictures are queued, are stored, or need no rendering because they were imported. */
  readonly accepted: readonly string[];
  /** Ids of places for which the queue had no room, or no more room for the client. */
  readonly refused: readonly string[];
}

export interface MediaStats extends CacheSize {
  /** The limit of the stored pictures, in bytes; null if the store has none. */
  readonly maxBytes: number | null;
  /** Number of requests to this process whose picture was stored (`hits`), or was not (`misses`). */
  readonly hits: number;
  readonly misses: number;
  /** Number of pictures that wait to be preloaded or are being preloaded. */
  readonly queued: number;
}

export interface PictureCounts {
  /** Requests whose picture was stored, and those whose picture had to be rendered. */
  readonly hits: number;
  readonly misses: number;
  /** Requests whose picture is being rendered now, or waits to be rendered. */
  readonly waiting: number;
  /** Pictures that wait to be preloaded or are being preloaded now. */
  readonly queued: number;
}

export interface MediaHealth {
  /** Whether pictures can be rendered. */
  readonly renderer: boolean;
  /** Whether pictures can be stored. */
  readonly cache: boolean;
}

interface PlaceMediaParts {
  readonly db: Db;
  readonly dataDir: string;
  /** The URL of the store of rendered pictures: see `openPictureStore`. @default a folder below `dataDir` */
  readonly picturesUrl?: URL | undefined;
  /** Folder of the pictures that the build has rendered. @default none */
  readonly builtPosters?: string | undefined;
  /** Limit of a folder of rendered pictures, in bytes. */
  readonly maxCacheBytes?: number | undefined;
  /** Number of pictures that may wait to be preloaded. */
  readonly preloadRoom?: number | undefined;
}

const MAX_CACHE_BYTES = 512 * 1024 * 1024;
const PRELOAD_ROOM = 2_000;
/** Number of places preloaded at the start. */
const WARM_PLACES = 600;
/** Width from which pictures are rendered one at a time: see `PictureRequester`. */
const LARGE_WIDTH: PosterWidth = 880;
/** Milliseconds that the database may take to report that a place is hidden. Afterwards, stored files are served. */
const HIDDEN_MS = 1_000;
/** Milliseconds for which a check of the health is valid: any caller may request it, and it renders a picture. */
const HEALTH_MS = 5_000;
/** Returns a rendered picture in the form that the name of its file asks for. */
const inForm = async (file: string, webp: Uint8Array): Promise<PosterFile> =>
  file.endsWith(".png")
    ? { type: "image/png", body: await pngOf(webp) }
    : { type: "image/webp", body: new Uint8Array(webp) };

const TEST_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>';

/** Returns the media of a place, or the placeholder when it has none (§3). */
export const orPlaceholder = (files: readonly string[] | undefined): string[] =>
  files === undefined || files.length === 0 ? [PLACEHOLDER_IMAGE] : [...files];

const works = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );

export function createPlaceMedia(parts: PlaceMediaParts): PlaceMedia {
  const { db, dataDir, picturesUrl, maxCacheBytes = MAX_CACHE_BYTES, preloadRoom = PRELOAD_ROOM } = parts;
  const clips = readClips();
  const renderer = createRenderer();
  const store = openPictureStore({ picturesUrl, dataDir, maxBytes: maxCacheBytes });
  const built = parts.builtPosters === undefined ? null : builtFolder(parts.builtPosters);
  const cache = new PosterCache({
    read: async (name) => (await store.read(name)) ?? (await built?.read(name)) ?? null,
    write: (name, bytes) => store.write(name, bytes),
  });
  const queue = new PreloadQueue({ capacity: preloadRoom, isBusy: () => cache.isRendering });

  /** Sources of media. The first source with files for a place is used: imported pictures replace the posters. */
  const sources: readonly MediaSource[] = [importedMedia, generatedMedia(clips)];
  const filesOf = (place: MediaPlace): readonly string[] => {
    for (const source of sources) {
      const files = source.filesOf(place);
      if (files.length > 0) return files;
    }
    return [];
  };
  const listingPictures = (place: MediaPlace): readonly PreloadItem[] => {
    if (importedMedia.filesOf(place).length > 0) return [];
    return LISTING_WIDTHS.map((width) => {
      const key = posterKey(place, 1, width);
      return { key, prepare: () => cache.prepare(key, () => renderer.render(posterSvg(place, 1), width)) };
    });
  };

  /**
   * Queues pictures. Those that are stored need no room in the queue.
   * @returns whether there was room for the others.
   */
  const queueFor = async (client: string | null, items: readonly PreloadItem[]): Promise<boolean> => {
    if (queue.add(items, client)) return true;
    const areStored = await Promise.all(items.map(({ key }) => cache.isStored(key)));
    return (
      areStored.includes(true) &&
      queue.add(
        items.filter((_, index) => !areStored[index]),
        client,
      )
    );
  };

  /** Whether a place is hidden. False while the database does not respond or fails. */
  const isKnownHidden = async (placeId: string): Promise<boolean> => {
    const answered = new AbortController();
    const late = pause(HIDDEN_MS, false, { signal: answered.signal });
    try {
      return await Promise.race([isHidden(db, placeId), late]);
    } catch {
      return false;
    } finally {
      answered.abort();
    }
  };

  const health = sharedResult(async (): Promise<MediaHealth> => {
    const renders = works(renderer.render(TEST_PICTURE, 220));
    return { renderer: await renders, cache: await works(store.probe()) };
  }, HEALTH_MS);

  return {
    filesOf: async (ids) => new Map((await mediaPlaces(db, ids)).map((place) => [place.id, filesOf(place)])),

    async poster(placeId, file, width, requester) {
      // The URL of a stored picture determines its key, and its content never changes. The database is queried only for
      // whether the place is hidden.
      const key = addressedPosterKey(placeId, file, width);
      const stored = key === null ? null : await cache.stored(key);
      if (stored !== null && (await isKnownHidden(placeId))) return null;
      if (stored !== null) return inForm(file, stored);
      const place = await mediaPlace(db, placeId);
      const variant = place === null ? null : posterVariantOf(place, file);
      if (place === null || variant === null) return null;
      if (file.endsWith(".svg")) {
        return { type: "image/svg+xml", body: new TextEncoder().encode(posterSvg(place, variant)) };
      }
      const render = () => renderer.render(posterSvg(place, variant), width);
      const isLarge = width >= LARGE_WIDTH;
      const picture = await cache.get(posterKey(place, variant, width), render, { ...requester, isLarge });
      return inForm(file, picture);
    },

    async cover(ids, requester) {
      const first = ids.slice(0, COVER_POSTERS);
      const byId = new Map((await mediaPlaces(db, first)).map((place) => [place.id, place]));
      const shown = first.flatMap((id) => byId.get(id) ?? []);
      if (shown.length === 0) return null;
      const keyOf = (place: MediaPlace) => posterKey(place, 1, COVER_POSTER_WIDTH);
      const key = coverKey(shown.map(keyOf));
      const stored = await cache.stored(key);
      if (stored !== null) return new Uint8Array(stored);
      // Loads the posters first: otherwise the cover would occupy a rendering slot while its posters wait for slots.
      const posters = await Promise.all(
        shown.map((place) =>
          cache.get(keyOf(place), () => renderer.render(posterSvg(place, 1), COVER_POSTER_WIDTH), requester),
        ),
      );
      return new Uint8Array(await cache.get(key, () => renderer.renderCover(posters), requester));
    },

    async clip(file) {
      const clip = clips.file(file);
      return clip === null || (await isKnownHidden(clip.placeId)) ? null : clip;
    },

    async preload(ids, client) {
      const known = new Map((await mediaPlaces(db, ids)).map((place) => [place.id, place]));
      const accepted: string[] = [];
      const refused: string[] = [];
      for (const id of new Set(ids)) {
        const place = known.get(id);
        if (place !== undefined) ((await queueFor(client, listingPictures(place))) ? accepted : refused).push(id);
      }
      return { accepted, refused };
    },

    async warm() {
      // Pictures that cannot be stored would be rendered for nothing.
      await store.probe();
      await store.removeOutdated();
      for (const place of await firstMediaPlaces(db, WARM_PLACES)) queue.add(listingPictures(place));
    },

    clear: () => store.clear(),

    async clearPlace(id) {
      const isKnown = (await mediaPlace(db, id)) !== null || (await isHidden(db, id));
      return isKnown ? store.clear(posterKeyPrefix(id)) : null;
    },

    stats: async () => ({
      ...(await store.measureCache()),
      maxBytes: store.maxBytes,
      ...cache.counts,
      queued: queue.size,
    }),

    get counts() {
      return { ...cache.counts, waiting: cache.waiting, queued: queue.size };
    },

    health,

    async close() {
      await queue.close();
      renderer.close();
    },
  };
}
