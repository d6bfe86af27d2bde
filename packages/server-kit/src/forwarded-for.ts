/** The header in which a proxy names the client that sent the request. */
export const FORWARDED_FOR_HEADER = "x-forwarded-for";

/** Names the client in a request's headers, without the proxies in front; removes the header for an unknown client. */
export function setForwardedFor(headers: Headers, client: string | null): void {
  if (client === null) headers.delete(FORWARDED_FOR_HEADER);
  else headers.set(FORWARDED_FOR_HEADER, client);
}
