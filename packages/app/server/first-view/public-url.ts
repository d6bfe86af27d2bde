/**
 * The address of a request as the world reaches it: the host that the client named and, behind a proxy that is trusted,
 * the protocol that the proxy was reached by.
 */
export function publicUrl(request: Request, trustedProxies: number): URL {
  const url = new URL(request.url);
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim();
  if (trustedProxies > 0 && (forwarded === "https" || forwarded === "http")) url.protocol = `${forwarded}:`;
  return url;
}
