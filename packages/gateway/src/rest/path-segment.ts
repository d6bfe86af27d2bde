/**
 * Encodes an id as one segment of a path. Returns null for an id that cannot be a segment: a URL resolves '.' and '..'
 * within its path, even when they are escaped, and the call would reach another endpoint.
 */
export const pathSegment = (id: string): string | null =>
  id === "" || id === "." || id === ".." ? null : encodeURIComponent(id);
