const addresses = new WeakMap<Request, string | null>();

/** Notes which address of the network a request came from; null when nobody knows it any more. */
export function rememberRemoteAddress(request: Request, address: string | null): void {
  addresses.set(request, address);
}

/**
 * The peer of the socket a request came by; null for one from the network whose address nobody knows, undefined for a
 * request made in this process.
 */
export const remoteAddressOf = (request: Request): string | null | undefined => addresses.get(request);
