/** `npm start` runs the whole product, in one process unless API_URL or GATEWAY_URL is set. */
import { createLogger, programMetrics, readSettings, runMain, serve, untilStopped } from "@flaneur/server-kit";
import { DIST, ensureBuilt } from "./build-app.ts";
import { compose } from "./compose.ts";
import { loadServerRenderer } from "./first-view/server-renderer.ts";
import { createPageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";

await runMain(async () => {
  const settings = readSettings();
  const built = await ensureBuilt();
  if (built) console.log("Built the app.");
  const logger = createLogger(settings.logLevel);
  const renderFirstView = await loadServerRenderer(DIST);
  const cache = createPageCache();
  const graph = (request: Request) => parts.graph(request);
  const pages = createPages(DIST, { ...settings, logger, renderFirstView, cache, graph });
  console.log("Opening the database…");
  const parts = await compose(settings, logger, (request) => pages.fetch(request), {
    measured: programMetrics(settings.metricsToken),
    onPurge: cache.purge,
  });
  if (parts.seeded > 0) {
    console.log(`Filled the database with ${parts.seeded} places. Those that have closed for good are in no list.`);
  }
  const server = await serve({ ...settings, fetch: parts.fetch }).catch(async (error: unknown) => {
    await parts.close();
    throw error;
  });
  console.log(`Flâneur is on ${server.url}`);
  parts.warm();
  await untilStopped(async (options) => {
    await server.close(options);
    await parts.close();
  });
});
