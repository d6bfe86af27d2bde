import { ensureRequestId, REQUEST_ID_HEADER } from "./request-id.ts";
import { secured } from "./security-headers.ts";

interface Failure {
  readonly status: number;
  readonly code: string;
  /** A sentence for people. */
  readonly error: string;
}

/** The answer of a program that fails before any of its handlers is called, in the shape of the REST API's failures. */
export function failureAnswer({ status, code, error }: Failure, request: Pick<Request, "headers">): Response {
  const headers = { "Cache-Control": "no-store", [REQUEST_ID_HEADER]: ensureRequestId(request) };
  return secured(Response.json({ error, code }, { status, headers }));
}
