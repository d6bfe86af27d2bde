import { ensureRequestId, REQUEST_ID_HEADER } from "./request-id.ts";
import { secured } from "./security-headers.ts";

interface Failure {
  readonly status: number;
  readonly code: string;
  /** A sentence shown to people. */
  readonly error: string;
}

/**
 * Creates the response to a request that the program itself refuses or fails to handle, in the shape of the REST API's
 * failures.
 */
export function failureAnswer({ status, code, error }: Failure, request: Pick<Request, "headers">): Response {
  const headers = { "Cache-Control": "no-store", [REQUEST_ID_HEADER]: ensureRequestId(request) };
  return secured(Response.json({ error, code }, { status, headers }));
}
