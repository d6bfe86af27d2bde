/** The header in which a proxy says on whose behalf a request is made. */
export const FORWARDED_FOR_HEADER = "x-forwarded-for";

/**
 * Says in the headers of a request on whose behalf it is made. The client alone is named, not the way it came: whoever
 * is behind one of our servers trusts one proxy, however many stand in front of that.
 */
export function setForwardedFor(headers: Headers, client: string | null): void {
  if (client === null) headers.delete(FORWARDED_FOR_HEADER);
  else headers.set(FORWARDED_FOR_HEADER, client);
}
