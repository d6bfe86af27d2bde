import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placePhones, places } from "../db/schema.ts";
import { phoneKey } from "../same-place/duplicate-evidence.ts";

/** Collects the telephones of imported places, and stores them after the places. */
export function createPlacePhones() {
  /** The changed telephones by the ids of their places; null if the source of a place no longer states a telephone. */
  let pending = new Map<string, string | null>();
  return {
    /**
     * Collects the telephone that the source of a place states now, if it differs from the stored telephone.
     * @param stored The last nine digits of the stored telephone; null if none is stored.
     */
    note: (placeId: string, written: string | null | undefined, stored: string | null): void => {
      const phone = phoneKey(written);
      if (phone !== stored) pending.set(placeId, phone);
    },
    /**
     * Stores the collected telephones, and deletes those that are no longer stated. A place that was withdrawn
     * meanwhile is left out.
     */
    save: async (db: Db): Promise<void> => {
      if (pending.size === 0) return;
      const rows = JSON.stringify([...pending].map(([place_id, phone]) => ({ place_id, phone })));
      pending = new Map();
      await db.execute(sql`
        delete from ${placePhones} using json_populate_recordset(null::${placePhones}, ${rows}::json) as row
        where place_phones.place_id = row.place_id and row.phone is null`);
      await db.execute(sql`
        insert into ${placePhones} (place_id, phone)
        select row.place_id, row.phone from json_populate_recordset(null::${placePhones}, ${rows}::json) as row
        join ${places} on places.id = row.place_id
        where row.phone is not null
        on conflict (place_id) do update set phone = excluded.phone`);
    },
  };
}
