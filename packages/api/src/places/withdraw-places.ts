import { inArray, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { favorites, listPlaces, places } from "../db/schema.ts";

export interface Withdrawal {
  readonly id: string;
  /** Id of the identical place, to which favorites and entries of lists are moved; null when there is none. */
  readonly to: string | null;
}

/** Removes places that must not be listed, or that are listed twice. */
export async function withdrawPlaces(db: Db, list: readonly Withdrawal[]): Promise<void> {
  if (list.length === 0) return;
  for (const { id, to } of list) {
    if (to === null) continue;
    await db.execute(sql`
      insert into ${favorites} (user_id, place_id, created_at)
      select user_id, ${to}, created_at from ${favorites} where place_id = ${id}
      on conflict do nothing`);
    // A list with both places keeps its entry of the place that stays.
    await db.execute(sql`
      update ${listPlaces} set place_id = ${to} where place_id = ${id}
      and not exists (select from ${listPlaces} other where other.list_id = ${listPlaces.listId} and other.place_id = ${to})`);
  }
  await db.delete(places).where(
    inArray(
      places.id,
      list.map(({ id }) => id),
    ),
  );
}
