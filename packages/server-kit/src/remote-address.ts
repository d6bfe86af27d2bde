const addresses = new WeakMap<Request, string | null>();

/** Stores the network address that a request came from; null when the address is unknown. */
export function rememberRemoteAddress(request: Request, address: string | null): void {
  addresses.set(request, address);
}

/**
 * Returns the network address that a request came from; null for a network request whose address is unknown,
 * undefined for a request made in this process.
 */
export const remoteAddressOf = (request: Request): string | null | undefined => addresses.get(request);
