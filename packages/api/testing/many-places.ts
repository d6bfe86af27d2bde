import { sql } from "drizzle-orm";
import type { Db } from "../src/db/database.ts";
import { places } from "../src/db/schema.ts";
import { seedOnce } from "../src/import/seed.ts";
import { vacuumPlaces } from "../src/places/place-store.ts";

/**
 * Fills an empty database with many places: the curated places, and copies of them with other names, ratings and
 * positions. Copies have no `otherNames` or dates of statuses. The places are the same every time. SQL
 * makes the copies, which is faster than reading places from a file.
 */
export async function manyPlaces(db: Db, howMany: number): Promise<void> {
  await seedOnce(db);
  const seeded = await db.$count(places);
  const copies = Math.ceil(howMany / seeded) - 1;
  if (copies > 0) {
    // Multiples of the golden ratio are scattered like random numbers, but are the same every time.
    const scattered = (factor: number) => sql.raw(`((n * ${factor} + row_number() over ()) * 0.6180339887 % 1 - 0.5)`);
    await db.execute(sql`
      insert into places (
        id, name, address, arrondissement, types, tags, place_status, rating, latitude, longitude, description, website, phone,
        booking_url, menu_url, google_maps_url, opening_hours, wheelchair, media_urls, poster_pick, source, source_id, content_hash)
      select
        id || '-' || n, name || ' ' || n, address, arrondissement, types, tags, place_status,
        least(5, round((rating + ${scattered(7)} * 0.8)::numeric, 1)), latitude + ${scattered(3)} * 0.02,
        longitude + ${scattered(5)} * 0.03, description, website, phone, booking_url, menu_url, google_maps_url, opening_hours, wheelchair,
        media_urls, poster_pick + n, 'copy', id || '-' || n, content_hash
      from places cross join generate_series(1, ${copies}) as n`);
  }
  await db.execute(
    sql`delete from places where id in (select id from places order by source desc, id offset ${howMany})`,
  );
  await vacuumPlaces(db);
}
