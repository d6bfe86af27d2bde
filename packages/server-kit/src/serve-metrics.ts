import { hasBearerToken } from "./bearer-token.ts";
import { failureAnswer } from "./failure.ts";
import type { Fetch } from "./fetch.ts";
import { type CollectedMetrics, createMetrics, type Metrics, NO_METRICS } from "./metrics.ts";
import { secured } from "./security-headers.ts";

/** The metrics of a program, and the handler that serves them. */
export interface ProgramMetrics {
  readonly metrics: Metrics;
  /** Serves `/metrics`, and passes all other requests to `fetch`. */
  serveTo(fetch: Fetch): Fetch;
}

/**
 * Creates the metrics of a program. Without a token, nothing is collected, and `/metrics` is passed to `fetch`. A
 * caller from loopback needs the token too: it may be a proxy that passes on the requests of strangers.
 */
export function programMetrics(token: string | undefined): ProgramMetrics {
  if (token === undefined) return { metrics: NO_METRICS, serveTo: (fetch) => fetch };
  const metrics = createMetrics();
  return {
    metrics,
    serveTo: (fetch) => (request) =>
      new URL(request.url).pathname === "/metrics" ? answer(request, metrics, token) : fetch(request),
  };
}

async function answer(request: Request, metrics: CollectedMetrics, token: string): Promise<Response> {
  if (!hasBearerToken(request, token)) {
    const error = "Metrics token required. Send METRICS_TOKEN as a bearer token: Authorization: Bearer …";
    const refusal = failureAnswer({ status: 401, code: "unauthorized", error }, request);
    refusal.headers.set("WWW-Authenticate", "Bearer");
    return refusal;
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    const refusal = failureAnswer(
      { status: 405, code: "method_not_allowed", error: "/metrics accepts GET, HEAD only" },
      request,
    );
    refusal.headers.set("Allow", "GET, HEAD");
    return refusal;
  }
  const headers = { "Content-Type": metrics.contentType, "Cache-Control": "no-store" };
  return secured(new Response(await metrics.text(), { headers }));
}
