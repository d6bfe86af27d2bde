import { NetworkFirst } from "workbox-strategies";
import { CACHES, SHELL_PATH } from "../shared/caches.ts";
import { opensSaved } from "../shared/saved-address.ts";
import { hasPocket, noteOffline } from "./connections.ts";
import { atMost, noteConnection, onlyKeepable } from "./keeping.ts";

declare global {
  /** Identifies the build. The build replaces this name. */
  var __VERSION__: string;
}

const MAX_PAGES = 40;
/** The time to wait for the network if a page can be shown without the network, in seconds. */
export const NETWORK_TIMEOUT_S = 5;

/** The statuses by which a proxy reports that the server does not respond. */
const UNAVAILABLE: readonly number[] = [502, 503, 504];

/** Paths that are not pages of the app: calls, files, and the map's tiles. */
const NOT_A_PAGE = /^\/(?:api|graphql|basemap|healthz|readyz|assets)(?:\/|$)|\.[a-z0-9]+$/;

export const isPagePath = (pathname: string): boolean => !NOT_A_PAGE.test(pathname);

/** Each version of the worker has a shell of its own, which names the files of that version. */
const shellUrl = () => new URL(`${SHELL_PATH}?${__VERSION__}`, location.origin).href;

/** Stores the page without content, in the language of the visitor. Throws if the server does not send it. */
export async function keepShell(): Promise<void> {
  const response = await fetch(SHELL_PATH, { cache: "no-cache" });
  if (!response.ok)
    throw new Error(`The shell could not be loaded: the server responded with status ${response.status}.`);
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

/** Both strategies share the limit, because it records when each page was kept. */
const limit = atMost(MAX_PAGES);
const onlyPages = onlyKeepable(/^text\/html\b/i);

const strategy = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPages, noteConnection, limit],
});

/** Keeps a page that is already open. `noteConnection` is left out, because no page waits for the response. */
const keeping = new NetworkFirst({ cacheName: CACHES.pages, plugins: [onlyPages, limit] });

interface Navigation {
  readonly request: Request;
  readonly event: Event;
}

/** The time for the strategy to return a stored page after its own timeout, in milliseconds. */
const STORED_PAGE_MS = 300;

/** Resolves with null when the strategy has had the time to return a stored page. */
const whenSlow = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), NETWORK_TIMEOUT_S * 1_000 + STORED_PAGE_MS));

/**
 * Returns the shell in place of a missing page or a proxy's error page, if all places are kept on the device.
 * Otherwise returns null.
 * @param page The response, or null if the server did not respond in time.
 */
async function shellInsteadOf(page: Response | null, event: Event): Promise<Response | null> {
  if (page !== null && !UNAVAILABLE.includes(page.status)) return null;
  const kept = (await hasPocket()) ? await shell() : undefined;
  if (kept === undefined) return null;
  // A proxy that responds is no lost connection: the app reports the errors of the server.
  if (page === null) await noteOffline(event, null);
  return kept;
}

/**
 * Returns a page from the server. Without a connection, returns the stored page, or else the shell. If the server does
 * not respond within five seconds, returns the stored page, or else the shell if all places are kept on the device; if
 * they are not, waits for the server. If all places are kept, the shell also replaces a proxy's page about a server
 * that does not respond. For an address that opens what is saved, returns the shell without a request if all places are
 * kept. Throws the error of the request if there is no shell.
 */
export async function openPage({ request, event }: Navigation): Promise<Response> {
  const saved = opensSaved(new URL(request.url)) && (await hasPocket()) ? await shell() : undefined;
  if (saved !== undefined) return saved;
  try {
    const [response, done] = strategy.handleAll({ request, event });
    const first = await Promise.race([response, whenSlow()]);
    const instead = await shellInsteadOf(first, event);
    const page = instead ?? first ?? (await response);
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
export async function keepPage(url: string, event: Event): Promise<void> {
  const request = new Request(url, { headers: { accept: "text/html" } });
  const [, done] = keeping.handleAll({ request, event });
  await done;
}
