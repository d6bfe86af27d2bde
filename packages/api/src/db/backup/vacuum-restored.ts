import { vacuumAddresses } from "../../import/import-addresses.ts";
import { vacuumPlaces } from "../../places/place-store.ts";
import type { Db } from "../database.ts";
import { postgresReason } from "../postgres-error.ts";

/**
 * Vacuums a restored database. Call it after a backup was restored; see `vacuumPlaces`.
 * @returns the reason when the vacuum fails, which does not affect the restored data; null when it succeeds.
 */
export async function vacuumRestored(db: Db): Promise<string | null> {
  try {
    await vacuumPlaces(db);
    await vacuumAddresses(db);
    return null;
  } catch (error) {
    return postgresReason(error);
  }
}
