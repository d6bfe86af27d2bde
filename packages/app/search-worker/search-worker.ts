/**
 * A worker of the browser that answers queries of the graph from the places that are kept on the device. It runs the graph
 * of the gateway over the listing engine of the server, so that it gives the same answers.
 */
import { createGraph, type GraphHandler } from "@flaneur/gateway/graph";
import { PACK_PATH, POCKET_CACHES } from "../src/offline/pocket.ts";
import { createPackRest } from "./pack-rest.ts";

const ORIGIN = "http://pocket.internal";
const silent = { warn: () => {}, error: () => {} };

async function openGraph(): Promise<GraphHandler> {
  const stored = await caches.match(PACK_PATH, { cacheName: POCKET_CACHES.data, ignoreVary: true });
  if (stored === undefined) throw new Error("No places are kept.");
  return createGraph({ fetch: createPackRest(await stored.json()), apiUrl: ORIGIN, logger: silent });
}

let graph: Promise<GraphHandler> | undefined;

/** Returns the result of an operation as JSON. Null if it has errors, or if no places are kept. */
async function answer(body: string): Promise<string | null> {
  try {
    graph ??= openGraph();
    const request = new Request(`${ORIGIN}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body,
    });
    const record = { requestId: "pocket", operation: null, errors: [] };
    const text = await (await (await graph)(request, { client: null, record })).text();
    const { data, errors } = JSON.parse(text);
    return errors === undefined && data ? text : null;
  } catch {
    graph = undefined;
    return null;
  }
}

addEventListener("message", async ({ data, ports: [port] }: MessageEvent<unknown>) => {
  port?.postMessage(typeof data === "string" ? await answer(data) : null);
});
