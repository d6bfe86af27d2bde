import { open } from "node:fs/promises";
import { codeOf, messageOf } from "@flaneur/server-kit";
import { ImportFileError } from "./import-file-error.ts";

/** Whether a file is gzip, by its first two bytes (RFC 1952). */
export async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
  } finally {
    await file.close();
  }
}

/** Converts a system error of reading a file; returns null for an error of another kind. */
export function toImportFileError(error: unknown, path: string): ImportFileError | null {
  const code = codeOf(error);
  if (code === "ENOENT") return new ImportFileError(`${path}: there is no such file.`);
  if (code === "EISDIR") return new ImportFileError(`${path} is a directory, not a file.`);
  if (code?.startsWith("E") === true) return new ImportFileError(`${path} cannot be read: ${messageOf(error)}.`);
  return null;
}
