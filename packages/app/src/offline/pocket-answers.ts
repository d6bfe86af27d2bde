import { POCKET_OPERATIONS, readPocketRecord } from "./pocket.ts";

let worker: Worker | undefined;

/** Starts the worker that answers from the places on the device. It lives as long as the page. */
function openWorker(): Worker {
  worker ??= new Worker(new URL("../../search-worker/search-worker.ts", import.meta.url), { type: "module" });
  return worker;
}

/** Returns the result of an operation as JSON. Null if the worker cannot answer. */
const ask = (body: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(typeof data === "string" ? data : null);
    const opened = openWorker();
    opened.addEventListener("error", reject, { once: true });
    opened.postMessage(body, [port2]);
  });

/** Whether a result says that a place does not exist. It may be one that is not listed. */
const lacksPlace = (text: string): boolean => text.startsWith('{"data":{"__typename":"Query","place":null');

/**
 * Answers a request of the graph that could not be sent, from the places that are kept on the device. Throws the error of
 * the request if nothing is kept, or if the operation needs the server.
 */
export async function answerFromPocket(error: unknown, init: RequestInit | undefined): Promise<Response> {
  const body = String(init?.body);
  const { operationName } = JSON.parse(body);
  const isOffline = error instanceof TypeError && POCKET_OPERATIONS.includes(operationName);
  if (!isOffline || (await readPocketRecord().catch(() => null))?.status !== "complete") throw error;
  const text = await ask(body).catch(() => null);
  if (text === null || lacksPlace(text)) throw error;
  return new Response(text, { headers: { "content-type": "application/json" } });
}
