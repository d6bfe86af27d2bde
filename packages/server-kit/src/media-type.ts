import { parseAccept } from "hono/utils/accept";

/** Whether a media range of an Accept header, such as `application/*`, includes a media type. */
function includes(range: string, type: string): boolean {
  const [main] = type.split("/");
  return range === type || range === "*/*" || range === `${main}/*`;
}

/**
 * Returns the media type that a client prefers, or null if its Accept header allows none of the types (RFC 9110, 12.5.1).
 * @param accept The Accept header. Without it, the client accepts every type.
 * @param types The types that the server can send, in lower case. The first one is sent for any type.
 */
export function preferredType<Type extends string>(accept: string | null, types: readonly Type[]): Type | null {
  if (accept === null || accept.trim() === "") return types[0] ?? null;
  const ranges = parseAccept(accept.toLowerCase());
  const refused = new Set(ranges.filter(({ q }) => q === 0).map(({ type }) => type));
  for (const { type: range, q } of ranges) {
    const found = types.find((type) => q > 0 && includes(range, type) && !refused.has(type));
    if (found !== undefined) return found;
  }
  return null;
}
