import { createHash, timingSafeEqual } from "node:crypto";

/** Hashes a token: digests have the same length, so that the time of comparing them reveals nothing. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether a request sends a token as a bearer token. */
export function hasBearerToken(request: Request, token: string): boolean {
  const [, sent = ""] = /^Bearer +(\S.*)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return timingSafeEqual(digest(sent), digest(token));
}
