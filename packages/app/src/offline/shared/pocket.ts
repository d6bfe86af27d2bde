/** The data that "Paris in your pocket" stores. */
import { isRecord } from "@flaneur/domain";
import type { QueuedFavorite } from "./queued-favorites.ts";

/** The names of the caches with the data that the visitor stores on request. */
export const POCKET_CACHES = {
  /** The places, the street map, the code that both need, and the record of what is complete. */
  data: "flaneur-pocket",
  pictures: "flaneur-pocket-pictures",
  /** The favorites, lists and views of the signed-in user. They are removed when the session ends. */
  user: "flaneur-pocket-user",
} as const;

/** The call that returns all listed places. */
export const PACK_PATH = "/api/places/pack";

/** The path of the list of code files that the shell does not include. The build writes the list. */
export const LATER_FILES_PATH = "/later-files.json";

/** The operations of the graph that the stored data can answer. */
export const POCKET_OPERATIONS: readonly string[] = [
  "Collection",
  "Collections",
  "FilterOptions",
  "LightboxPlace",
  "MetroWay",
  "Neighbourhood",
  "Pins",
  "Place",
  "Places",
  "SearchSuggestions",
  "SuggestionCounts",
  "TravelTimeRanges",
  "UpdateTravelTime",
  "WalkPlace",
];

/** An operation for the worker that computes results from the stored data. */
export interface PocketQuestion {
  /** The body of the request, as JSON. */
  readonly body: string;
  /** `savedAt` of the stored pack. */
  readonly savedAt: number;
  /** The id of the signed-in user, if data of this user are stored; null otherwise. */
  readonly userId: string | null;
  /** The changes of favorites of this user that wait for a connection. */
  readonly queued: readonly QueuedFavorite[];
}

/** The key of the record in its cache. */
export const RECORD_PATH = "/pocket-record";

/** The record of the pack that is stored in this browser. The app uses the pack only if its record is complete. */
export interface PocketRecord {
  readonly status: "partial" | "complete";
  readonly etag: string;
  /** The time at which the last save began, in milliseconds. */
  readonly savedAt: number;
  readonly withPictures: boolean;
  /** The URLs of pictures that the server did not have. */
  readonly missingPictures: readonly string[];
  /** The path of the archive of the street map. */
  readonly tilesPath: string;
}

/** Parses a record. Null if it is missing or invalid. */
export function parsePocketRecord(value: unknown): PocketRecord | null {
  if (!isRecord(value)) return null;
  const { status, etag, savedAt, withPictures, tilesPath, missingPictures: missing } = value;
  if (status !== "partial" && status !== "complete") return null;
  if (typeof etag !== "string" || typeof savedAt !== "number" || typeof withPictures !== "boolean") return null;
  if (typeof tilesPath !== "string") return null;
  // Records of earlier versions have no list of missing pictures.
  const missingPictures = Array.isArray(missing) ? missing.filter((url) => typeof url === "string") : [];
  return { status, etag, savedAt, withPictures, missingPictures, tilesPath };
}

/** Reads the record. Null if it is missing or invalid. Its status is `partial` if the places are not stored. */
export async function readPocketRecord(storage: CacheStorage = caches): Promise<PocketRecord | null> {
  const stored = await storage.match(RECORD_PATH, { cacheName: POCKET_CACHES.data });
  const record = stored === undefined ? null : parsePocketRecord(await stored.json().catch(() => null));
  if (record?.status !== "complete") return record;
  const places = await storage.match(PACK_PATH, { cacheName: POCKET_CACHES.data, ignoreVary: true });
  return places === undefined ? { ...record, status: "partial" } : record;
}

/** Whether this browser has the features that pages need without a connection. */
export const canKeepPages = (): boolean =>
  globalThis.caches !== undefined && navigator.serviceWorker !== undefined && navigator.locks !== undefined;
