import { byteRange } from "./byte-range.ts";

/** A file in memory whose content never changes at its URL. */
export interface StoredFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A strong validator (ETag), in quotes. */
  readonly etag: string;
}

/** The method and the range headers of a request for a file. */
export interface FileRequest {
  readonly method: string;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface FileResponse {
  readonly status: 200 | 206 | 304 | 416;
  /** The bytes to send; null with 304, and with 416, whose body the caller writes. */
  readonly body: Uint8Array<ArrayBuffer> | null;
  readonly headers: Record<string, string>;
}

const matches = (list: string, etag: string): boolean =>
  list.trim() === "*" || list.split(",").some((entry) => entry.trim().replace(/^W\//, "") === etag);

/**
 * Returns the response for the whole file, the requested range, 304 or 416, in the order of RFC 9110, 13.2.2. A range
 * applies to GET only, and is ignored when If-Range names another version of the file.
 * @param headers Added to every response but 416, which must not be cached.
 */
export function fileResponse(
  file: StoredFile,
  request: FileRequest,
  headers: Readonly<Record<string, string>>,
): FileResponse {
  const { bytes, type, etag } = file;
  const { method, range, ifRange, ifNoneMatch } = request;
  const common = { ...headers, ETag: etag, "Accept-Ranges": "bytes" };
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) return { status: 304, body: null, headers: common };

  const wanted = method === "GET" && (ifRange === undefined || ifRange.trim() === etag);
  const part = wanted ? byteRange(range, bytes.length) : null;
  if (part === "unsatisfiable") {
    return {
      status: 416,
      body: null,
      headers: { "Content-Range": `bytes */${bytes.length}`, "Accept-Ranges": "bytes" },
    };
  }
  const { first, last } = part ?? { first: 0, last: bytes.length - 1 };
  const described = { ...common, "Content-Type": type, "Content-Length": String(last + 1 - first) };
  if (part === null) return { status: 200, body: bytes, headers: described };
  return {
    status: 206,
    body: bytes.slice(first, last + 1),
    headers: { ...described, "Content-Range": `bytes ${first}-${last}/${bytes.length}` },
  };
}

/** Returns the message of a 416. @param size The size of the file, in bytes. */
export const outOfRange = (size: number): string =>
  `The requested range lies outside of the file, which has ${size} bytes. Request a range within it, or the whole file.`;
