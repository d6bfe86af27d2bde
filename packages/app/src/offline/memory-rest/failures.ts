import type { ErrorCode } from "@flaneur/contract";

/** Returns a failure in the shape of the REST API (§8). */
export const failed = (status: number, code: ErrorCode, error: string): Response =>
  Response.json({ error, code }, { status });

export const signedOut = (): Response => failed(401, "unauthorized", "Please sign in first");

/** Returns the 404 of the REST API (§8). */
export const noSuch = (what: string, id: string): Response => failed(404, "not_found", `There is no ${what} '${id}'`);
