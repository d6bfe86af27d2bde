import { ApiError } from "../http/errors.ts";
import { byteRange } from "./byte-range.ts";
import type { ClipFile } from "./clips.ts";

/** What a request asks of a file besides its address. */
export interface FileQuestion {
  readonly method: string;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface FileAnswer {
  readonly status: 200 | 206 | 304;
  readonly body: Uint8Array<ArrayBuffer> | null;
  readonly headers: Record<string, string>;
}

export const outOfRange = (size: number): string => `The file has ${size} bytes, none of them in that range`;

const matches = (list: string, etag: string): boolean =>
  list.trim() === "*" || list.split(",").some((entry) => entry.trim().replace(/^W\//, "") === etag);

/**
 * The whole file, the part that was asked for, or word that nothing changed, in the order of RFC 9110, 13.2.2. A range
 * is for GET alone; one whose If-Range names another file is not honoured.
 * @param headers of every answer.
 * @throws ApiError 416.
 */
export function fileAnswer(
  file: ClipFile,
  question: FileQuestion,
  headers: Readonly<Record<string, string>>,
): FileAnswer {
  const { bytes, type, etag } = file;
  const { method, range, ifRange, ifNoneMatch } = question;
  const lasting = { ...headers, ETag: etag, "Accept-Ranges": "bytes" };
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) return { status: 304, body: null, headers: lasting };

  const wanted = method === "GET" && (ifRange === undefined || ifRange.trim() === etag);
  const part = wanted ? byteRange(range, bytes.length) : null;
  if (part === "unsatisfiable") {
    throw new ApiError(416, "range_not_satisfiable", outOfRange(bytes.length), {
      headers: { "Content-Range": `bytes */${bytes.length}`, "Accept-Ranges": "bytes" },
    });
  }
  const { first, last } = part ?? { first: 0, last: bytes.length - 1 };
  const described = { ...lasting, "Content-Type": type, "Content-Length": String(last + 1 - first) };
  if (part === null) return { status: 200, body: bytes, headers: described };
  return {
    status: 206,
    body: bytes.slice(first, last + 1),
    headers: { ...described, "Content-Range": `bytes ${first}-${last}/${bytes.length}` },
  };
}
