import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placePhones, places } from "../db/schema.ts";
import { phoneKey } from "./duplicate-evidence.ts";

/** Collects the telephones of imported places, and stores them after the places. */
export function createPlacePhones() {
  let pending = new Map<string, string>();
  return {
    note: (placeId: string, written: string | null | undefined): void => {
      const phone = phoneKey(written);
      if (phone !== null) pending.set(placeId, phone);
    },
    /** Stores the collected telephones. A place that was withdrawn meanwhile is left out. */
    save: async (db: Db): Promise<void> => {
      if (pending.size === 0) return;
      const rows = JSON.stringify([...pending].map(([place_id, phone]) => ({ place_id, phone })));
      pending = new Map();
      await db.execute(sql`
        insert into ${placePhones} (place_id, phone)
        select row.place_id, row.phone from json_populate_recordset(null::${placePhones}, ${rows}::json) as row
        join ${places} on places.id = row.place_id
        on conflict (place_id) do update set phone = excluded.phone where place_phones.phone <> excluded.phone`);
    },
  };
}
