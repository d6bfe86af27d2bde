import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { encryptedFiles } from "./archive-directory.ts";
import { ImportFileError } from "./import-file-error.ts";
import { SAVED_LIMITS } from "./limits.ts";
import { fileOfBytes, type PlaceFile } from "./place-file.ts";

/** Matches names of files that may contain places. Other files of an archive, such as pictures, are ignored. */
const READABLE = /\.(?:csv|tsv|txt|json|geojson|ndjson|jsonl|geojsonl|geojsons|geojsonseq|umap|kml|kmz|gpx)$/i;
/** Matches hidden files, and files that macOS adds. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;
/** Matches texts about the archive. Their lines would be read as a list of names. */
const ABOUT = /(?:^|\/)(?:readme|read[_ -]me|lisez[_ -]?moi|licen[cs]e|copying|notice|attribution)[^/]*\.txt$/i;

const mayHavePlaces = (name: string): boolean => READABLE.test(name) && !HIDDEN.test(name) && !ABOUT.test(name);

/** Whether a file is a zip archive: one with files begins with `PK\3\4`, an empty one with `PK\5\6`. */
export const isArchive = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));

/**
 * Number of packed bytes that are unpacked before the limit is checked. Small, because packed bytes may unpack to a
 * thousand times their number.
 */
const PIECE = 8_192;

/** Totals so far, including the content of inner archives: unpacked bytes, and files that may contain places. */
interface Unpacked {
  bytes: number;
  files: number;
}

/**
 * Unpacks the files that may contain places from a .zip or .kmz archive. Also unpacks the .kmz files in the archive:
 * Takeout exports the maps of My Maps as .kmz files. Stops at the limits: a small archive may have a huge content.
 * Throws `ImportFileError` for an archive that is damaged, protected or too large, or has no file of places.
 */
export function filesInArchive(name: string, content: Uint8Array): readonly PlaceFile[] {
  const unpacked: Unpacked = { bytes: 0, files: 0 };
  const files = unpack(name, content, unpacked).flatMap((entry) => {
    if (!isArchive(entry.content)) return [fileOfBytes(entry.name, entry.content)];
    // The files in an inner archive are counted instead of the archive.
    unpacked.files -= 1;
    return unpack(entry.name, entry.content, unpacked).map((inner) => fileOfBytes(entry.name, inner.content));
  });
  if (files.length === 0) throw new ImportFileError(`${name} holds no file of places.`, "format");
  return files;
}

interface Entry {
  /** The name without folders. */
  readonly name: string;
  readonly content: Uint8Array;
}

function unpack(name: string, content: Uint8Array, unpacked: Unpacked): readonly Entry[] {
  if (encryptedFiles(content).some(mayHavePlaces)) {
    throw new ImportFileError(`${name} is protected with a password. Unpack it first.`, "protected");
  }
  const entries: Entry[] = [];
  let started = 0;
  let problem: ImportFileError | null = null;
  const damaged = (error: unknown) =>
    new ImportFileError(`${name} is damaged or cut short: it cannot be unpacked (${error}).`);
  const take = (entry: UnzipFile): void => {
    if (!mayHavePlaces(entry.name)) return;
    started += 1;
    unpacked.files += 1;
    if (unpacked.files > SAVED_LIMITS.files) {
      problem ??= new ImportFileError(`${name} has more than ${SAVED_LIMITS.files} files of places.`, "too large");
      return;
    }
    const chunks: Uint8Array[] = [];
    entry.ondata = (error, chunk, isLast) => {
      if (error !== null) problem ??= damaged(error.message);
      if (problem !== null) return;
      unpacked.bytes += chunk.length;
      if (unpacked.bytes > SAVED_LIMITS.unpackedBytes) {
        problem = new ImportFileError(
          `${name} has more than ${SAVED_LIMITS.unpackedBytes} bytes unpacked.`,
          "too large",
        );
        return;
      }
      chunks.push(chunk);
      if (isLast) entries.push({ name: entry.name.slice(entry.name.lastIndexOf("/") + 1), content: joined(chunks) });
    };
    entry.start();
  };
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < content.length && problem === null; at += PIECE) {
      unzip.push(content.subarray(at, at + PIECE), at + PIECE >= content.length);
    }
  } catch (error) {
    // fflate throws a TypeError after it has reported an unknown compression to `ondata`.
    throw problem ?? damaged(error instanceof Error ? error.message : error);
  }
  if (problem !== null) throw problem;
  if (entries.length < started) throw damaged("a file ends too early");
  return entries;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
