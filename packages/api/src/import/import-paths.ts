import { basename } from "node:path";
import { type FileProblem, ImportFileError } from "@flaneur/place-files";
import { hasShapefile, readableEntries, shapefileError } from "./archive.ts";
import { isZip, toImportFileError } from "./file-error.ts";
import { detectFormat } from "./formats.ts";
import type { RowOptions } from "./row-options.ts";
import { isSpreadsheet } from "./spreadsheet.ts";

/** The maximum number of files in an archive that may contain places. Other files, such as pictures, do not count. */
const MAX_FILES = 200;
/** The problems of files that are no files of places, such as a text about the data. */
const OTHER_FILES: ReadonlySet<FileProblem> = new Set(["format", "packed", "header", "empty"]);

/**
 * Returns the paths of the files to read. A zip archive (also KMZ) is replaced by the files in it that have a readable
 * format.
 * @throws ImportFileError for a missing file or an office document, and for an archive that is damaged, encrypted or a
 * bomb, or has a damaged file, no file of places or too many, or two files of one name.
 */
export async function pathsToRead(files: readonly string[], options: RowOptions = {}): Promise<readonly string[]> {
  const lists: (readonly string[])[] = [];
  for (const file of files) lists.push((await isArchive(file)) ? await readableIn(file, options) : [file]);
  return lists.flat();
}

async function isArchive(path: string): Promise<boolean> {
  try {
    return (await isZip(path)) && !(await isSpreadsheet(path));
  } catch (error) {
    throw toImportFileError(error, path) ?? error;
  }
}

/**
 * Returns the files of an archive that have a readable format. If no file has one, the first file is returned, so that
 * the error of reading it explains why. A single file is not checked, except next to a shapefile.
 */
async function readableIn(archive: string, options: RowOptions): Promise<readonly string[]> {
  const paths = await readableEntries(archive);
  if (paths.length > MAX_FILES) {
    throw new ImportFileError(`${basename(archive)} holds more than ${MAX_FILES} files. Unpack those that you need.`);
  }
  const isShapefile = await hasShapefile(archive);
  if (paths.length === 1 && !isShapefile) return paths;
  const readable: string[] = [];
  for (const path of paths) if (await isReadable(path, options)) readable.push(path);
  if (readable.length === 0 && isShapefile) throw shapefileError(archive);
  return readable.length > 0 ? readable : paths.slice(0, 1);
}

async function isReadable(path: string, options: RowOptions): Promise<boolean> {
  try {
    await detectFormat(path, options);
    return true;
  } catch (error) {
    if (error instanceof ImportFileError && OTHER_FILES.has(error.problem)) return false;
    throw error;
  }
}
