/**
 * Whether a cache may keep a response: it is complete, comes from our own server, may be stored by anyone, and its
 * Content-Type matches `type`. A cache must not return anything else in the place of a page or a result.
 */
export const isKeepable = ({ status, type: origin, redirected, headers }: Response, type: RegExp): boolean =>
  status === 200 &&
  origin === "basic" &&
  !redirected &&
  !/\b(?:no-store|private)\b/i.test(headers.get("cache-control") ?? "") &&
  type.test(headers.get("content-type") ?? "");
