import { isIP } from "node:net";
import { clientAddressOf } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";

declare module "hono" {
  interface ContextVariableMap {
    /** Where the client is, or null when nobody knows: a call from within this process that does not say. */
    clientAddress: string | null;
  }
}

/** Whom a request counts for: what the subscriber has whose address it comes from, see `clientAddressOf`. */
export function clientAddress(request: Request, trustedProxies: number): string | null {
  const address = clientAddressOf(request, trustedProxies);
  return address === null ? null : subscriberOf(address);
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
