import { type FileRequest, fileResponse, outOfRange, type StoredFile } from "@flaneur/server-kit";
import { ApiError } from "../http/errors.ts";

/**
 * Returns the response with the whole file, the requested range, or 304.
 * @param headers added to every response.
 * @throws ApiError 416 when the file does not have the requested range.
 */
export function clipResponse(file: StoredFile, request: FileRequest, headers: Readonly<Record<string, string>>) {
  const { status, ...response } = fileResponse(file, request, headers);
  if (status !== 416) return { status, ...response };
  throw new ApiError(416, "range_not_satisfiable", outOfRange(file.bytes.length), { headers: response.headers });
}
