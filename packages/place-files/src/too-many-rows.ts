import { ImportFileError } from "./import-file-error.ts";
import type { PlaceFile } from "./place-file.ts";
import type { ReadOptions } from "./read-options.ts";

/** Throws `ImportFileError` if a file has more rows than the options allow. @param row The number of rows so far. */
export function checkRows({ name }: Pick<PlaceFile, "name">, row: number, { maxRows }: ReadOptions): void {
  if (maxRows === undefined || row <= maxRows) return;
  throw new ImportFileError(`${name} has more than ${maxRows} rows. Split it.`, "too many rows");
}
