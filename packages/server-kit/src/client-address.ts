import { isIP } from "node:net";
import { FORWARDED_FOR_HEADER } from "./forwarded-for.ts";
import { remoteAddressOf } from "./remote-address.ts";

/**
 * Returns the client's address of a request: the peer of its socket or, behind `trustedProxies` proxies, the entry that
 * the outermost of them wrote into X-Forwarded-For, if that entry is an IP address. A client can forge the entries
 * further left. A request made in this process has no socket; its sender names the client with `setForwardedFor`.
 * @returns null when the address is unknown: the sender in this process named no client, or the client has
 * disconnected.
 */
export function clientAddressOf(request: Request, trustedProxies: number): string | null {
  const peer = remoteAddressOf(request);
  const forwarded = (request.headers.get(FORWARDED_FOR_HEADER) ?? "").split(",").map((entry) => entry.trim());
  const steps = peer === undefined ? 1 : trustedProxies;
  const named = steps === 0 ? undefined : forwarded.at(-steps);
  return named !== undefined && isIP(named) !== 0 ? named : (peer ?? null);
}
