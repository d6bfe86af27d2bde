import { clientAddressOf } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";
import ipaddr from "ipaddr.js";

/** The client of a request, identified by its address. */
export interface Client {
  /** The network that limits count as one client: an IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly subscriber: string;
  /**
   * The largest network that a provider gives to one customer: an IPv4 address, or the first 56 bits of an IPv6
   * address. An IPv6 site contains 256 values of `subscriber`.
   */
  readonly site: string;
  /** Address range for logs: the first 24 bits of an IPv4 address, or the first 56 bits of an IPv6 address. */
  readonly range: string;
}

declare module "hono" {
  interface ContextVariableMap {
    /** The client; null when it is unknown. */
    client: Client | null;
  }
}

/** Returns the first bits of an address: `2001:db8:1:200::/56`. */
function network(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const mask =
    address.kind() === "ipv4"
      ? ipaddr.IPv4.subnetMaskFromPrefixLength(bits)
      : ipaddr.IPv6.subnetMaskFromPrefixLength(bits);
  const kept = mask.toByteArray();
  return `${ipaddr.fromByteArray(address.toByteArray().map((byte, i) => byte & (kept[i] ?? 0)))}/${bits}`;
}

/** Returns the client with an IPv4 or IPv6 address. An IPv4 address that is written as IPv6 counts as IPv4. */
export function clientAt(text: string): Client {
  // A zone identifies one of our own interfaces, and is removed.
  const address = ipaddr.process(text.replace(/%.*$/, ""));
  if (address.kind() === "ipv4") {
    return { subscriber: address.toString(), site: address.toString(), range: network(address, 24) };
  }
  const site = network(address, 56);
  return { subscriber: network(address, 64), site, range: site };
}

/** Returns the client of a request; null when it is unknown. @param trustedProxies see `clientAddressOf`. */
export function clientOf(request: Request, trustedProxies: number): Client | null {
  const address = clientAddressOf(request, trustedProxies);
  return address === null ? null : clientAt(address);
}

export const withClient =
  (trustedProxies: number): MiddlewareHandler =>
  (context, next) => {
    context.set("client", clientOf(context.req.raw, trustedProxies));
    return next();
  };
