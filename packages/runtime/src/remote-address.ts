const addresses = new WeakMap<Request, string>();

/** Notes which address of the network a request came from. */
export function rememberRemoteAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address);
}

/** The peer of the socket a request came by; undefined for a request made in this process. */
export const remoteAddressOf = (request: Request): string | undefined => addresses.get(request);
