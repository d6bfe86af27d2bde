import { clientAddressOf, ensureRequestId, type Fetch, type Logger, REQUEST_ID_HEADER } from "@flaneur/server-kit";
import { createGraph, type GraphOptions } from "./graph.ts";
import { logOperation, type OperationRecord } from "./request/operation-log.ts";

interface GatewayOptions extends GraphOptions {
  readonly logger: Logger;
  /** The number of trusted proxies in front of the gateway. See `clientAddressOf`. @default 0 */
  readonly trustedProxies?: number;
}

/** Serves the graph at `/graphql`. Returns a web-standard fetch handler that logs one line per request. */
export function createGateway({ trustedProxies = 0, ...options }: GatewayOptions): Fetch {
  const graph = createGraph(options);
  return async (request) => {
    const start = performance.now();
    const record: OperationRecord = { requestId: ensureRequestId(request), operation: null, errors: [] };
    const response = await graph(request, { client: clientAddressOf(request, trustedProxies), record });
    response.headers.set(REQUEST_ID_HEADER, record.requestId);
    // A shared cache must not serve the response of one caller to another caller.
    response.headers.set("Cache-Control", "no-store");
    logOperation(options.logger, record, response.status, performance.now() - start);
    return response;
  };
}
