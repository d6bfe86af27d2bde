import { clientAddressOf, ensureRequestId, type Fetch, type Logger, REQUEST_ID_HEADER } from "@flaneur/server-kit";
import { createGraph, type GraphOptions } from "./graph.ts";
import { logOperation, type OperationRecord } from "./request/operation-log.ts";

interface GatewayOptions extends GraphOptions {
  readonly logger: Logger;
  /** How many proxies stand in front; see `clientAddressOf`. */
  readonly trustedProxies?: number;
}

/** The graph at `/graphql`, as a web-standard fetch handler that writes a line of the log for each request. */
export function createGateway({ trustedProxies = 0, ...options }: GatewayOptions): Fetch {
  const graph = createGraph(options);
  return async (request) => {
    const start = performance.now();
    const record: OperationRecord = { requestId: ensureRequestId(request), operation: null, errors: [] };
    const response = await graph(request, { client: clientAddressOf(request, trustedProxies), record });
    response.headers.set(REQUEST_ID_HEADER, record.requestId);
    // An answer for one person must not be cached for another.
    response.headers.set("Cache-Control", "no-store");
    logOperation(options.logger, record, response.status, performance.now() - start);
    return response;
  };
}
