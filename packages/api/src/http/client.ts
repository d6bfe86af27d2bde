import { clientAddressOf } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";
import ipaddr from "ipaddr.js";

/** The client of a request, identified by its address. */
export interface Client {
  /** What one subscriber has: an address of IPv4, or the first 64 bits of IPv6, of which each of its networks has one. */
  readonly subscriber: string;
  /** What one customer of a provider has at most: an address of IPv4, or the first 56 bits of IPv6: 256 such networks. */
  readonly site: string;
  /** The neighbourhood, for logs: the first 24 bits of IPv4, or the first 56 of IPv6. */
  readonly range: string;
}

declare module "hono" {
  interface ContextVariableMap {
    /** Null when unknown: a call from within this process that names none, or one whose client has disconnected. */
    client: Client | null;
  }
}

/** The first bits of an address, such as `2001:db8:1:200::/56`. */
function network(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const mask =
    address.kind() === "ipv4"
      ? ipaddr.IPv4.subnetMaskFromPrefixLength(bits)
      : ipaddr.IPv6.subnetMaskFromPrefixLength(bits);
  const kept = mask.toByteArray();
  return `${ipaddr.fromByteArray(address.toByteArray().map((byte, i) => byte & (kept[i] ?? 0)))}/${bits}`;
}

/** The client with an address of IPv4 or IPv6. One of IPv4 that is written as IPv6 is one of IPv4. */
export function clientAt(text: string): Client {
  // A zone says by which of our own interfaces a request came.
  const address = ipaddr.process(text.replace(/%.*$/, ""));
  if (address.kind() === "ipv4") {
    return { subscriber: address.toString(), site: address.toString(), range: network(address, 24) };
  }
  const site = network(address, 56);
  return { subscriber: network(address, 64), site, range: site };
}

/** @param trustedProxies see `clientAddressOf`. */
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
