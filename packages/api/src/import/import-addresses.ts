import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { addresses, streets } from "../db/schema.ts";
import { type ReadAddress, readAddresses } from "./ban-file.ts";
import { type Counts, createSkipped, type SkippedRow } from "./counts.ts";

export interface AddressImport extends Counts {
  /** Number of addresses that the file no longer contains, in the arrondissements that it covers. */
  readonly removed: number;
}

const BATCH = 5_000;

interface AddressImportOptions {
  /** Whether the import only reports its results and writes nothing. */
  readonly isDryRun?: boolean | undefined;
  /** Called after each row. */
  readonly onRow?: () => void;
  readonly onSkipped?: ((row: SkippedRow) => void) | undefined;
}

/**
 * Updates the register of streets and house numbers from a file, in the arrondissements that the file covers. Other
 * arrondissements are not changed. Only differences are written. Run it inside a transaction.
 * @throws ImportFileError for a file that is missing, damaged, incomplete or in another format.
 */
export async function importAddresses(
  transaction: Db,
  path: string,
  { isDryRun = false, onRow, onSkipped }: AddressImportOptions = {},
): Promise<AddressImport> {
  // Readers are not blocked; another import waits.
  await transaction.execute(sql`lock table ${streets}, ${addresses} in share row exclusive mode`);
  await transaction.execute(sql`
    create temporary table incoming (
      id text collate "C", street_id text collate "C", street text, street_key text collate "C",
      arrondissement text collate "C", number integer, suffix text, latitude double precision,
      longitude double precision
    ) on commit drop`);
  const { counts: skipped, add: skip } = createSkipped(onSkipped);
  let read = 0;
  let taken = 0;
  let batch: ReadAddress[] = [];
  for await (const row of readAddresses(path)) {
    read += 1;
    if (row.kind === "skipped") {
      const { sourceId, name, reason } = row;
      skip({ file: path, row: null, sourceId, name, reason });
    } else if (batch.push(row.address) === BATCH) {
      await stageBatch(transaction, batch);
      taken += batch.length;
      batch = [];
    }
    onRow?.();
  }
  await stageBatch(transaction, batch);
  taken += batch.length;
  await transaction.execute(sql`create unique index on incoming (id)`);
  await transaction.execute(sql`analyze incoming`);
  const differences = await countDifferences(transaction);
  if (!isDryRun) await applyIncoming(transaction, differences);
  const { added, updated, removed } = differences;
  return { read, added, updated, unchanged: taken - added - updated, removed, skipped };
}

async function stageBatch(transaction: Db, batch: readonly ReadAddress[]): Promise<void> {
  const rows = batch.map(({ streetId, streetKey, ...row }) => ({ ...row, street_id: streetId, street_key: streetKey }));
  await transaction.execute(sql`
    insert into incoming select * from json_populate_recordset(null::incoming, ${JSON.stringify(rows)}::json)`);
}

/** Differences between the incoming and the stored rows. */
const ADDED = sql`incoming left join ${addresses} using (id) where addresses.id is null`;
const UPDATED = sql`incoming join ${addresses} using (id) where ${movedTo(sql`incoming`)}`;
const COVERED = sql`arrondissement in (select arrondissement from incoming)`;
const REMOVED = sql`${addresses} where street_id in (select id from ${streets} where ${COVERED})
  and not exists (select from incoming where incoming.id = addresses.id)`;

function movedTo(from: SQL): SQL {
  return sql`(addresses.latitude, addresses.longitude) is distinct from (${from}.latitude, ${from}.longitude)`;
}

type Differences = Pick<AddressImport, "added" | "updated" | "removed">;

const countDifferences = async (transaction: Db): Promise<Differences> => ({
  added: await transaction.$count(ADDED),
  updated: await transaction.$count(UPDATED),
  removed: await transaction.$count(REMOVED),
});

/** Makes the stored addresses of the covered arrondissements equal to the incoming rows. */
async function applyIncoming(transaction: Db, { added, updated, removed }: Differences): Promise<void> {
  // The point of a street is the house nearest to the mean of all its houses, about half-way along the street.
  await transaction.execute(sql`
    insert into ${streets} (id, name, name_key, arrondissement, latitude, longitude)
    select distinct on (street_id) street_id, street, street_key, arrondissement, latitude, longitude
    from (
      select *, avg(latitude) over half as mean_latitude, avg(longitude) over half as mean_longitude
      from incoming window half as (partition by street_id)
    ) as house
    order by street_id,
      power(latitude - mean_latitude, 2) + power((longitude - mean_longitude) * cos(radians(latitude)), 2), id
    on conflict (id) do update set
      name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude
    where (streets.name, streets.latitude, streets.longitude)
      is distinct from (excluded.name, excluded.latitude, excluded.longitude)`);
  if (removed > 0) await transaction.execute(sql`delete from ${REMOVED}`);
  if (updated > 0) {
    await transaction.execute(sql`
      update ${addresses} set latitude = incoming.latitude, longitude = incoming.longitude
      from incoming where addresses.id = incoming.id and ${movedTo(sql`incoming`)}`);
  }
  if (added > 0) {
    // The rows are selected before the first is inserted: if a vacuum has found no addresses, PostgreSQL uses a nested
    // loop, which would read all rows that are already inserted, once for each further row.
    await transaction.execute(sql`
      create temporary table added on commit drop as
      select id, incoming.street_id, incoming.number, incoming.suffix, incoming.latitude, incoming.longitude
      from ${ADDED}`);
    await transaction.execute(sql`
      insert into ${addresses} (id, street_id, number, suffix, latitude, longitude) select * from added`);
  }
  if (removed > 0) {
    // Only now: before its first house is added, a new street has none.
    await transaction.execute(sql`
      delete from ${streets} where ${COVERED} and not exists (select from ${addresses} where street_id = streets.id)`);
  }
}

/** Vacuums and analyzes the tables of addresses. Call it outside a transaction; see `vacuumPlaces`. */
export async function vacuumAddresses(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${streets}, ${addresses}`);
}
