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
import { purgeCall } from "./cache/purge-call.ts";
import { createSharedResults } from "./cache/shared-results.ts";
import { NO_DOCUMENTS } from "./documents/documents.ts";
import { createGraph, type GraphOptions } from "./graph.ts";
import { measuredNameOf } from "./request/measured-operations.ts";
import { logOperation, type OperationRecord } from "./request/operation-log.ts";
import { createApiBreaker } from "./rest/api-breaker.ts";

interface GatewayOptions extends Omit<GraphOptions, "runCall" | "onLookUp"> {
  readonly logger: Logger;
  /** The number of trusted proxies in front of the gateway. See `clientAddressOf`. @default 0 */
  readonly trustedProxies?: number;
  /** Receives the measurements of operations and of calls to the API. @default nothing is measured */
  readonly metrics?: Metrics;
  /** The token that the call to empty the cache requires. When undefined, the call is refused. */
  readonly adminToken?: string | undefined;
  /** Whether the API runs in another process. A circuit breaker then guards the calls to the API. @default false */
  readonly isRemote?: boolean;
}

/** Serves the graph at `/graphql`. Returns a web-standard fetch handler that logs one line per request. */
export function createGateway(options: GatewayOptions): Fetch {
  const { trustedProxies = 0, metrics = NO_METRICS, isRemote = false, adminToken, logger } = options;
  const graph = createGraph({
    ...options,
    runCall: isRemote ? createApiBreaker({ logger, metrics }) : undefined,
    fetch: (request) => measureCall(metrics, { from: "gateway", to: "api" }, () => options.fetch(request)),
    onLookUp: metrics.cacheLookUp,
  });
  const shared = createSharedResults(options.documents ?? NO_DOCUMENTS, metrics.cacheLookUp);
  const purge = purgeCall(adminToken, () => shared.purge());

  async function respond(request: Request, record: OperationRecord): Promise<Response> {
    if (request.method === "DELETE") return purge(request);
    const client = clientAddressOf(request, trustedProxies);
    const execute = async (executed: Request) => graph(executed, { client, record });
    return shared.respond(request, record, execute) ?? execute(request);
  }

  return async (request) => {
    const start = performance.now();
    const record: OperationRecord = { requestId: ensureRequestId(request), operation: null, errors: [] };
    const response = await respond(request, record);
    response.headers.set(REQUEST_ID_HEADER, record.requestId);
    // A shared cache must not serve the response of one caller to another caller.
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    const ms = performance.now() - start;
    logOperation(logger, record, response.status, ms);
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
