import { basename } from "node:path";
import { detectFormat as detectText, noFormat, type TextFormat } from "@flaneur/place-files";
import { locateEntry } from "./archive.ts";
import { isZip, toImportFileError } from "./file-error.ts";
import type { RowOptions } from "./row-options.ts";
import { isSpreadsheet } from "./spreadsheet.ts";
import { textFile } from "./text-file.ts";

export type DetectedFormat = TextFormat | { readonly format: "xlsx" };

/**
 * Detects the format of a file by its content.
 * @throws ImportFileError for a file that is missing, damaged or in an unknown format.
 */
export async function detectFormat(path: string, options: RowOptions = {}): Promise<DetectedFormat> {
  if (!(await isPlainZip(path))) return detectText(textFile(path), options);
  if (await isSpreadsheet(path)) return { format: "xlsx" };
  throw noFormat({ name: basename(path) });
}

async function isPlainZip(path: string): Promise<boolean> {
  try {
    return (await locateEntry(path)) === null && (await isZip(path));
  } catch (error) {
    throw toImportFileError(error, path) ?? error;
  }
}
