import { POCKET_OPERATIONS, type PocketQuestion, readPocketRecord } from "./pocket.ts";
import { readPocketUser, USER_OPERATIONS } from "./pocket-user.ts";

let worker: Worker | undefined;

/** Starts the worker that answers from the places on the device. It lives as long as the page. */
function openWorker(): Worker {
  worker ??= new Worker(new URL("../../search-worker/search-worker.ts", import.meta.url), { type: "module" });
  return worker;
}

/** Returns the result of an operation as JSON. Null if the worker cannot answer. */
const ask = (question: PocketQuestion): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(typeof data === "string" ? data : null);
    const opened = openWorker();
    opened.addEventListener("error", reject, { once: true });
    opened.postMessage(question, [port2]);
  });

/** Whether something is kept of a user. */
const isKept = async (userId: string): Promise<boolean> => (await readPocketUser(userId).catch(() => null)) !== null;

/** Whether a result says that a place does not exist. It may be one that is not listed. */
const lacksPlace = (text: string): boolean => text.startsWith('{"data":{"__typename":"Query","place":null');

/**
 * Answers a request of the graph that could not be sent, from what is kept on the device. Throws the error of the
 * request if nothing is kept, or if the operation needs the server.
 * @param signedIn The id of the signed-in user, or null.
 */
export async function answerFromPocket(
  error: unknown,
  init: RequestInit | undefined,
  signedIn: string | null,
): Promise<Response> {
  const body = String(init?.body);
  const { operationName } = JSON.parse(body);
  const isOfUser = USER_OPERATIONS.includes(operationName);
  const isKnown = isOfUser || POCKET_OPERATIONS.includes(operationName);
  if (!(error instanceof TypeError && isKnown)) throw error;
  if ((await readPocketRecord().catch(() => null))?.status !== "complete") throw error;
  const userId = signedIn !== null && (await isKept(signedIn)) ? signedIn : null;
  if (isOfUser && userId === null) throw error;
  const text = await ask({ body, userId }).catch(() => null);
  if (text === null || lacksPlace(text)) throw error;
  return new Response(text, { headers: { "content-type": "application/json" } });
}
