import { NetworkFirst } from "workbox-strategies";
import { anonymousRequest, answerKey, readSharedRequest } from "../shared/answer-key.ts";
import { CACHES, MAX_ANSWERS } from "../shared/caches.ts";
import { POCKET_CACHES, POCKET_OPERATIONS } from "../shared/pocket.ts";
import { POCKET_USER_PATH, USER_OPERATIONS } from "../shared/pocket-user.ts";
import { hasPocket, noteOffline, noteOnline, savedAtOf } from "./connections.ts";
import { atMost, noteConnection, onlyKeepable } from "./keeping.ts";
import { NETWORK_TIMEOUT_S } from "./pages.ts";
import { NoResponse, sendLimited } from "./send-limited.ts";

/** Whether the page itself can compute the result of an operation, because all places are stored on the device. */
async function hasPocketAnswer(operationName: string | null): Promise<boolean> {
  return operationName !== null && POCKET_OPERATIONS.includes(operationName) && hasPocket();
}

/** Whether the page itself can compute the result of an operation, including operations on the user's own data. */
async function isKeptOperation(operationName: string | null): Promise<boolean> {
  if (operationName === null || !USER_OPERATIONS.includes(operationName)) return hasPocketAnswer(operationName);
  return (await hasPocket()) && (await caches.match(POCKET_USER_PATH, { cacheName: POCKET_CACHES.user })) !== undefined;
}

/**
 * Sends a request. Throws `NoResponse` after `NETWORK_TIMEOUT_S` if the page can compute the result itself: a network
 * that accepts requests and never responds counts as no connection.
 */
async function sendInTime(
  request: Request,
  operationName: string | null,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!(await isKeptOperation(operationName))) return send(request);
  return sendLimited(request, NETWORK_TIMEOUT_S * 1_000, send);
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
const sharedAnswers = new NetworkFirst({
  cacheName: CACHES.answers,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) },
    onlyKeepable(/^application\/(?:[\w.-]+\+)?json\b/i),
    { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => withoutPocket(request.url, cachedResponse) },
    noteConnection,
    atMost(MAX_ANSWERS),
  ],
});

interface GraphRequest {
  readonly request: Request;
  readonly event: Event;
}

/** Returns the response to a GET of the graph. */
export async function sendGet({ request, event }: GraphRequest): Promise<Response> {
  try {
    const operationName = new URL(request.url).searchParams.get("operationName");
    return await sendInTime(request, operationName, (sent) => sharedAnswers.handle({ request: sent, event }));
  } catch (error) {
    if (error instanceof NoResponse && !request.signal.aborted) await noteOffline(event, null);
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Adds `isFavorite: null` to each place without this field: offline, the favorites of the user are unknown. */
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
async function keptAnswer(body: Fields | null): Promise<Response | null> {
  const sent = body === null ? null : readSharedRequest(body);
  const shared = sent === null ? null : anonymousRequest(sent);
  if (sent === null || shared === null || (await hasPocketAnswer(sent.operationName))) return null;
  const kept = await caches.match(answerKey(shared), { cacheName: CACHES.answers, ignoreVary: true });
  if (kept === undefined || sent.variables.signedIn !== true) return kept ?? null;
  return Response.json(withUnknownFavorites(await kept.json()), { headers: kept.headers });
}

/** Returns the body of a request. Null if it is not a JSON object. */
async function bodyOf(request: Request): Promise<Fields | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null ? (body as Fields) : null;
}

const operationIn = (body: Fields | null): string | null =>
  typeof body?.operationName === "string" ? body.operationName : null;

/**
 * Sends a POST of the graph. If the server cannot be reached, returns the result of `keptAnswer`. If `keptAnswer`
 * returns null, throws the error of the request. Results of a POST are not kept.
 */
export async function sendPost({ request, event }: GraphRequest): Promise<Response> {
  const body = await bodyOf(request);
  try {
    const response = await sendInTime(request, operationIn(body), (sent) => fetch(sent));
    noteOnline(event);
    return response;
  } catch (error) {
    // The page has cancelled the request.
    if (request.signal.aborted) throw error;
    const kept = await keptAnswer(body);
    await noteOffline(event, kept === null ? null : savedAtOf(kept));
    if (kept === null) throw error;
    return kept;
  }
}
