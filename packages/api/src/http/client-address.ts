import { isIP } from "node:net";
import { remoteAddressOf } from "@flaneur/runtime";
import type { MiddlewareHandler } from "hono";

declare module "hono" {
  interface ContextVariableMap {
    /** Where the client is, or null when nobody knows: a call from within this process that does not say. */
    clientAddress: string | null;
  }
}

/**
 * Where a request comes from: the peer of its socket or, behind `trustedProxies` proxies, the entry that the outermost
 * of them wrote into X-Forwarded-For; entries further left are the client's own invention. A call from within this
 * process has no socket; whoever makes it on behalf of a client (the gateway) names that one in the same header.
 */
export function clientAddress(request: Request, trustedProxies: number): string | null {
  const peer = remoteAddressOf(request);
  const forwarded = (request.headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const steps = peer === undefined ? 1 : trustedProxies;
  const named = steps === 0 ? undefined : forwarded.at(-steps);
  const address = named !== undefined && isIP(named) !== 0 ? named : peer;
  return address === undefined ? null : subscriberOf(address);
}

/** What one subscriber has: an address of IPv4, or the first 64 bits of IPv6, since providers hand those out whole. */
function subscriberOf(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "")
    .replace(/%.*$/, "");
  if (isIP(plain) !== 6) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}

export const withClientAddress =
  (trustedProxies: number): MiddlewareHandler =>
  (context, next) => {
    context.set("clientAddress", clientAddress(context.req.raw, trustedProxies));
    return next();
  };
