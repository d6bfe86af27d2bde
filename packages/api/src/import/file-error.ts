import { open } from "node:fs/promises";
import { ImportFileError } from "@flaneur/place-files";
import { codeOf, messageOf } from "@flaneur/server-kit";

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether a file is gzip, by its first two bytes (RFC 1952). */
export const isGzip = async (path: string): Promise<boolean> => (await firstBytes(path, 2)).toString("hex") === "1f8b";

/** Whether a file is a zip archive: one with files begins with `PK\3\4`, an empty one with `PK\5\6`. */
export const isZip = async (path: string): Promise<boolean> =>
  /^504b0(?:304|506)/.test((await firstBytes(path, 4)).toString("hex"));

/** Converts a system error of reading a file; returns null for an error of another kind. */
export function toImportFileError(error: unknown, path: string): ImportFileError | null {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR") return new ImportFileError(`${path}: there is no such file.`);
  if (code === "EISDIR") return new ImportFileError(`${path} is a directory, not a file.`);
  if (code?.startsWith("E") === true) return new ImportFileError(`${path} cannot be read: ${messageOf(error)}.`);
  return null;
}
