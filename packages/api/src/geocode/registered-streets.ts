import { asc, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { addresses, streets } from "../db/schema.ts";
import type { KnownStreet } from "./known-street.ts";

/** How many numbers around the one asked for are looked at, for each street. */
const NEIGHBOURS = 40;

/** The streets of the register that have one of these keys. */
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
  const houses =
    number === null || rows.length === 0
      ? []
      : await db
          .select()
          .from(addresses)
          .where(
            inArray(
              addresses.streetId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(sql`abs(${addresses.number} - ${number})`, asc(addresses.number), asc(addresses.suffix))
          .limit(NEIGHBOURS * rows.length);
  const byStreet = Map.groupBy(houses, ({ streetId }) => streetId);
  return rows.map(({ id, name, nameKey, arrondissement, latitude, longitude }) => ({
    id: `street:${id}`,
    name,
    key: nameKey,
    arrondissement,
    middle: { latitude, longitude },
    houses: (byStreet.get(id) ?? []).map((house) => ({ ...house, id: `address:${house.id}` })),
  }));
}
