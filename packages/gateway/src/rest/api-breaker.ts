import { CircuitOpenError, createCircuitBreaker, type Logger, type Metrics, type Outage } from "@flaneur/server-kit";
import type { RunCall } from "./rest-client.ts";
import { notAnswering, RestError } from "./rest-error.ts";

interface ApiBreakerOptions {
  readonly logger: Pick<Logger, "warn">;
  readonly metrics: Metrics;
}

/** The statuses that a proxy returns if the server behind it does not respond. */
const OF_PROXIES: readonly (number | undefined)[] = [502, 503, 504];

/**
 * Returns how the API failed; null if the error is no outage. No response, a late response and an unreadable response
 * are outages. An error that the API itself returns is no outage, because one failing call must not stop all other
 * calls. A status in OF_PROXIES is an outage, unless the response has `Retry-After`, which a busy API sends.
 */
function outageOfApi(error: unknown): Outage {
  if (!(error instanceof RestError)) return null;
  const { code, status, retryAfter } = error;
  if (code === "UPSTREAM_UNAVAILABLE") return "unreachable";
  if (code === "UPSTREAM_TIMEOUT" || code === "UPSTREAM_UNREADABLE") return "failed";
  if (!OF_PROXIES.includes(status) || retryAfter !== undefined) return null;
  return status === 504 ? "failed" : "unreachable";
}

/** Creates the circuit breaker for calls of an API in another process. */
export function createApiBreaker(options: ApiBreakerOptions): RunCall {
  const breaker = createCircuitBreaker({ from: "gateway", to: "api", outageOf: outageOfApi, ...options });
  return async (call, isRead) => {
    try {
      return await breaker.run(call, isRead);
    } catch (error) {
      if (!(error instanceof CircuitOpenError)) throw error;
      throw notAnswering(error);
    }
  };
}
