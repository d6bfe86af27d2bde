import type { Fetch } from "./fetch.ts";

/** The parts of the product whose requests are traced. */
export type TracedPart = "app" | "gateway" | "api";

/** A request that a part handles. */
interface TracedRequest {
  readonly request: Request;
  readonly part: TracedPart;
  /** Whether the public sends the request. It then begins a trace of its own, whatever its headers. */
  readonly isPublic: boolean;
}

/** A call to another part. Its headers name the span. */
export type TracedCall = Pick<Request, "method" | "headers">;

/** Makes spans of requests and calls. */
export interface Tracer {
  request(traced: TracedRequest, fetch: Fetch): Response | Promise<Response>;
  call<Call extends TracedCall>(to: TracedPart, call: Call, send: (call: Call) => Promise<Response>): Promise<Response>;
  /** Sends the last spans. */
  close(): Promise<void>;
}
