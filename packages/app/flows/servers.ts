import { createGraph } from "@flaneur/gateway/graph";
import { delay, http } from "msw";
import { setupWorker } from "msw/browser";
import { mapTile } from "./map-tiles.ts";
import type { FlowRest } from "./rest/flow-rest.ts";

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** Starts msw's service worker once for all flows of a page. Its script is in the folder of the page. */
export function startWorker(): Promise<unknown> {
  started ??= worker.start({
    serviceWorker: { url: "./mockServiceWorker.js" },
    quiet: true,
    // A handler responds to every request of the app. Only requests for files of Storybook are unhandled.
    onUnhandledFrame: "bypass",
  });
  return started;
}

/** Logs errors of the gateway as warnings: Storybook would report an error in the console as an error of the page. */
const logger = { warn: console.warn.bind(console), error: console.warn.bind(console) };

/**
 * Handles all requests of the app from now on, with the gateway's own graph over a REST API in memory.
 * @param latency The delay of each response, in milliseconds.
 */
export function serve(rest: FlowRest, latency: number): void {
  const graph = createGraph({ fetch: rest.fetch, apiUrl: location.origin, logger });
  let requests = 0;
  worker.resetHandlers(
    http.post("/graphql", async ({ request }) => {
      await delay(latency);
      requests += 1;
      return graph(request, { client: null, record: { requestId: `flow-${requests}`, operation: null, errors: [] } });
    }),
    http.all("/api/*", async ({ request }) => {
      await delay(latency);
      return rest.fetch(request);
    }),
    http.get<{ z: string; x: string; y: string }>("/basemap/:archive/:z/:x/:y", ({ params: { z, x, y } }) =>
      mapTile(Number(z), Number(x), Number(y)),
    ),
  );
}
