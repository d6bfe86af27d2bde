import { ImportFileError } from "./import-file-error.ts";
import type { PlaceFile } from "./place-file.ts";

export const ENCODINGS = ["utf-8", "latin1"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MAX_CHARACTER_BYTES = 4;

/** The character that a decoder writes in place of bytes that are not UTF-8. */
export const REPLACEMENT = "\uFFFD";

/** The error of a file that is in another encoding than UTF-8. @param offset The position of the first wrong byte. */
export const notUtf8 = ({ name }: Pick<PlaceFile, "name">, offset: number): ImportFileError =>
  new ImportFileError(
    `${name} is not in UTF-8: the byte at offset ${offset} does not belong there. Save the file as UTF-8, or read it with --encoding latin1.`,
    "encoding",
  );

/**
 * Yields the text of a file in pieces, without byte order mark. In UTF-8, bytes that are not UTF-8 become
 * `REPLACEMENT`. A file in UTF-16, as spreadsheets save "Unicode text", is read as UTF-16, whatever the encoding.
 * Errors of `file.bytes()` are passed on, such as that of a missing file.
 * @param onWrongByte Called for each piece that is not UTF-8, with the offset of its first wrong byte.
 */
export async function* textChunks(
  file: PlaceFile,
  encoding: Encoding = "utf-8",
  onWrongByte: (offset: number) => void = () => {},
): AsyncGenerator<string> {
  let decode: Decode | null = null;
  let isFirst = true;
  for await (const bytes of file.bytes()) {
    decode ??= decoderOf(bytes, encoding, onWrongByte);
    const text = decode(bytes);
    if (text === "") continue;
    yield isFirst && text.startsWith("\uFEFF") ? text.slice(1) : text;
    isFirst = false;
  }
  const end = decode?.(null) ?? "";
  if (end !== "") yield end;
}

function decoderOf(start: Uint8Array, encoding: Encoding, onWrongByte: (offset: number) => void): Decode {
  const utf16 = utf16Of(start);
  if (utf16 !== null) return createDecoder(utf16);
  // Programs that write ISO 8859-1 also write the additional characters of Windows, such as the euro sign.
  return encoding === "latin1" ? createDecoder("windows-1252") : createUtf8Decoder(onWrongByte);
}

/** Decodes bytes piece by piece; null marks the end. */
type Decode = (bytes: Uint8Array | null) => string;

function createDecoder(label: "windows-1252" | "utf-16le" | "utf-16be"): Decode {
  const decoder = new TextDecoder(label, { ignoreBOM: true });
  return (bytes) => (bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true }));
}

function createUtf8Decoder(onWrongByte: (offset: number) => void): Decode {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let rest: Uint8Array = new Uint8Array();
  let offset = 0;
  return (bytes) => {
    if (bytes === null) {
      if (rest.length > 0) onWrongByte(offset);
      return decoder.decode(rest);
    }
    const all = rest.length === 0 ? bytes : joined(rest, bytes);
    const end = all.length - unfinishedLength(all);
    const whole = all.subarray(0, end);
    const text = strictText(whole);
    if (text === null) onWrongByte(offset + firstInvalidByte(whole));
    rest = all.slice(end);
    offset += end;
    return text ?? decoder.decode(whole);
  };
}

/** Returns the byte order of UTF-16 by its byte order mark, or by the zero bytes of two letters; null for other text. */
function utf16Of(start: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (start.length < 4) return null;
  const [first = 0, second = 0, third = 0, fourth = 0] = start;
  const mark = first * 256 + second;
  if (mark === 0xfffe || (first !== 0 && second === 0 && third !== 0 && fourth === 0)) return "utf-16le";
  return mark === 0xfeff || (first === 0 && second !== 0 && third === 0 && fourth !== 0) ? "utf-16be" : null;
}

/** Returns how many bytes at the end belong to a character that the next piece may complete. */
function unfinishedLength(bytes: Uint8Array): number {
  for (let back = 1; back < MAX_CHARACTER_BYTES && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return characterLength(byte) > back ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Decodes UTF-8; returns null for other bytes. */
function strictText(bytes: Uint8Array): string | null {
  try {
    return STRICT.decode(bytes);
  } catch {
    return null;
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}

const characterLength = (first: number): number =>
  first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;

function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const end = at + characterLength(bytes[at] ?? 0);
    if (strictText(bytes.subarray(at, end)) === null || end > bytes.length) return at;
    at = end;
  }
  return at;
}
