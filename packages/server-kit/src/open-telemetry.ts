import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  type TextMapSetter,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { loggablePath } from "./loggable-path.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";
import type { Tracer } from "./tracer.ts";

/** Milliseconds that a collector may take to accept spans. Without a collector, a program must still end soon. */
const TIMEOUT_MS = 2_000;

const GETTER: TextMapGetter<Headers> = {
  keys: (headers) => [...headers.keys()],
  get: (headers, name) => headers.get(name) ?? undefined,
};
const SETTER: TextMapSetter<Headers> = { set: (headers, name, value) => headers.set(name, value) };

/** Runs work within a span, which ends when the response begins. */
async function spanned(span: Span, work: () => Response | Promise<Response>): Promise<Response> {
  try {
    const response = await work();
    span.setAttribute("http.response.status_code", response.status);
    if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    return response;
  } catch (error) {
    // The error's own text may contain an address or a search.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "unknown" });
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Registers OpenTelemetry's SDK, which sends spans to a collector in batches. The SDK reads its other settings itself,
 * such as OTEL_TRACES_SAMPLER and OTEL_EXPORTER_OTLP_HEADERS.
 */
export function startOpenTelemetry(endpoint: string, service: string): Tracer {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: TIMEOUT_MS })],
  });
  provider.register();
  const tracer = trace.getTracer("flaneur");
  return {
    request: ({ request, part, isPublic }, fetch) => {
      const active = context.active();
      const isNested = isPublic || trace.getSpan(active) !== undefined;
      const parent = isNested ? active : propagation.extract(active, request.headers, GETTER);
      const attributes = {
        "flaneur.part": part,
        "http.request.method": request.method,
        // The path omits the query, which may contain a search or a position, and the token of a link.
        "url.path": loggablePath(new URL(request.url).pathname),
      };
      const options = { kind: SpanKind.SERVER, attributes };
      return tracer.startActiveSpan(`${part} ${request.method}`, options, parent, (span) =>
        spanned(span, async () => {
          const response = await fetch(request);
          // `fetch` has set the id of a request that had none.
          const id = request.headers.get(REQUEST_ID_HEADER);
          if (id !== null) span.setAttribute("flaneur.request_id", id);
          return response;
        }),
      );
    },
    call: (to, call, send) => {
      const attributes = { "flaneur.to": to, "http.request.method": call.method };
      return tracer.startActiveSpan(`call ${to}`, { kind: SpanKind.CLIENT, attributes }, (span) => {
        propagation.inject(context.active(), call.headers, SETTER);
        return spanned(span, () => send(call));
      });
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}
