import { setTimeout as pause } from "node:timers/promises";
import { PLACEHOLDER_IMAGE } from "@flaneur/domain";
import type { Db } from "../db/database.ts";
import type { Requester } from "../http/limit-concurrency.ts";
import { type ClipFile, readClips } from "./clips.ts";
import { createDrawnPosters, type DrawnPoster } from "./drawn-posters.ts";
import { generatedMedia } from "./generated-media.ts";
import { importedMedia } from "./imported-media.ts";
import { isHidden, mediaPlace, mediaPlaces } from "./media-places.ts";
import type { MediaPlace, MediaSource } from "./media-source.ts";
import { openPictureStore } from "./open-picture-store.ts";
import type { CacheSize } from "./picture-store.ts";
import { coverKey, namedPoster, posterSvg, rasterKey, rasterKeyPrefix } from "./posters.ts";
import { createRasters, type RasterCounts } from "./rasters.ts";
import { COVER_POSTERS } from "./render-rasters.ts";
import { createRenderer } from "./renderer.ts";
import { readDrawings } from "./scene-files.ts";
import { sharedResult } from "./shared-result.ts";

/** The pictures and videos of places, and the files of our own media. */
export interface PlaceMedia {
  /** Returns URLs by place id, best first, in a single query. Unknown ids and hidden places are left out. */
  filesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Returns the poster at one of our own URLs. Null if no poster has this URL, or if the place is hidden. A poster that
   * was drawn or stored is also returned while the database does not respond.
   * @throws ApiError 503 when too many rasters are requested at once.
   */
  poster(placeId: string, file: string, requester?: Requester): Promise<PosterFile | null>;
  /**
   * Returns one picture, as PNG, composed of a poster of each of the first places (see `COVER_POSTERS`). Unknown and
   * hidden places among them have no poster. Null if no poster remains.
   * @throws ApiError 503 when too many rasters are requested at once.
   */
  cover(ids: readonly string[], requester?: Requester): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Returns one format of one of our own clips; null for an unknown clip, or for that of a hidden place. */
  clip(file: string): Promise<ClipFile | null>;
  /** Returns those of the ids that are places, not hidden ones: their pictures need no preparation. */
  preload(ids: readonly string[]): Promise<readonly string[]>;
  /** Deletes the pictures that earlier versions have stored. @throws when no picture can be stored. */
  removeOutdated(): Promise<void>;
  /** Deletes the stored pictures. @returns their number and size. */
  clear(): Promise<CacheSize>;
  /**
   * Deletes the stored pictures of a place, also of a hidden place.
   * @returns their number and size; null for an unknown place.
   */
  clearPlace(id: string): Promise<CacheSize | null>;
  stats(): Promise<MediaStats>;
  /** Checks whether rasters can be rendered and stored. The result may be some seconds old. */
  health(): Promise<MediaHealth>;
  /** Ends the process that renders rasters. */
  close(): void;
}

/** A poster as it is served: a drawing, a raster, or the name of its present file, for a URL of an earlier version. */
export type PosterFile =
  | { readonly kind: "drawn"; readonly poster: DrawnPoster }
  | { readonly kind: "raster"; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly kind: "moved"; readonly file: string };

export interface MediaStats extends CacheSize, RasterCounts {
  /** The limit of the stored pictures, in bytes; null if the store has none. */
  readonly maxBytes: number | null;
}

export interface MediaHealth {
  /** Whether rasters can be rendered. */
  readonly renderer: boolean;
  /** Whether pictures can be stored. */
  readonly cache: boolean;
}

interface PlaceMediaParts {
  readonly db: Db;
  readonly dataDir: string;
  /** The URL of the store of pictures: see `openPictureStore`. @default a folder below `dataDir` */
  readonly picturesUrl?: URL | undefined;
  /** Limit of a folder of pictures, in bytes. */
  readonly maxStoredBytes?: number | undefined;
}

const MAX_STORED_BYTES = 512 * 1024 * 1024;
/** Milliseconds that the database may take to report that a place is hidden. Afterwards, stored files are served. */
const HIDDEN_MS = 1_000;
/** Milliseconds for which a check of the health is valid: any caller may request it, and it renders a picture. */
const HEALTH_MS = 5_000;

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
  const { db, dataDir, picturesUrl, maxStoredBytes = MAX_STORED_BYTES } = parts;
  const clips = readClips();
  const drawings = readDrawings();
  const renderer = createRenderer();
  const store = openPictureStore({ picturesUrl, dataDir, maxBytes: maxStoredBytes });
  const drawn = createDrawnPosters();
  const rasters = createRasters(store);

  /** Sources of media. The first source with files for a place is used: imported pictures replace the posters. */
  const sources: readonly MediaSource[] = [importedMedia, generatedMedia(clips)];
  const filesOf = (place: MediaPlace): readonly string[] => {
    for (const source of sources) {
      const files = source.filesOf(place);
      if (files.length > 0) return files;
    }
    return [];
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

  /** Returns the poster at a URL if it was drawn or stored before: the content of a URL never changes. */
  async function presentPoster(key: string): Promise<PosterFile | null> {
    const poster = drawn.get(key);
    if (poster !== null) return { kind: "drawn", poster };
    const png = key.endsWith(".png") ? await rasters.stored(key) : null;
    return png === null ? null : { kind: "raster", png: new Uint8Array(png) };
  }

  const health = sharedResult(async (): Promise<MediaHealth> => {
    const renders = works(renderer.render(TEST_PICTURE));
    return { renderer: await renders, cache: await works(store.probe()) };
  }, HEALTH_MS);

  return {
    filesOf: async (ids) => new Map((await mediaPlaces(db, ids)).map((place) => [place.id, filesOf(place)])),

    async poster(placeId, file, requester = {}) {
      const key = rasterKey(placeId, file);
      const present = await presentPoster(key);
      if (present !== null) return (await isKnownHidden(placeId)) ? null : present;
      const place = await mediaPlace(db, placeId);
      const named = place === null ? null : namedPoster(place, file);
      if (place === null || named === null) return null;
      if (named.file !== file) return { kind: "moved", file: named.file };
      const svg = posterSvg(place, named.variant, drawings);
      if (named.form === "svg") return { kind: "drawn", poster: await drawn.add(key, svg) };
      return { kind: "raster", png: new Uint8Array(await rasters.get(key, () => renderer.render(svg), requester)) };
    },

    async cover(ids, requester = {}) {
      const first = ids.slice(0, COVER_POSTERS);
      const byId = new Map((await mediaPlaces(db, first)).map((place) => [place.id, place]));
      const shown = first.flatMap((id) => byId.get(id) ?? []);
      if (shown.length === 0) return null;
      const render = () => renderer.renderCover(shown.map((place) => posterSvg(place, 1, drawings)));
      return new Uint8Array(await rasters.get(coverKey(shown), render, requester));
    },

    async clip(file) {
      const clip = clips.file(file);
      return clip === null || (await isKnownHidden(clip.placeId)) ? null : clip;
    },

    async preload(ids) {
      const known = new Set((await mediaPlaces(db, ids)).map(({ id }) => id));
      return [...new Set(ids)].filter((id) => known.has(id));
    },

    async removeOutdated() {
      await store.probe();
      await store.removeOutdated();
    },

    async clear() {
      drawn.clear();
      return store.clear();
    },

    async clearPlace(id) {
      const isKnown = (await mediaPlace(db, id)) !== null || (await isHidden(db, id));
      return isKnown ? store.clear(rasterKeyPrefix(id)) : null;
    },

    stats: async () => ({ ...(await store.measureCache()), maxBytes: store.maxBytes, ...rasters.counts }),

    health,
    close: () => renderer.close(),
  };
}
