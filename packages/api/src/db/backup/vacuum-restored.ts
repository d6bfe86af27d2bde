import { vacuumAddresses } from "../../import/import-addresses.ts";
import { vacuumPlaces } from "../../places/place-store.ts";
import type { Db } from "../database.ts";
import { postgresReason } from "../postgres-error.ts";

/**
 * Vacuums the tables of places and addresses of a restored database; see `vacuumPlaces`.
 * @returns null, or the reason if the vacuum fails. The restored data are kept in both cases.
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
