import { CacheFirst } from "workbox-strategies";
import { CACHES } from "../shared/caches.ts";
import { POCKET_CACHES } from "../shared/pocket.ts";
import { atMost, onlyKeepable } from "./keeping.ts";

const MAX_FILES = 120;
const MAX_PICTURES = 400;

const files = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions: { ignoreVary: true },
  plugins: [onlyKeepable(/^(?!text\/html\b)./i), atMost(MAX_FILES)],
});

interface FileRequest {
  readonly request: Request;
  readonly event: Event;
}

/**
 * Returns a file of the app that the shell of this version lacks: a large file, or a file that an open page of another
 * version needs. File names contain a hash, so a kept file never changes.
 */
export const fileOfApp = async ({ request, event }: FileRequest): Promise<Response> =>
  (await caches.match(request.url, { ignoreVary: true })) ?? files.handle({ request, event });

const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [onlyKeepable(/^image\//i), atMost(MAX_PICTURES)],
});

/** Returns a picture that an earlier version has stored: its URL has a width. For a page without a connection. */
async function ofEarlierVersion(url: string): Promise<Response | undefined> {
  for (const cacheName of [CACHES.pictures, POCKET_CACHES.pictures]) {
    const kept = await caches.match(url, { cacheName, ignoreVary: true, ignoreSearch: true });
    if (kept !== undefined) return kept;
  }
  return undefined;
}

/**
 * Returns a picture. Without a connection, also returns one that an earlier version has kept. Throws the error of the
 * request if none is kept.
 */
export async function picture({ request, event }: FileRequest): Promise<Response> {
  try {
    return await pictures.handle({ request, event });
  } catch (error) {
    const kept = await ofEarlierVersion(request.url);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Whether a URL is the URL of one of our own posters. */
export const isPicture = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname.startsWith("/api/media/posters/");
