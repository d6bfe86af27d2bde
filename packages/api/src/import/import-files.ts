import { type Db, withoutStatementTimeout } from "../db/database.ts";
import { vacuumPlaces } from "../places/place-store.ts";
import { countAddressRows } from "./ban-file.ts";
import type { Districts } from "./districts.ts";
import { validateFile } from "./formats.ts";
import { type AddressImport, importAddresses, vacuumAddresses } from "./import-addresses.ts";
import { importPlaces, type PlaceImport } from "./import-places.ts";

export interface ImportResult extends PlaceImport {
  /** Null when no file of addresses was given. */
  readonly addresses: AddressImport | null;
}

interface ImportOptions {
  /** Without them our own coarse outlines serve, for rows that name no arrondissement. */
  readonly districts?: Districts | undefined;
  /** A file of the Base Adresse Nationale. */
  readonly addresses?: string | undefined;
  /** Called after each row: how many of how many. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Takes files of places, and one of addresses, into the database: all of them or, when a file is damaged or anything
 * fails, none. The same files twice change nothing.
 */
export async function importFiles(
  db: Db,
  files: readonly string[],
  { districts, addresses, onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  let total = addresses === undefined ? 0 : await countAddressRows(addresses);
  for (const file of files) total += (await validateFile(file)).rows;
  let done = 0;
  const onRow = () => {
    done += 1;
    onProgress?.(done, total);
  };
  const result = await withoutStatementTimeout(db, async (transaction) => ({
    ...(await importPlaces(transaction, files, districts, onRow)),
    addresses: addresses === undefined ? null : await importAddresses(transaction, addresses, onRow),
  }));
  if (result.added + result.updated > 0) await vacuumPlaces(db);
  if (result.addresses !== null && isWritten(result.addresses)) await vacuumAddresses(db);
  return result;
}

const isWritten = ({ added, updated, removed }: AddressImport): boolean => added + updated + removed > 0;
