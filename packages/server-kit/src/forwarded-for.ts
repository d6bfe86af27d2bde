/** The header in which a proxy names the client that sent the request. */
export const FORWARDED_FOR_HEADER = "x-forwarded-for";

/** Sets the header to the address of the client, without proxies. Removes the header if the client is unknown. */
export function setForwardedFor(headers: Headers, client: string | null): void {
  if (client === null) headers.delete(FORWARDED_FOR_HEADER);
  else headers.set(FORWARDED_FOR_HEADER, client);
}
