/**
 * The program of `npm start`. It runs the app, and in the same process the gateway unless GATEWAY_URL is set, and the
 * API unless API_URL is set.
 */
import { readDocuments } from "@flaneur/gateway/documents";
import {
  createLogger,
  logConsole,
  programMetrics,
  readSettings,
  readStartArguments,
  runProgram,
  serve,
  startTracing,
} from "@flaneur/server-kit";
import { DIST, ensureBuilt } from "./build-app.ts";
import { compose } from "./compose.ts";
import { sharedIdsOf } from "./documents/shared-ids.ts";
import { createRenderPool } from "./first-view/render-pool.ts";
import { serverRendererFile } from "./first-view/server-renderer.ts";
import { createPageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";

await runProgram(async ({ onClose, signal }) => {
  const { copies } = readStartArguments();
  const settings = readSettings();
  const built = await ensureBuilt(signal);
  if (built) console.log("Built the app.");
  const logger = createLogger(settings.logLevel);
  logConsole(logger);
  onClose(await startTracing(settings.otlpEndpoint, "app"));
  const renderPool = createRenderPool(serverRendererFile(DIST), {
    onError: (error) => logger.error({ err: error }, "a thread that renders pages has ended"),
  });
  onClose(renderPool.close);
  if (settings.operator === null) {
    logger.warn("OPERATOR_NAME is not set: About and Privacy say that no operator is named. See docs/operations.md.");
  }
  const cache = createPageCache();
  const graph = (request: Request) => parts.graph(request);
  const sharedIds = sharedIdsOf(readDocuments(false).list);
  const pages = createPages(DIST, { ...settings, logger, renderFirstView: renderPool.render, cache, graph, sharedIds });
  if (settings.apiUrl === undefined) console.log("Opening the database…");
  const parts = await compose(settings, logger, (request) => pages.fetch(request), {
    measured: programMetrics(settings.metricsToken),
    onPurge: cache.purge,
    signal,
    copies,
  });
  onClose(parts.close);
  if (parts.seeded > 0) {
    console.log(
      `Added or changed ${parts.seeded} places in the database. The listing omits permanently closed places.`,
    );
  }
  const server = await serve({ ...settings, fetch: parts.fetch, logger: logger.child({ part: "app" }) });
  onClose(server.close);
  console.log(`Flâneur is on ${server.url}`);
});
