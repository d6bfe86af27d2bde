/**
 * A worker of the browser that responds to queries of the graph from the places that are kept on the device. It runs
 * the graph of the gateway over the place index that the server uses, too.
 */
import { createGraph, type GraphHandler } from "@flaneur/gateway/graph";
import type { UserOfRequest } from "../memory-rest/user-calls.ts";
import { PACK_PATH, POCKET_CACHES, type PocketQuestion } from "../shared/pocket.ts";
import { readPocketUser } from "../shared/pocket-user.ts";
import { createPackRest } from "./pack-rest.ts";

const ORIGIN = "http://pocket.internal";
const silent = { warn: () => {}, error: () => {} };

const SCHEME = "Pocket ";
type Asking = Pick<PocketQuestion, "userId" | "queued">;
/**
 * The header of a request of a user. It names the user, because the device has no session to check, and has the changes
 * of favorites that the server does not know.
 */
const authorizationOf = (asking: Asking): string => SCHEME + encodeURIComponent(JSON.stringify(asking));

/** Returns the stored data of the user of a request. They are read each time, because they may have been renewed. */
async function userOf({ headers }: Request): Promise<UserOfRequest | null> {
  const given = headers.get("authorization");
  if (!given?.startsWith(SCHEME)) return null;
  const { userId, queued }: Asking = JSON.parse(decodeURIComponent(given.slice(SCHEME.length)));
  const kept = userId === null ? null : await readPocketUser(userId);
  return kept && { ...kept, queued };
}

async function openGraph(): Promise<GraphHandler> {
  const stored = await caches.match(PACK_PATH, { cacheName: POCKET_CACHES.data, ignoreVary: true });
  if (stored === undefined) throw new Error("No places are kept.");
  return createGraph({ fetch: createPackRest(await stored.json(), userOf), apiUrl: ORIGIN, logger: silent });
}

let opened: { readonly savedAt: number; readonly graph: Promise<GraphHandler> } | undefined;

/**
 * Returns the graph over the kept places. Opens it again if the pack was saved or renewed meanwhile. If it cannot be
 * opened, the next call tries again.
 */
function graphOfPack(savedAt: number): Promise<GraphHandler> {
  if (opened?.savedAt === savedAt) return opened.graph;
  const opening = { savedAt, graph: openGraph() };
  opened = opening;
  opening.graph.catch(() => {
    if (opened === opening) opened = undefined;
  });
  return opening.graph;
}

/** Returns the result of an operation as JSON. Null if it has errors or fails, or if no places are kept. */
async function answer({ body, savedAt, userId, queued }: PocketQuestion): Promise<string | null> {
  try {
    const graph = await graphOfPack(savedAt);
    const request = new Request(`${ORIGIN}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(userId !== null && { authorization: authorizationOf({ userId, queued }) }),
      },
      body,
    });
    const record = { requestId: "pocket", operation: null, errors: [] };
    const text = await (await graph(request, { client: null, record })).text();
    const { data, errors } = JSON.parse(text);
    return errors === undefined && data ? text : null;
  } catch {
    return null;
  }
}

addEventListener("message", async ({ data, ports: [port] }: MessageEvent<PocketQuestion>) => {
  port?.postMessage(await answer(data));
});
