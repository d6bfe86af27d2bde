import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { messageOf } from "@flaneur/server-kit";
import { isGzip, toImportFileError } from "./file-error.ts";
import { ImportFileError } from "./import-file-error.ts";

export const ENCODINGS = ["utf-8", "latin1"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Limit of a decompressed file: a small archive can contain terabytes of zeros. */
const MAX_BYTES = 8 * 1024 ** 3;
const MAX_CHARACTER_BYTES = 4;

/** What a decoder writes instead of bytes that are not UTF-8. */
export const REPLACEMENT = "\uFFFD";

/** The error of a file that is in another encoding than UTF-8. @param offset The position of the first wrong byte. */
export const notUtf8 = (path: string, offset: number): ImportFileError =>
  new ImportFileError(
    `${basename(path)} is not in UTF-8: the byte at offset ${offset} does not belong there. Save the file as UTF-8, or read it with --encoding latin1.`,
  );

/**
 * Yields the text of a file in pieces, decompressed if it is gzip, and without byte order mark. Bytes that are not UTF-8
 * become `REPLACEMENT`. Throws `ImportFileError` when the file is missing, incomplete, too large, or in UTF-16.
 * @param onWrongByte Called with the offset of the first byte of each piece that is not UTF-8.
 */
export async function* textChunks(
  path: string,
  encoding: Encoding = "utf-8",
  onWrongByte: (offset: number) => void = () => {},
): AsyncGenerator<string> {
  const decode = encoding === "latin1" ? createWindowsDecoder() : createUtf8Decoder(basename(path), onWrongByte);
  let isFirst = true;
  for await (const bytes of byteChunks(path)) {
    const text = decode(bytes);
    if (text === "") continue;
    yield isFirst && text.startsWith("\uFEFF") ? text.slice(1) : text;
    isFirst = false;
  }
  const end = decode(null);
  if (end !== "") yield end;
}

async function* byteChunks(path: string): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    const isPacked = await isGzip(path);
    const file = createReadStream(path);
    // The loop below throws the errors of both streams.
    const stream = isPacked ? pipeline(file, createGunzip(), () => {}) : file;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new ImportFileError(`${basename(path)} is larger than 8 GB. Split it.`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) {
      const what = messageOf(error);
      throw new ImportFileError(`${basename(path)} is damaged or cut short: it cannot be unpacked (${what}).`);
    }
    throw toImportFileError(error, path) ?? error;
  }
}

/** Decodes bytes piece by piece; null marks the end. */
type Decode = (bytes: Buffer | null) => string;

/**
 * Creates a decoder of ISO 8859-1 that also decodes the additional characters of Windows, such as the euro sign,
 * because programs write these in practice.
 */
function createWindowsDecoder(): Decode {
  const decoder = new TextDecoder("windows-1252");
  return (bytes) => (bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true }));
}

function createUtf8Decoder(name: string, onWrongByte: (offset: number) => void): Decode {
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  return (bytes) => {
    if (bytes === null) {
      if (rest.length > 0) onWrongByte(offset);
      return rest.toString("utf8");
    }
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const end = all.length - unfinishedLength(all);
    const whole = all.subarray(0, end);
    if (offset === 0 && isUtf16(whole)) throw new ImportFileError(`${name} is in UTF-16. Save the file as UTF-8.`);
    if (!isUtf8(whole)) onWrongByte(offset + firstInvalidByte(whole));
    rest = Buffer.from(all.subarray(end));
    offset += end;
    return whole.toString("utf8");
  };
}

/**
 * Whether bytes start with a UTF-16 byte order mark, as spreadsheets write it. Latin-1 would read UTF-16 with a gap
 * after each letter.
 */
const isUtf16 = (bytes: Buffer): boolean => [0xfeff, 0xfffe].includes(bytes.length < 2 ? 0 : bytes.readUInt16BE());

/** Returns how many bytes at the end belong to a character that the next piece may complete. */
function unfinishedLength(bytes: Buffer): number {
  for (let back = 1; back < MAX_CHARACTER_BYTES && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return characterLength(byte) > back ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

const characterLength = (first: number): number =>
  first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;

function firstInvalidByte(bytes: Buffer): number {
  let at = 0;
  while (at < bytes.length) {
    const end = at + characterLength(bytes[at] ?? 0);
    if (!isUtf8(bytes.subarray(at, end)) || end > bytes.length) return at;
    at = end;
  }
  return at;
}
