import type { FileProblem } from "./import-file-error.ts";

/**
 * The first bytes, in hexadecimal, of packed files that are not read, with a text for the error message. A zip archive
 * is found here only inside another packed file, because the callers unpack the outer one.
 */
const ARCHIVES: readonly (readonly [start: RegExp, what: string])[] = [
  [/^504b0304/, "packed twice. Unpack it first"],
  [/^1f8b/, "packed with gzip. Unpack it first"],
  [/^377abcaf/, "a 7z archive. Unpack it first"],
  [/^526172211a/, "a RAR archive. Unpack it first"],
  [/^425a68/, "packed with bzip2. Unpack it first"],
  [/^fd377a585a/, "packed with xz. Unpack it first"],
  [/^28b52ffd/, "packed with zstd. Unpack it first"],
];

/** The first bytes, in hexadecimal, of other formats that are not read, with a text for the error message. */
const BY_BYTES: readonly (readonly [start: RegExp, what: string])[] = [
  // Office also writes a file with a password in this format (OLE), whatever its extension.
  [/^d0cf11e0/, "a file of Excel before 2007, or a file with a password. Save it as .xlsx or CSV, without a password"],
  [/^25504446/, "a PDF, which holds no table. Ask for the data as CSV or GeoJSON"],
  [/^53514c69746520666f726d61/, "a database (SQLite, GeoPackage or MBTiles). Export its table as GeoJSON or CSV"],
  [/^0000270a/, "a shapefile. Convert it to GeoJSON"],
  [/^50415231/, "a Parquet file. Convert it to CSV"],
  [/^(?:89504e47|ffd8ff|47494638)/, "a picture"],
  [/^.{8}0a094f534d486561646572/, "an OpenStreetMap extract (PBF). Convert it to GeoJSON"],
];

/** The first characters of formats that are not read, with a text for the error message. */
const BY_TEXT: readonly (readonly [start: RegExp, what: string])[] = [
  [/^\s*(?:<!doctype html|<html)/i, "a web page, perhaps the error message of a download. Open it in a browser"],
  [/^\{\\rtf/, "a formatted text (RTF). Save it as plain text"],
];

/**
 * Returns a text for the error message about a file in a format that is not read, and the kind of the problem; null for
 * any other file.
 * @param start The first bytes of the file.
 */
export function foreignKind(start: Uint8Array): { readonly what: string; readonly problem: FileProblem } | null {
  const hex = [...start].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const text = new TextDecoder().decode(start);
  const archive = ARCHIVES.find(([pattern]) => pattern.test(hex));
  if (archive !== undefined) return { what: archive[1], problem: "packed" };
  const found = BY_BYTES.find(([pattern]) => pattern.test(hex)) ?? BY_TEXT.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : { what: found[1], problem: "format" };
}
