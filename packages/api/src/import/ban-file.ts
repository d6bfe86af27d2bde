import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { arrondissementCode, type Coordinates, fold } from "@flaneur/domain";
import { ImportFileError, isInParis } from "@flaneur/place-files";
import { messageOf } from "@flaneur/server-kit";
import { CsvError, parse } from "csv-parse";
import { suffixOf } from "../geocode/address-readings.ts";
import { streetKey } from "../geocode/street-words.ts";
import { isGzip, toImportFileError } from "./file-error.ts";

export type AddressSkipReason =
  | "outside Paris"
  | "no street"
  | "no house number"
  | "no coordinates"
  | "duplicate in file";

/** A house number from the register. */
export interface ReadAddress extends Coordinates {
  /** An id derived from street and number. It stays the same in a newer file, even if the register's own id changes. */
  readonly id: string;
  readonly streetId: string;
  readonly street: string;
  readonly streetKey: string;
  readonly arrondissement: string;
  readonly number: number;
  readonly suffix: string;
}

/** One row of a file: an address, or the reason why it is skipped. */
export type AddressRow =
  | { readonly kind: "address"; readonly address: ReadAddress }
  | {
      readonly kind: "skipped";
      readonly sourceId: string | null;
      readonly name: string | null;
      readonly reason: AddressSkipReason;
    };

const COLUMNS = ["id", "numero", "rep", "nom_voie", "code_postal", "code_insee", "lon", "lat"] as const;
type Column = (typeof COLUMNS)[number];
type Row = Readonly<Record<Column, string>>;

/**
 * Reads a file of the Base Adresse Nationale (CSV with `;`, plain or gzip), row by row. Throws `ImportFileError` for a
 * file that is missing, damaged, incomplete or in another format; the rows before the error are valid.
 */
export async function* readAddresses(path: string): AsyncGenerator<AddressRow> {
  const seen = new Set<string>();
  for await (const row of rowsOf(path)) {
    const address = toAddress(row);
    const reason = typeof address === "string" ? address : seen.has(address.id) ? "duplicate in file" : null;
    if (reason === null && typeof address !== "string") {
      seen.add(address.id);
      yield { kind: "address", address };
    } else if (reason !== null) {
      const name = [row.numero, row.rep, row.nom_voie].filter((part) => part !== "").join(" ");
      yield { kind: "skipped", sourceId: row.id || null, name: name || null, reason };
    }
  }
}

/**
 * Reads a file to its end and counts its rows. Call it before the import, so that nothing is written from a damaged
 * file.
 * @returns the number of rows.
 */
export async function countAddressRows(path: string): Promise<number> {
  let rows = 0;
  for await (const _ of rowsOf(path)) rows += 1;
  return rows;
}

/** Reads the header and the first row of a file. Throws `ImportFileError` for another format or a file without rows. */
export async function checkAddressFile(path: string): Promise<void> {
  for await (const _ of rowsOf(path)) return;
}

async function* rowsOf(path: string): AsyncGenerator<Row> {
  let rows = 0;
  try {
    const parser = parse({
      delimiter: ";",
      bom: true,
      trim: true,
      relax_quotes: true,
      columns: (header: string[]) => {
        const missing = COLUMNS.find((column) => !header.includes(column));
        if (missing !== undefined) throw new ImportFileError(noAddresses(path, `it has no column '${missing}'`));
        return header;
      },
    });
    const unpack = (await isGzip(path)) ? [createGunzip()] : [];
    // A failure of any stream ends the parser, and is thrown by the loop below.
    pipeline([createReadStream(path), ...unpack, parser], () => {});
    for await (const row of parser as AsyncIterable<Row>) {
      rows += 1;
      yield row;
    }
    if (rows === 0) throw new ImportFileError(noAddresses(path, "it is empty"));
  } catch (error) {
    throw explain(error, path, rows);
  }
}

const noAddresses = (path: string, why: string) =>
  `${basename(path)} is no file of the Base Adresse Nationale (CSV with semicolons): ${why}.`;

function explain(error: unknown, path: string, rows: number): unknown {
  if (error instanceof ImportFileError) return error;
  const trouble = toImportFileError(error, path);
  if (trouble !== null) return trouble;
  const isOfFile = error instanceof CsvError || (error instanceof Error && "code" in error);
  if (!isOfFile) return error;
  return new ImportFileError(
    `${basename(path)} is damaged or cut short after row ${rows}: ${messageOf(error).replace(/\.$/, "")}.`,
  );
}

function toAddress(row: Row): ReadAddress | AddressSkipReason {
  const arrondissement = arrondissementOf(row);
  if (arrondissement === null) return "outside Paris";
  const number = /^\d{1,4}$/.test(row.numero) ? Number(row.numero) : 0;
  if (number === 0) return "no house number";
  // Some streets of the register repeat the number: '7S1 Place du Carrousel'.
  const label = `${row.numero}${row.rep} `.toLowerCase();
  const street = row.nom_voie.toLowerCase().startsWith(label) ? row.nom_voie.slice(label.length) : row.nom_voie;
  const key = streetKey(fold(street));
  if (key === "") return "no street";
  const latitude = degrees(row.lat);
  const longitude = degrees(row.lon);
  if (latitude === null || longitude === null) return "no coordinates";
  if (!isInParis({ latitude, longitude })) return "outside Paris";
  const suffix = suffixOf(row.rep);
  const streetId = `${arrondissement}-${key.replaceAll(" ", "-")}`;
  const id = `${streetId}-${number}${suffix}`;
  return { id, streetId, street, streetKey: key, arrondissement, number, suffix, latitude, longitude };
}

/**
 * Returns the arrondissement of a row by its commune (`75101` to `75120`); null when the commune or the postcode is
 * outside Paris.
 */
function arrondissementOf({ code_insee, code_postal }: Row): string | null {
  const number = /^751(\d\d)$/.exec(code_insee)?.[1];
  const isOutsideParis = code_postal !== "" && !code_postal.startsWith("75");
  return number === undefined || isOutsideParis ? null : arrondissementCode(Number(number));
}

/** Parses degrees; returns null for a text that is not a number. */
const degrees = (text: string): number | null => (/^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : null);
