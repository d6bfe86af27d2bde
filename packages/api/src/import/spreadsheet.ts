import { basename } from "node:path";
import { ImportFileError } from "@flaneur/place-files";
import { messageOf } from "@flaneur/server-kit";
import { namesIn, unpackedSize } from "./archive.ts";

/** Maximum unpacked size of a spreadsheet in bytes: the whole file is loaded into memory. */
const MAX_BYTES = 100_000_000;

/** Other documents that are zip archives: a pattern of the files in the archive, and the text of the error message. */
const DOCUMENTS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^word\//, "a document of Word. Copy its table to a spreadsheet, and save that as CSV"],
  [/^ppt\//, "a presentation"],
  [/^META-INF\/manifest\.xml$/, "an OpenDocument file. Save it as CSV or .xlsx"],
];

/**
 * Whether a zip archive is a spreadsheet of Excel.
 * @throws ImportFileError for another kind of document.
 */
export async function isSpreadsheet(path: string): Promise<boolean> {
  const names = await namesIn(path);
  if (names.some((name) => name.startsWith("xl/"))) return true;
  const document = DOCUMENTS.find(([pattern]) => names.some((name) => pattern.test(name)));
  if (document === undefined) return false;
  throw new ImportFileError(`${basename(path)} is ${document[1]}.`);
}

/**
 * Reads the sheets of a spreadsheet (.xlsx) as texts.
 * @throws ImportFileError when it is damaged or too large.
 */
export async function readSheets(path: string): Promise<readonly (readonly (readonly string[])[])[]> {
  if ((await unpackedSize(path, MAX_BYTES)) > MAX_BYTES) {
    throw new ImportFileError(`${basename(path)} is larger than ${MAX_BYTES / 1_000_000} MB unpacked. Save it as CSV.`);
  }
  try {
    // The library is loaded only here, because most imports read no spreadsheet.
    const { default: readExcelFile } = await import("read-excel-file/node");
    const sheets = await readExcelFile(path, { parseNumber: (text) => text });
    return sheets.map(({ data }) => data.map((row) => row.map(cellText)));
  } catch (error) {
    throw new ImportFileError(`${basename(path)} is a damaged spreadsheet: ${messageOf(error).replace(/\.$/, "")}.`);
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
