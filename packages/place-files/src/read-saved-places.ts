import { type DamagedFile, filesInArchive, isArchive } from "./archive.ts";
import { detectFormat, noFormat, refuseForeign } from "./formats.ts";
import { type FileProblem, ImportFileError } from "./import-file-error.ts";
import { SAVED_LIMITS } from "./limits.ts";
import { pastedPlaces } from "./pasted-list.ts";
import { fileOfBytes, type PlaceFile } from "./place-file.ts";
import { rawRows } from "./raw-rows.ts";
import { createReadBudget, type ReadBudget } from "./read-budget.ts";
import type { ReadOptions } from "./read-options.ts";
import type { SavedPlace } from "./saved-place.ts";
import { savedRecord } from "./saved-record.ts";
import { type Encoding, textChunks } from "./text-chunks.ts";

/** The places of one or several files. */
export interface SavedPlaces {
  readonly places: readonly SavedPlace[];
  /** The number of rows that are damaged, or have neither a name nor a position nor an id. */
  readonly unreadable: number;
  /** The files of an archive that cannot be read, although they may contain places. */
  readonly refused: readonly RefusedFile[];
}

interface RefusedFile {
  /** The name without folders. */
  readonly name: string;
  readonly problem: FileProblem;
}

interface SavedOptions {
  /** The address of this product, for links to its places; null if it is unknown. */
  readonly origin: string | null;
}

interface FileOptions extends SavedOptions {
  /** The budget of all files that are read at once. @default a budget for this file alone */
  readonly budget?: ReadBudget;
}

/**
 * Reads the places that a visitor saved elsewhere: GeoJSON, CSV, KML, GPX, the files of Google Takeout and uMap, a list
 * of names or links, or an archive with such files. Throws `ImportFileError` for a file that cannot be read or exceeds
 * a limit, and for an archive without a file that can be read.
 */
export async function readSavedPlaces(name: string, content: Uint8Array, options: FileOptions): Promise<SavedPlaces> {
  const { budget = createReadBudget() } = options;
  if (content.length > SAVED_LIMITS.bytes) throw tooLarge(name);
  const overBudget = budget.addBytes(name, content.length);
  if (overBudget !== null) throw overBudget;
  if (!isArchive(content)) return readFile(fileOfBytes(name, content), options);
  const places: SavedPlace[] = [];
  let unreadable = 0;
  let read = 0;
  const { files, damaged } = filesInArchive(name, content, budget);
  const refused: DamagedFile[] = [...damaged];
  let other: ImportFileError | null = null;
  for (const file of files) {
    try {
      const found = await readFile(file, options);
      places.push(...found.places);
      unreadable += found.unreadable;
      read += 1;
    } catch (error) {
      // Each further file of an archive could cost as much as one with too many rows.
      if (!(error instanceof ImportFileError) || error.problem === "too many rows") throw error;
      // Archives of Takeout have other files, too. They are ignored if at least one file can be read.
      if (isOtherFile(error)) other ??= error;
      else refused.push({ name: file.name, error });
    }
    if (places.length > SAVED_LIMITS.places) throw tooMany(name);
  }
  if (read === 0) throw refused[0]?.error ?? other;
  return { places, unreadable, refused: refused.map(({ name, error }) => ({ name, problem: error.problem })) };
}

/** Returns the error of a file that is too large. Check the size before the content is loaded. */
export const tooLarge = (name: string): ImportFileError =>
  new ImportFileError(`${name} is larger than ${SAVED_LIMITS.bytes / 1_000_000} MB. Split it.`, "too large");
const tooMany = (name: string): ImportFileError =>
  new ImportFileError(`${name} holds more than ${SAVED_LIMITS.places} places. Split it.`, "too many");

const isOtherFile = ({ problem }: ImportFileError): boolean =>
  problem === "format" || problem === "packed" || problem === "header" || problem === "empty";

async function readFile(file: PlaceFile, options: SavedOptions): Promise<SavedPlaces> {
  await refuseForeign(file);
  const encoding = (await isUtf8(file)) ? "utf-8" : "latin1";
  if (/\.txt$/i.test(file.name) && !(await isStructured(file, encoding))) return readLines(file, encoding, options);
  return readRows(file, encoding, options);
}

async function readRows(file: PlaceFile, encoding: Encoding, { origin }: SavedOptions): Promise<SavedPlaces> {
  const read: ReadOptions = { encoding, needsPosition: false, maxRows: SAVED_LIMITS.rows };
  const detected = await detectFormat(file, read);
  const places: SavedPlace[] = [];
  let unreadable = 0;
  for await (const { value, damage } of rawRows(file, detected, read)) {
    const place = damage === undefined ? savedRecord(detected.format, value, origin) : null;
    if (place === null) unreadable += 1;
    else places.push(place);
    if (places.length > SAVED_LIMITS.places) throw tooMany(file.name);
  }
  return { places, unreadable, refused: [] };
}

async function isUtf8(file: PlaceFile): Promise<boolean> {
  let isRight = true;
  const onWrongByte = () => {
    isRight = false;
  };
  for await (const _ of textChunks(file, "utf-8", onWrongByte)) if (!isRight) return false;
  return isRight;
}

async function textOf(file: PlaceFile, encoding: Encoding): Promise<string> {
  let text = "";
  for await (const chunk of textChunks(file, encoding)) text += chunk;
  return text;
}

/** Whether a file of text is in one of the formats, instead of a list of lines. */
async function isStructured(file: PlaceFile, encoding: Encoding): Promise<boolean> {
  const read: ReadOptions = { encoding, needsPosition: false, maxRows: SAVED_LIMITS.rows };
  try {
    const detected = await detectFormat(file, read);
    if (detected.format !== "csv") return true;
    for await (const _ of rawRows(file, detected, read)) return true;
    return false;
  } catch (error) {
    if (error instanceof ImportFileError && isOtherFile(error)) return false;
    throw error;
  }
}

async function readLines(file: PlaceFile, encoding: Encoding, { origin }: SavedOptions): Promise<SavedPlaces> {
  const text = await textOf(file, encoding);
  if (text.includes("\u0000")) throw noFormat(file);
  return readPastedPlaces(file.name, text, { origin });
}

/**
 * Reads a list of names or links, one in each line. Throws `ImportFileError` for a list that exceeds a limit.
 * @param name The name of the list, for messages.
 */
export function readPastedPlaces(name: string, text: string, { origin }: SavedOptions): SavedPlaces {
  if (text.length > SAVED_LIMITS.bytes) throw tooLarge(name);
  const places = pastedPlaces(text, origin, SAVED_LIMITS.places + 1);
  if (places.length > SAVED_LIMITS.places) throw tooMany(name);
  return { places, unreadable: 0, refused: [] };
}
