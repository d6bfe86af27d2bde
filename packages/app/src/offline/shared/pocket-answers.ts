import { POCKET_OPERATIONS, type PocketQuestion, readPocketRecord } from "./pocket.ts";
import { readPocketUser, USER_OPERATIONS } from "./pocket-user.ts";
import { readQueuedFavorites } from "./queued-favorites.ts";

let worker: Worker | undefined;

/** Starts the worker that answers from the places on the device. The worker runs as long as the page is open. */
function openWorker(): Worker {
  worker ??= new Worker(new URL("../search-worker/search-worker.ts", import.meta.url), { type: "module" });
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
  return text === null ? null : new Response(text, { headers: { "content-type": "application/json" } });
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
