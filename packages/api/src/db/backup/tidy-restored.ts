import { tidyAddresses } from "../../import/import-addresses.ts";
import { tidyPlaces } from "../../places/place-store.ts";
import type { Db } from "../database.ts";
import { postgresReason } from "../postgres-words.ts";

/**
 * To be called when a backup was restored, see `tidyPlaces`.
 * @returns why it cannot be done; what was restored is there all the same. Null when it was done.
 */
export async function tidyRestored(db: Db): Promise<string | null> {
  try {
    await tidyPlaces(db);
    await tidyAddresses(db);
    return null;
  } catch (error) {
    return postgresReason(error);
  }
}
