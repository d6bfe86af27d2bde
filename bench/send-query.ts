interface Answer {
  readonly ms: number;
  readonly status: number;
}

/**
 * Posts a body, with `address` as the client's IP address, and waits for the whole response. The status is 413 if the
 * connection fails.
 */
export async function send(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  address: string,
  path = "/graphql",
): Promise<Answer> {
  const begin = performance.now();
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  try {
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body });
    await response.arrayBuffer();
    return { ms: performance.now() - begin, status: response.status };
  } catch {
    // The server may abort the connection while a body that is far too large is sent.
    return { ms: performance.now() - begin, status: 413 };
  }
}
