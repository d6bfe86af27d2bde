/** Runs the api alone: `npm run start -w packages/api`. */
import {
  createLogger,
  logConsole,
  programMetrics,
  readSettings,
  readStartArguments,
  runProgram,
  serve,
  startTracing,
  withBrotli,
} from "@flaneur/server-kit";
import { openApi } from "./run.ts";

await runProgram(async ({ onClose, signal }) => {
  const { copies } = readStartArguments();
  const settings = readSettings();
  onClose(await startTracing(settings.otlpEndpoint, "api"));
  const { metrics, serveTo } = programMetrics(settings.metricsToken);
  const logger = createLogger(settings.logLevel).child({ part: "api" });
  logConsole(logger);
  const api = await openApi(settings, logger, { metrics, signal, copy: copies });
  onClose(api.close);
  const server = await serve({ ...settings, fetch: serveTo(withBrotli(api.fetch)), logger });
  onClose(server.close);
  console.log(`The REST API answers on ${server.url}/api (document: ${server.url}/api/openapi.json)`);
});
