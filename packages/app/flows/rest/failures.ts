/** A failure in the shape of the REST API (§8). */
const failed = (status: number, code: string, error: string): Response => Response.json({ error, code }, { status });

export const signedOut = (): Response => failed(401, "unauthorized", "Please sign in first");
export const unavailable = (): Response =>
  failed(503, "unavailable", "The service is not available. Please try again in a moment.");
export const refused = (status: 400 | 401 | 409, error: string): Response => failed(status, "refused", error);
