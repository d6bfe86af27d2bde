/**
 * The program of `npm start`. It runs the app, and in the same process the gateway unless GATEWAY_URL is set, and the
 * API unless API_URL is set.
 */
import { readDocuments } from "@flaneur/gateway/documents";
import {
  createLogger,
  programMetrics,
  readSettings,
  runMain,
  serve,
  startTracing,
  untilStopped,
} from "@flaneur/server-kit";
import { DIST, ensureBuilt } from "./build-app.ts";
import { compose } from "./compose.ts";
import { sharedIdsOf } from "./documents/shared-ids.ts";
import { createRenderPool } from "./first-view/render-pool.ts";
import { serverRendererFile } from "./first-view/server-renderer.ts";
import { createPageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";

await runMain(async () => {
  const settings = readSettings();
  const built = await ensureBuilt();
  if (built) console.log("Built the app.");
  const logger = createLogger(settings.logLevel);
  const endTracing = await startTracing(settings.otlpEndpoint, "app");
  const renderPool = createRenderPool(serverRendererFile(DIST), {
    onError: (error) => logger.error({ err: error }, "a thread that renders pages has ended"),
  });
  const cache = createPageCache();
  const graph = (request: Request) => parts.graph(request);
  const sharedIds = sharedIdsOf(readDocuments(false).list);
  const pages = createPages(DIST, { ...settings, logger, renderFirstView: renderPool.render, cache, graph, sharedIds });
  if (settings.apiUrl === undefined) console.log("Opening the database…");
  const parts = await compose(settings, logger, (request) => pages.fetch(request), {
    measured: programMetrics(settings.metricsToken),
    onPurge: cache.purge,
  });
  if (parts.seeded > 0) {
    console.log(
      `Added or changed ${parts.seeded} places in the database. The listing omits permanently closed places.`,
    );
  }
  const server = await serve({ ...settings, fetch: parts.fetch }).catch(async (error: unknown) => {
    await parts.close();
    throw error;
  });
  console.log(`Flâneur is on ${server.url}`);
  await untilStopped(async (options) => {
    await server.close(options);
    await parts.close();
    await renderPool.close();
    await endTracing();
  });
});
