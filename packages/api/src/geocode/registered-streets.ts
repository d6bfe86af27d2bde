import { asc, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { addresses, streets } from "../db/schema.ts";
import type { KnownStreet } from "./known-street.ts";

/** Maximum number of house numbers that are read for each street, the nearest to the number of the query. */
const NEIGHBOURS = 40;

/**
 * Returns the streets of the register with one of these keys, each with its house numbers nearest to `number`; without
 * house numbers if `number` is null.
 */
export async function registeredStreets(
  db: Db,
  keys: readonly string[],
  number: number | null,
): Promise<KnownStreet[]> {
  const rows = await db
    .select()
    .from(streets)
    .where(inArray(streets.nameKey, [...keys]))
    .orderBy(asc(streets.id));
  const houses = number === null || rows.length === 0 ? [] : await housesAround(db, rows, number);
  const byStreet = Map.groupBy(houses, ({ streetId }) => streetId);
  return rows.map(({ id, name, nameKey, arrondissement, latitude, longitude }) => ({
    id: `street:${id}`,
    name,
    key: nameKey,
    arrondissement,
    middle: { latitude, longitude },
    houses: (byStreet.get(id) ?? []).map((house) => ({ ...house, id: `address:${house.id}` })),
    isRegistered: true,
    anchors: [],
    suffixed: [],
  }));
}

/** Returns the nearest numbers of each street separately, so that a long street does not displace the others. */
async function housesAround(db: Db, among: readonly { readonly id: string }[], number: number) {
  const ids = among.map(({ id }) => id);
  const nearness = sql`abs(${addresses.number} - ${number}), ${addresses.number}, ${addresses.suffix}`;
  const ranked = db
    .select({
      ...getTableColumns(addresses),
      rank: sql<number>`row_number() over (partition by ${addresses.streetId} order by ${nearness})`.as("rank"),
    })
    .from(addresses)
    .where(inArray(addresses.streetId, ids))
    .as("ranked");
  const { id, streetId, number: houseNumber, suffix, latitude, longitude } = ranked;
  return db
    .select({ id, streetId, number: houseNumber, suffix, latitude, longitude })
    .from(ranked)
    .where(lte(ranked.rank, NEIGHBOURS))
    .orderBy(asc(ranked.streetId), asc(ranked.rank));
}
