import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ImportFileError } from "@flaneur/place-files";
import { messageOf } from "@flaneur/server-kit";
import { locateEntry, openEntry } from "./archive.ts";
import { isGzip, toImportFileError } from "./file-error.ts";

/** Limit of a decompressed file: a small archive can contain terabytes of zeros. */
const MAX_BYTES = 8 * 1024 ** 3;

async function open(path: string): Promise<Readable> {
  const entry = await locateEntry(path);
  if (entry !== null) return openEntry(entry);
  const isPacked = await isGzip(path);
  const file = createReadStream(path);
  // The loop that reads the result throws the errors of both streams.
  return isPacked ? pipeline(file, createGunzip(), () => {}) : file;
}

/**
 * Yields the bytes of a file in pieces, decompressed if it is gzip or in a zip archive. Throws `ImportFileError` when
 * the file is missing, damaged or too large.
 */
export async function* byteChunks(path: string): AsyncGenerator<Buffer> {
  let size = 0;
  const isInArchive = (await locateEntry(path)) !== null;
  try {
    for await (const chunk of (await open(path)) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new ImportFileError(`${basename(path)} is larger than 8 GB. Split it.`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("Z_") || (isInArchive && code === "")) {
      const what = messageOf(error);
      throw new ImportFileError(`${basename(path)} is damaged or cut short: it cannot be unpacked (${what}).`);
    }
    throw toImportFileError(error, path) ?? error;
  }
}
