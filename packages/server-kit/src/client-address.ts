import { isIP } from "node:net";
import { remoteAddressOf } from "./remote-address.ts";

const HEADER = "x-forwarded-for";

/**
 * The address a request comes from: the peer of its socket or, behind `trustedProxies` proxies, the entry that the
 * outermost of them wrote into X-Forwarded-For; entries further left are the client's own invention. A request from
 * within this process has no socket; whoever makes it on behalf of a client names that one by `setForwardedFor`.
 * @returns null when nobody knows: a request from within this process that does not say, or one whose client is gone.
 */
export function clientAddressOf(request: Request, trustedProxies: number): string | null {
  const peer = remoteAddressOf(request);
  const forwarded = (request.headers.get(HEADER) ?? "").split(",").map((entry) => entry.trim());
  const steps = peer === undefined ? 1 : trustedProxies;
  const named = steps === 0 ? undefined : forwarded.at(-steps);
  return named !== undefined && isIP(named) !== 0 ? named : (peer ?? null);
}

/**
 * Says in the headers of a request on whose behalf it is made. The client alone is named, not the way it came: whoever
 * is behind one of our servers trusts one proxy, however many stand in front of that.
 */
export function setForwardedFor(headers: Headers, client: string | null): void {
  if (client === null) headers.delete(HEADER);
  else headers.set(HEADER, client);
}
