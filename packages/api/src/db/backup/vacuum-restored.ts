import { vacuumAddresses } from "../../import/import-addresses.ts";
import { vacuumPlaces } from "../../places/place-store.ts";
import type { Db } from "../database.ts";
import { postgresReason } from "../postgres-error.ts";

/**
 * Vacuums a restored database; see `vacuumPlaces`.
 * @returns null, or the reason when the vacuum fails. The restored data stay.
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
