import { isIP } from "node:net";
import { FORWARDED_FOR_HEADER } from "./forwarded-for.ts";
import { remoteAddressOf } from "./remote-address.ts";

/**
 * Returns the address of the client; null if it is unknown. Without proxies, it is the peer of the socket. Behind
 * `trustedProxies` proxies, it is the entry that the outermost of these wrote into X-Forwarded-For, or the peer if that
 * entry is no IP address. A client can forge the entries further left. A request made in this process has no socket:
 * its sender names the client with `setForwardedFor`.
 */
export function clientAddressOf(request: Request, trustedProxies: number): string | null {
  const peer = remoteAddressOf(request);
  const forwarded = (request.headers.get(FORWARDED_FOR_HEADER) ?? "").split(",").map((entry) => entry.trim());
  const steps = peer === undefined ? 1 : trustedProxies;
  const named = steps === 0 ? undefined : forwarded.at(-steps);
  return named !== undefined && isIP(named) !== 0 ? named : (peer ?? null);
}
