/** Runs the api alone: `npm run start -w packages/api`. */
import {
  createLogger,
  programMetrics,
  readSettings,
  runMain,
  serve,
  startTracing,
  untilStopped,
  withBrotli,
} from "@flaneur/server-kit";
import { openApi } from "./run.ts";

await runMain(async () => {
  const settings = readSettings();
  const endTracing = await startTracing(settings.otlpEndpoint, "api");
  const { metrics, serveTo } = programMetrics(settings.metricsToken);
  const api = await openApi(settings, createLogger(settings.logLevel).child({ part: "api" }), metrics);
  const server = await serve({ ...settings, fetch: serveTo(withBrotli(api.fetch)) });
  console.log(`The REST API answers on ${server.url}/api (document: ${server.url}/api/openapi.json)`);
  await untilStopped(async (options) => {
    await server.close(options);
    await api.close();
    await endTracing();
  });
});
