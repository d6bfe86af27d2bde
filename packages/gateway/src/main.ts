/** Runs the gateway alone: `API_URL=http://… npm run start -w packages/gateway`. */
import {
  createLogger,
  logConsole,
  programMetrics,
  readSettings,
  runProgram,
  StartError,
  serve,
  startTracing,
  traceCall,
  withBrotli,
  withSecurityHeaders,
  withTracing,
} from "@flaneur/server-kit";
import { readDocuments } from "./documents/read-documents.ts";
import { createGateway } from "./gateway.ts";
import { withGatewayHealth } from "./health.ts";

await runProgram(async ({ onClose }) => {
  const settings = readSettings();
  if (settings.apiUrl === undefined) {
    throw new StartError("API_URL is missing. Set it to the URL of the REST API, such as http://127.0.0.1:3001");
  }
  const logger = createLogger(settings.logLevel).child({ part: "gateway" });
  logConsole(logger);
  const { adminToken, apiUrl, trustedProxies } = settings;
  onClose(await startTracing(settings.otlpEndpoint, "gateway"));
  const { metrics, serveTo } = programMetrics(settings.metricsToken);
  const gateway = createGateway({
    fetch: (request) => traceCall("api", request, fetch),
    isRemote: true,
    adminToken,
    documents: readDocuments(settings.persistedDocumentsOnly),
    apiUrl,
    logger,
    trustedProxies,
    metrics,
  });
  const handler = serveTo(withTracing(withBrotli(withSecurityHeaders(withGatewayHealth(gateway, apiUrl))), "gateway"));
  const server = await serve({ ...settings, fetch: handler, logger });
  onClose(server.close);
  console.log(`The gateway answers on ${server.url}/graphql and calls the REST API at ${settings.apiUrl}`);
});
