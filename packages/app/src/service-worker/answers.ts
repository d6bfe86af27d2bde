import { NetworkFirst } from "workbox-strategies";
import { anonymousRequest, answerKey, readSharedRequest } from "../offline/answer-key.ts";
import { CACHES } from "../offline/caches.ts";
import { POCKET_OPERATIONS, readPocketRecord } from "../offline/pocket.ts";
import { noteOffline, noteOnline, savedAtOf } from "./connections.ts";
import { atMost, noteConnection, onlyKeepable } from "./keeping.ts";

const MAX_ANSWERS = 200;

/** Whether the page itself can compute the result of an operation, because all places are stored on the device. */
async function hasPocketAnswer(operationName: string | null): Promise<boolean> {
  if (operationName === null || !POCKET_OPERATIONS.includes(operationName)) return false;
  return (await readPocketRecord().catch(() => null))?.status === "complete";
}

/** Returns a kept result. Null if there is none, or if the page computes the result itself. */
async function withoutPocket(url: string, kept: Response | null | undefined): Promise<Response | null> {
  return (await hasPocketAnswer(new URL(url).searchParams.get("operationName"))) ? null : (kept ?? null);
}

/** Returns the key of a GET of the graph: see `answerKey`. */
function keyOf(request: Request): string {
  const shared = readSharedRequest(Object.fromEntries(new URL(request.url).searchParams));
  return shared === null ? request.url : answerKey(shared);
}

/**
 * Keeps results of the graph that are the same for every visitor. The app requests these results by GET, without a
 * token and without a position. All other requests are POSTs. Their results are never kept.
 */
export const sharedAnswers = new NetworkFirst({
  cacheName: CACHES.answers,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) },
    onlyKeepable,
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => withoutPocket(request.url, cachedResponse) },
    noteConnection,
    atMost(MAX_ANSWERS),
  ],
});

type Fields = Readonly<Record<string, unknown>>;

/** Adds `isFavorite: null` to each place: without a connection, the favorites of the user are unknown. */
function withUnknownFavorites(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFavorites);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value as Fields).map(([name, field]) => [name, withUnknownFavorites(field)]);
  const isPlace = "__typename" in value && value.__typename === "Place";
  return { ...(isPlace && { isFavorite: null }), ...Object.fromEntries(fields) };
}

/**
 * Returns the kept result that an anonymous visitor without a location receives for a query. Null if there is none, or
 * if the page computes the result itself.
 */
async function keptAnswer(body: string): Promise<Response | null> {
  const parsed: unknown = JSON.parse(body);
  const sent = typeof parsed === "object" && parsed !== null ? readSharedRequest(parsed as Fields) : null;
  const shared = sent === null ? null : anonymousRequest(sent);
  if (sent === null || shared === null || (await hasPocketAnswer(sent.operationName))) return null;
  const kept = await caches.match(answerKey(shared), { cacheName: CACHES.answers, ignoreVary: true });
  if (kept === undefined || sent.variables.signedIn !== true) return kept ?? null;
  return Response.json(withUnknownFavorites(await kept.json()), { headers: kept.headers });
}

/**
 * Sends a POST of the graph. If the server cannot be reached, returns the result of `keptAnswer`, or throws the error
 * of the request if that is null. Results of a POST are not kept.
 */
export async function sendPost({
  request,
  event,
}: {
  readonly request: Request;
  readonly event: Event;
}): Promise<Response> {
  const copy = request.clone();
  try {
    const response = await fetch(request);
    noteOnline(event);
    return response;
  } catch (error) {
    // The page has cancelled the request.
    if (request.signal.aborted) throw error;
    const kept = await keptAnswer(await copy.text());
    await noteOffline(event, kept === null ? null : savedAtOf(kept));
    if (kept === null) throw error;
    return kept;
  }
}
