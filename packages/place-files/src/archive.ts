import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { ARCHIVE_LIMITS, checkArchive, unpackedLimit, unpacksTooLarge } from "./archive-budget.ts";
import { directoryEntries } from "./archive-directory.ts";
import { ImportFileError } from "./import-file-error.ts";
import { SAVED_LIMITS } from "./limits.ts";
import { fileOfBytes, type PlaceFile } from "./place-file.ts";
import type { ReadBudget } from "./read-budget.ts";

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

/** Totals of an archive so far, including the content of inner archives. */
interface Unpacked {
  readonly budget: ReadBudget;
  /** The bytes that the outer archive may unpack to. */
  readonly limit: number;
  bytes: number;
  /** Files that may contain places. */
  files: number;
}

/** The problems that concern all files: nothing more is unpacked. */
const isOverBudget = ({ problem }: ImportFileError): boolean =>
  problem === "unpacks too large" || problem === "too many entries" || problem === "too much";

/** A file of an archive that cannot be read. */
export interface DamagedFile {
  /** The name without folders. */
  readonly name: string;
  readonly error: ImportFileError;
}

/** The files of an archive that may contain places. */
interface ArchiveFiles {
  readonly files: readonly PlaceFile[];
  /** The files that cannot be unpacked. The other files of the archive can be read. */
  readonly damaged: readonly DamagedFile[];
}

/**
 * Unpacks the files that may contain places from a .zip or .kmz archive. Also unpacks the .kmz files in the archive:
 * Takeout exports the maps of My Maps as .kmz files. Stops at the limits: a small archive may have a huge content, and
 * many entries may share the same data. Throws `ImportFileError` for an archive that is cut short, protected or too large, or has no file of places.
 */
export function filesInArchive(name: string, content: Uint8Array, budget: ReadBudget): ArchiveFiles {
  const unpacked: Unpacked = { budget, limit: unpackedLimit(content.length), bytes: 0, files: 0 };
  const files: PlaceFile[] = [];
  const outer = unpack(name, content, unpacked);
  const damaged = [...outer.damaged];
  for (const entry of outer.entries) {
    if (!isArchive(entry.content)) {
      files.push(fileOfBytes(entry.name, entry.content));
      continue;
    }
    // The files in an inner archive are counted instead of the archive.
    unpacked.files -= 1;
    try {
      const inner = unpack(entry.name, entry.content, unpacked);
      files.push(...inner.entries.map((file) => fileOfBytes(entry.name, file.content)));
      damaged.push(...inner.damaged.map(({ error }) => ({ name: entry.name, error })));
    } catch (error) {
      if (!(error instanceof ImportFileError) || isOverBudget(error)) throw error;
      damaged.push({ name: entry.name, error });
    }
  }
  if (files.length === 0 && damaged.length === 0) {
    throw new ImportFileError(`${name} holds no file of places.`, "format");
  }
  return { files, damaged };
}

interface Entry {
  /** The name without folders. */
  readonly name: string;
  readonly content: Uint8Array;
}

interface Unpackable {
  readonly entries: readonly Entry[];
  readonly damaged: readonly DamagedFile[];
}

/** The compressions of a zip archive that are read: none, and Deflate. */
const COMPRESSIONS: readonly number[] = [0, UnzipInflate.compression];

const nameOf = ({ name }: UnzipFile): string => name.slice(name.lastIndexOf("/") + 1);

const cannotUnpack = (name: string, reason: unknown) =>
  new ImportFileError(`${name} is damaged or cut short: it cannot be unpacked (${reason}).`);

function unpack(name: string, content: Uint8Array, unpacked: Unpacked): Unpackable {
  const directory = directoryEntries(content, ARCHIVE_LIMITS.entries + 1);
  checkArchive(
    name,
    directory.map(({ size }) => size),
    content.length,
  );
  if (directory.some((entry) => entry.isEncrypted && mayHavePlaces(entry.name))) {
    throw new ImportFileError(`${name} is protected with a password. Unpack it first.`, "protected");
  }
  const entries: Entry[] = [];
  const damaged: DamagedFile[] = [];
  let found = 0;
  let problem: ImportFileError | null = null;
  const take = (entry: UnzipFile): void => {
    problem ??= unpacked.budget.addEntry(name);
    if (problem !== null || !mayHavePlaces(entry.name)) return;
    found += 1;
    unpacked.files += 1;
    if (unpacked.files > SAVED_LIMITS.files) {
      problem = new ImportFileError(
        `${name} has more than ${SAVED_LIMITS.files} files of places. Unpack it, and read those that you need.`,
        "too many entries",
      );
      return;
    }
    let isDamaged = false;
    const giveUp = (reason: string) => {
      if (!isDamaged) damaged.push({ name: nameOf(entry), error: cannotUnpack(nameOf(entry), reason) });
      isDamaged = true;
    };
    if (!COMPRESSIONS.includes(entry.compression)) {
      giveUp(`unknown compression type ${entry.compression}`);
      return;
    }
    const chunks: Uint8Array[] = [];
    entry.ondata = (error, chunk, isLast) => {
      // After an error, the library reports further errors for the rest of the file, and then unpacks the next file.
      if (error !== null) giveUp(error.message);
      if (problem !== null || isDamaged) return;
      unpacked.bytes += chunk.length;
      problem = unpacked.bytes > unpacked.limit ? unpacksTooLarge(name) : unpacked.budget.addBytes(name, chunk.length);
      if (problem !== null) return;
      chunks.push(chunk);
      if (isLast) entries.push({ name: nameOf(entry), content: joined(chunks) });
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
    throw problem ?? cannotUnpack(name, error instanceof Error ? error.message : error);
  }
  if (problem !== null) throw problem;
  if (entries.length + damaged.length < found) throw cannotUnpack(name, "a file ends too early");
  return { entries, damaged };
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
