import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Readable } from "node:stream";
import {
  ARCHIVE_LIMITS,
  checkArchive,
  ImportFileError,
  tooManyEntries,
  unpackedLimit,
  unpacksTooLarge,
} from "@flaneur/place-files";
import { messageOf } from "@flaneur/server-kit";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { isZip } from "./file-error.ts";

/** A file in a zip archive. Its path is that of the archive, followed by its name in the archive. */
export interface ArchiveEntry {
  readonly archive: string;
  readonly name: string;
}

/** Names of files that may contain places. Other files of an archive, such as pictures and licences, are ignored. */
const READABLE = /\.(?:csv|tsv|txt|json|geojson|ndjson|jsonl|geojsonl|geojsons|geojsonseq|kml|gpx)$/i;
/** Matches hidden files, and files that macOS adds. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

const SHAPEFILE = /\.shp$/i;

const damaged = (path: string, error: unknown) =>
  new ImportFileError(`${basename(path)} is damaged or cut short: it cannot be unpacked (${messageOf(error)}).`);

/** Runs work on an archive, then closes it. Every error becomes an `ImportFileError`. */
async function withArchive<T>(path: string, work: (zip: ZipFile) => Promise<T>): Promise<T> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    return await work(zip);
  } catch (error) {
    throw error instanceof ImportFileError ? error : damaged(path, error);
  } finally {
    zip?.close();
  }
}

/** Returns the entries of an archive that are files. */
async function entriesOf(path: string, zip: ZipFile): Promise<readonly Entry[]> {
  if (zip.entryCount > ARCHIVE_LIMITS.entries) throw tooManyEntries(basename(path));
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith("/")) entries.push(entry);
  return entries;
}

/** Throws `ImportFileError` for a file that is encrypted or a bomb. `yauzl` checks that the declared size is true. */
function checkEntry({ fileName, uncompressedSize, compressedSize, isEncrypted }: CheckedEntry): void {
  const name = basename(fileName);
  if (isEncrypted) throw new ImportFileError(`${name} is protected with a password. Unpack it first.`);
  if (uncompressedSize > unpackedLimit(compressedSize)) throw unpacksTooLarge(name);
}

type CheckedEntry = Pick<Entry, "fileName" | "uncompressedSize" | "compressedSize"> & { readonly isEncrypted: boolean };

const checkedEntry = (entry: Entry): Entry => {
  const { fileName, uncompressedSize, compressedSize } = entry;
  checkEntry({ fileName, uncompressedSize, compressedSize, isEncrypted: entry.isEncrypted() });
  return entry;
};

/**
 * Returns the names of all files in an archive.
 * @throws ImportFileError when it is damaged or has too many files.
 */
export const namesIn = (path: string): Promise<readonly string[]> =>
  withArchive(path, async (zip) => (await entriesOf(path, zip)).map(({ fileName }) => fileName));

/** The error for an archive whose places are only in a shapefile. */
export const shapefileError = (path: string): ImportFileError =>
  new ImportFileError(`${basename(path)} is a shapefile. Convert it to GeoJSON.`);

export const hasShapefile = async (path: string): Promise<boolean> =>
  (await namesIn(path)).some((name) => SHAPEFILE.test(name));

/**
 * Returns the paths of the files in an archive that may contain places.
 * @throws ImportFileError when there are none, or the archive is damaged, or one of them is encrypted or a bomb, or two
 * of them have the same name, or they are too large together.
 */
export function readableEntries(path: string): Promise<readonly string[]> {
  return withArchive(path, async (zip) => {
    const entries = await entriesOf(path, zip);
    const readable = entries
      .filter(({ fileName }) => READABLE.test(fileName) && !HIDDEN.test(fileName))
      .map(checkedEntry);
    checkArchive(
      basename(path),
      readable.map(({ uncompressedSize }) => uncompressedSize),
      zip.fileSize,
    );
    const seen = new Set<string>();
    const twice = readable.find(({ fileName }) => seen.size === seen.add(fileName).size);
    if (twice !== undefined) {
      throw new ImportFileError(`${basename(path)} holds several files named ${twice.fileName}. Unpack it first.`);
    }
    if (readable.length > 0) return readable.map(({ fileName }) => `${path}/${fileName}`);
    if (entries.some(({ fileName }) => SHAPEFILE.test(fileName))) throw shapefileError(path);
    const names = entries.slice(0, 5).map(({ fileName }) => fileName);
    throw new ImportFileError(
      `${basename(path)} holds no file of places. It holds ${names.length === 0 ? "nothing" : names.join(", ")}.`,
    );
  });
}

/**
 * Unpacks an archive without storing the content, and returns the size of its files in bytes. Call it before a library
 * that trusts the declared sizes reads the archive.
 * @param limit The size in bytes above which unpacking stops.
 * @throws ImportFileError when the archive is damaged, or a file is encrypted or a bomb.
 */
export const unpackedSize = (path: string, limit: number): Promise<number> =>
  withArchive(path, async (zip) => {
    let size = 0;
    for (const entry of (await entriesOf(path, zip)).map(checkedEntry)) {
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > limit) return size;
      }
    }
    return size;
  });

/** Finds the archive of a path that `readableEntries` returned; null for the path of a plain file. */
export async function locateEntry(path: string): Promise<ArchiveEntry | null> {
  for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
    const archive = path.slice(0, slash);
    const found = await stat(archive).catch(() => null);
    if (found?.isDirectory() === true) return null;
    if (found?.isFile() === true) return (await isZip(archive)) ? { archive, name: path.slice(slash + 1) } : null;
  }
  return null;
}

/** Opens a file in an archive. The archive is closed when the stream is closed. */
export async function openEntry({ archive, name }: ArchiveEntry): Promise<Readable> {
  const zip = await openPromise(archive, { autoClose: false }).catch((error) => {
    throw damaged(archive, error);
  });
  try {
    const entry = (await entriesOf(archive, zip)).find(({ fileName }) => fileName === name);
    if (entry === undefined) throw new ImportFileError(`${basename(archive)} holds no file ${name}.`);
    const stream = await zip.openReadStreamPromise(checkedEntry(entry));
    return stream.once("close", () => zip.close());
  } catch (error) {
    zip.close();
    throw error instanceof ImportFileError ? error : damaged(archive, error);
  }
}
