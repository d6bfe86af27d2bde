import { POCKET_OPERATIONS, type PocketQuestion, readPocketRecord } from "./pocket.ts";
import { readPocketUser, USER_OPERATIONS } from "./pocket-user.ts";
import { readQueuedFavorites } from "./queued-favorites.ts";

/** The operations whose results are lists of places. */
const LISTINGS: readonly string[] = ["Favorites", "Places"];

/** The operations of `USER_OPERATIONS` whose results depend on the favorites. */
const FAVORITES: readonly string[] = ["FavoriteChoices", "FavoriteStatus", "Favorites"];

/** The time for the server to return the user's own data before the kept data are used, in milliseconds. */
const USER_TIMEOUT_MS = 3_000;

type Input = Parameters<typeof fetch>[0];

let worker: Worker | undefined;

/** Starts the worker that answers from the places on the device. The worker runs as long as the page is open. */
function openWorker(): Worker {
  worker ??= new Worker(new URL("../../search-worker/search-worker.ts", import.meta.url), { type: "module" });
  return worker;
}

/** Returns the result of an operation as JSON, or null if the worker cannot answer. Rejects if the worker fails. */
const ask = (question: PocketQuestion): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const opened = openWorker();
    // A worker whose code could not be loaded answers no question. The next question opens another worker.
    const fail = (event: Event) => {
      if (worker === opened) worker = undefined;
      reject(event);
    };
    opened.addEventListener("error", fail, { once: true });
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      opened.removeEventListener("error", fail);
      resolve(typeof data === "string" ? data : null);
    };
    opened.postMessage(question, [port2]);
  });

/** Returns the changes of favorites of a user that wait for a connection. */
const queuedOf = (userId: string | null) => (userId === null ? [] : readQueuedFavorites(() => localStorage, userId));

const isKept = async (userId: string): Promise<boolean> => (await readPocketUser(userId).catch(() => null)) !== null;

/** Whether a result has no place. The server may have the place: the device keeps only listed places. */
const lacksPlace = (text: string): boolean => text.startsWith('{"data":{"__typename":"Query","place":null');

let listing: string | null = null;

/**
 * Returns the body of the last request for a list that was answered from the device, or null if there was no such
 * request.
 */
export const lastListing = (): string | null => listing;

/** Returns the response to a request from the data on the device, or null if these data do not suffice. */
async function keptResponse(body: string, signedIn: string | null): Promise<Response | null> {
  const { operationName } = JSON.parse(body);
  const isOfUser = USER_OPERATIONS.includes(operationName);
  if (!isOfUser && !POCKET_OPERATIONS.includes(operationName)) return null;
  const record = await readPocketRecord().catch(() => null);
  if (record?.status !== "complete") return null;
  const userId = signedIn !== null && (await isKept(signedIn)) ? signedIn : null;
  if (isOfUser && userId === null) return null;
  const text = await ask({ body, savedAt: record.savedAt, userId, queued: queuedOf(userId) }).catch(() => null);
  if (text === null || lacksPlace(text)) return null;
  if (LISTINGS.includes(operationName)) listing = body;
  return new Response(text, { headers: { "content-type": "application/json" } });
}

/**
 * Answers a request of the graph that could not be sent, from what is kept on the device. Throws `error` if it is no
 * network error (`TypeError`), for example after a timeout, or if the data on the device do not suffice.
 * @param signedIn The id of the signed-in user, or null.
 */
export async function answerFromPocket(
  error: unknown,
  init: RequestInit | undefined,
  signedIn: string | null,
): Promise<Response> {
  const kept = error instanceof TypeError ? await keptResponse(String(init?.body), signedIn) : null;
  if (kept === null) throw error;
  return kept;
}

/** Whether the server has answered a request: with a result without errors, or with the refusal of the session. */
async function isAnswer(response: Response): Promise<boolean> {
  try {
    const text = await response.clone().text();
    if (response.status === 401 || text.includes("UNAUTHENTICATED")) return true;
    const { data, errors } = JSON.parse(text);
    return Boolean(data) && errors === undefined;
  } catch {
    return false;
  }
}

/** Sends a request with a shorter timeout than usual. Returns null if the server does not return a usable response. */
async function trySending(send: typeof fetch, input: Input, init: RequestInit | undefined): Promise<Response | null> {
  const soon = AbortSignal.timeout(USER_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, soon]) : soon;
  const response = await send(input, { ...init, signal }).catch(() => null);
  return response !== null && (await isAnswer(response)) ? response : null;
}

/**
 * Answers a request of the graph although the server can be reached, because the visitor has opened the kept places.
 * The user's own data are requested from the server first: they may have changed, and the session may have ended. While
 * changes of favorites wait, the favorites come from the device, because the server does not know these changes. Other
 * operations that the device cannot answer are sent to the server, except changes of favorites, which wait as they do
 * offline.
 */
export async function preferPocket(
  send: typeof fetch,
  input: Input,
  init: RequestInit | undefined,
  signedIn: string | null,
): Promise<Response> {
  const body = String(init?.body);
  const { operationName } = JSON.parse(body);
  // Throws the error that `fetch` throws if a request cannot be sent, so that the change of the favorite stays in the
  // queue.
  if (operationName === "SetFavorite") throw new TypeError("Hearts are sent when the server returns lists again.");
  const isWaiting = FAVORITES.includes(operationName) && queuedOf(signedIn).length > 0;
  const isLive = USER_OPERATIONS.includes(operationName) && !isWaiting;
  const live = isLive ? await trySending(send, input, init) : null;
  return live ?? (await keptResponse(body, signedIn)) ?? send(input, init);
}
