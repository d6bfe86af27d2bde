import { vacuumAddresses } from "../../import/import-addresses.ts";
import { vacuumPlaces } from "../../places/place-store.ts";
import type { Db } from "../database.ts";
import { postgresReason } from "../postgres-error.ts";

/**
 * To be called when a backup was restored, see `vacuumPlaces`.
 * @returns why it cannot be done; what was restored is there all the same. Null when it was done.
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
