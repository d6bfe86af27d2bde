import type { Fetch } from "./fetch.ts";
import type { TracedCall, TracedPart, Tracer } from "./tracer.ts";

/** Paths that machines request at short intervals. Their traces would hide the traces of people's requests. */
const UNTRACED: readonly string[] = ["/healthz", "/readyz", "/metrics"];

/**
 * The tracer of the process; null while nothing is traced. It is a global variable, because OpenTelemetry registers its
 * provider globally as well.
 */
let tracer: Tracer | null = null;

/**
 * Traces the requests of a part. Each request becomes a span: the child of the sender's span, or the root of a new
 * trace if the public sends the request.
 */
export const withTracing =
  (fetch: Fetch, part: TracedPart, isPublic = false): Fetch =>
  (request) =>
    tracer === null || UNTRACED.includes(new URL(request.url).pathname)
      ? fetch(request)
      : tracer.request({ request, part, isPublic }, fetch);

/** Traces a call to another program, which receives the span in the header `traceparent`. */
export const traceCall = <Call extends TracedCall>(
  to: TracedPart,
  call: Call,
  send: (call: Call) => Promise<Response>,
): Promise<Response> => (tracer === null ? send(call) : tracer.call(to, call, send));

/**
 * Sends traces to a collector from now on; without an endpoint, does nothing and loads nothing.
 * @returns a function that sends the last spans.
 */
export async function startTracing(endpoint: string | undefined, part: TracedPart): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  const { startOpenTelemetry } = await import("./open-telemetry.ts");
  const started = startOpenTelemetry(endpoint, `flaneur-${part}`);
  tracer = started;
  return () => started.close();
}
