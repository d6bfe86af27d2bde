import { isIP } from "node:net";
import { FORWARDED_FOR_HEADER } from "./forwarded-for.ts";
import { remoteAddressOf } from "./remote-address.ts";

/**
 * The address a request comes from: the peer of its socket or, behind `trustedProxies` proxies, the entry that the
 * outermost of them wrote into X-Forwarded-For; entries further left are the client's own invention. A request from
 * within this process has no socket; whoever makes it on behalf of a client names that one by `setForwardedFor`.
 * @returns null when nobody knows: a request from within this process that does not say, or one whose client is gone.
 */
export function clientAddressOf(request: Request, trustedProxies: number): string | null {
  const peer = remoteAddressOf(request);
  const forwarded = (request.headers.get(FORWARDED_FOR_HEADER) ?? "").split(",").map((entry) => entry.trim());
  const steps = peer === undefined ? 1 : trustedProxies;
  const named = steps === 0 ? undefined : forwarded.at(-steps);
  return named !== undefined && isIP(named) !== 0 ? named : (peer ?? null);
}
