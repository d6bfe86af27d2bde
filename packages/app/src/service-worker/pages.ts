import { NetworkFirst } from "workbox-strategies";
import { CACHES, SHELL_PATH } from "../offline/caches.ts";
import { atMost, isKeepable, noteConnection, onlyKeepable } from "./keeping.ts";

declare global {
  /** Identifies the build. The build replaces this name. */
  var __VERSION__: string;
}

const MAX_PAGES = 40;
/** How long a page that is kept waits for a slow network, in seconds. */
const NETWORK_TIMEOUT_S = 5;

/** Paths that are not pages of the app: calls, files, and the map's tiles. */
const NOT_A_PAGE = /^\/(?:api|graphql|basemap|healthz|readyz|assets)(?:\/|$)|\.[a-z0-9]+$/;

export const isPagePath = (pathname: string): boolean => !NOT_A_PAGE.test(pathname);

/** Each version of the worker has a shell of its own, which names the files of that version. */
const shellUrl = () => new URL(`${SHELL_PATH}?${__VERSION__}`, location.origin).href;

/** Stores the page without content, in the language of the visitor. Throws if the server does not send it. */
export async function keepShell(): Promise<void> {
  const response = await fetch(SHELL_PATH, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The shell was answered with ${response.status}.`);
  const cache = await caches.open(CACHES.start);
  await cache.put(shellUrl(), response);
}

const shell = () => caches.match(shellUrl(), { cacheName: CACHES.start, ignoreVary: true });

/** Removes the pages and the shell of the previous version, because the files that they need are removed, too. */
export async function removeOldPages(): Promise<void> {
  await caches.delete(CACHES.pages);
  const cache = await caches.open(CACHES.start);
  for (const { url } of await cache.keys()) if (url !== shellUrl()) await cache.delete(url);
}

/** Stores the shell again if the visitor has chosen another language since. */
async function followLanguage(page: Response): Promise<void> {
  const language = page.headers.get("content-language");
  if (language === null || (await shell())?.headers.get("content-language") === language) return;
  // The shell in the former language is used until the next page is opened.
  await keepShell().catch(() => undefined);
}

const strategy = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [onlyKeepable, noteConnection, atMost(MAX_PAGES)],
});

interface Navigation {
  readonly request: Request;
  readonly event: Event;
}

/**
 * Returns a page from the server. Without a connection or on a slow one, returns the stored page, or else the shell.
 * Throws the error of the request if there is no shell.
 */
export async function openPage({ request, event }: Navigation): Promise<Response> {
  try {
    const [response, done] = strategy.handleAll({ request, event });
    const page = await response;
    (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(
      done.then(
        () => followLanguage(page),
        () => undefined,
      ),
    );
    return page;
  } catch (error) {
    const kept = await shell();
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Loads and keeps a page that was opened before the worker controlled it. */
export async function keepPage(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: "text/html" } });
  if (isKeepable(response)) await (await caches.open(CACHES.pages)).put(url, response);
}
