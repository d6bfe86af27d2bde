import { failed } from "../../src/offline/memory-rest/failures.ts";

export const unavailable = (): Response =>
  failed(503, "unavailable", "The service is not available. Please try again in a moment.");

/** Refuses a password. @param field The field of the body with the password. */
export const wrong = (field: string, error: string): Response =>
  Response.json({ error, code: "forbidden", details: [{ field, message: error }] }, { status: 403 });
