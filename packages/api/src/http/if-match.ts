import { z } from "@hono/zod-openapi";
import { ApiError } from "./errors.ts";

/** The header of a request that may only replace the version that its caller has seen. */
export const ifMatchHeader = z.object({
  "if-match": z.string().optional().openapi({
    description: 'The version that was read, as in its ETag: `"3"`. `*` or no header accepts any version.',
  }),
});

/** The header of a response with a version, for the OpenAPI document. */
export const ETAG_HEADER = {
  ETag: { description: 'The version, quoted: `"3"`', schema: { type: "string" as const } },
};

export const etag = (version: number) => ({ ETag: `"${version}"` });

/**
 * Returns the version in an If-Match header; null when it is missing or `*`: the last write wins then, as in §7.
 * @throws ApiError 400 for any other text.
 */
export function seenVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === "*") return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version === undefined)
    throw new ApiError(400, "bad_request", 'If-Match must be a version in quotes, such as "3"');
  return Number(version);
}
