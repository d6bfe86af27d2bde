import { type Db, withoutStatementTimeout } from "../db/database.ts";
import { announcingOnce } from "../db/listing-changes.ts";
import { countPlaces, withoutPlaceIndexes } from "../places/place-indexes.ts";
import { vacuumPlaces } from "../places/place-store.ts";
import { countAddressRows } from "./ban-file.ts";
import { type AddressImport, importAddresses, vacuumAddresses } from "./import-addresses.ts";
import { pathsToRead } from "./import-paths.ts";
import { importPlaces, type PlaceImport, type PlaceImportOptions } from "./import-places.ts";
import { vacuumAfterCommit } from "./vacuum-after-commit.ts";
import { validateFile } from "./validate-file.ts";

export interface ImportResult extends PlaceImport {
  /** Result of the address file; null when none was given. */
  readonly addresses: AddressImport | null;
}

export interface ImportOptions extends Omit<PlaceImportOptions, "onRow"> {
  /** Path of a file of the Base Adresse Nationale. */
  readonly addresses?: string | undefined;
  /**
   * Whether no other process uses the database. If true, a large import drops the indexes of places and builds them
   * again after the rows.
   */
  readonly isExclusive?: boolean;
  /** Called for each row with the number of rows that were read, and the number of all rows. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Imports files of places, and a file of addresses, in one transaction. Then vacuums the tables in which it has added,
 * updated or removed rows. Enriched and corrected places cause no vacuum.
 */
export async function importFiles(
  db: Db,
  files: readonly string[],
  { addresses, onProgress, isExclusive = false, ...options }: ImportOptions = {},
): Promise<ImportResult> {
  let total = addresses === undefined ? 0 : await countAddressRows(addresses);
  const paths = await pathsToRead(files, options);
  let rows = 0;
  for (const file of paths) rows += (await validateFile(file, options)).rows;
  total += rows;
  let done = 0;
  const onRow = () => {
    done += 1;
    onProgress?.(done, total);
  };
  const result = await withoutStatementTimeout(db, async (transaction) => {
    const { isDryRun, onSkipped } = options;
    const read = () => importPlaces(transaction, paths, { ...options, onRow });
    const places = () => (isDryRun === true ? read() : announcingOnce(transaction, read));
    const isBulk = isExclusive && isDryRun !== true && (await isBulkImport(transaction, rows));
    return {
      ...(await (isBulk ? withoutPlaceIndexes(transaction, places) : places())),
      addresses:
        addresses === undefined ? null : await importAddresses(transaction, addresses, { isDryRun, onRow, onSkipped }),
    };
  });
  if (options.isDryRun === true) return result;
  if (result.added + result.updated + result.withdrawn > 0) await vacuumAfterCommit(() => vacuumPlaces(db));
  if (result.addresses !== null && isWritten(result.addresses)) {
    await vacuumAfterCommit(() => vacuumAddresses(db));
  }
  return result;
}

/** Number of rows from which building the indexes again saves time. */
const BULK_ROWS = 10_000;

/** Whether an import has at least BULK_ROWS rows, and more than twice as many rows as the database has places. */
const isBulkImport = async (db: Db, rows: number): Promise<boolean> =>
  rows >= BULK_ROWS && rows > 2 * (await countPlaces(db));

const isWritten = ({ added, updated, removed }: AddressImport): boolean => added + updated + removed > 0;
