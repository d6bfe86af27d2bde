/**
 * An id as one segment of a path. Null where there is no such segment: a URL reads '.' and '..' as steps through its
 * path, even when they are escaped, and would lead to another call.
 */
export const pathSegment = (id: string): string | null =>
  id === "" || id === "." || id === ".." ? null : encodeURIComponent(id);
