import {
  clientAddressOf,
  ensureRequestId,
  type Fetch,
  type Logger,
  type Metrics,
  measureCall,
  NO_METRICS,
  REQUEST_ID_HEADER,
} from "@flaneur/server-kit";
import { createGraph, type GraphOptions } from "./graph.ts";
import { measuredNameOf } from "./request/measured-operations.ts";
import { logOperation, type OperationRecord } from "./request/operation-log.ts";

interface GatewayOptions extends GraphOptions {
  readonly logger: Logger;
  /** The number of trusted proxies in front of the gateway. See `clientAddressOf`. @default 0 */
  readonly trustedProxies?: number;
  /** Receives the measurements of operations and of calls to the API. @default nothing is measured */
  readonly metrics?: Metrics;
}

/** Serves the graph at `/graphql`. Returns a web-standard fetch handler that logs one line per request. */
export function createGateway({ trustedProxies = 0, metrics = NO_METRICS, ...options }: GatewayOptions): Fetch {
  const graph = createGraph({
    ...options,
    fetch: (request) => measureCall(metrics, { from: "gateway", to: "api" }, () => options.fetch(request)),
    onLookUp: metrics.cacheLookUp,
  });
  return async (request) => {
    const start = performance.now();
    const record: OperationRecord = { requestId: ensureRequestId(request), operation: null, errors: [] };
    const response = await graph(request, { client: clientAddressOf(request, trustedProxies), record });
    response.headers.set(REQUEST_ID_HEADER, record.requestId);
    // A shared cache must not serve the response of one caller to another caller.
    response.headers.set("Cache-Control", "no-store");
    const ms = performance.now() - start;
    logOperation(options.logger, record, response.status, ms);
    measure(metrics, request.method, { ...record, status: response.status, seconds: ms / 1_000 });
    return response;
  };
}

interface Measured extends OperationRecord {
  readonly status: number;
  readonly seconds: number;
}

function measure(metrics: Metrics, method: string, { operation, errors, status, seconds }: Measured): void {
  metrics.request({ part: "gateway", method, route: "/graphql", status, seconds });
  const outcome = errors.length > 0 || status >= 400 ? "failed" : "ok";
  metrics.operation({ operation: measuredNameOf(operation), outcome, seconds });
}
