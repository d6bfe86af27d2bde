import type { FilterOptions } from "@flaneur/domain";
import type { LoadedListing } from "../../places/listing.ts";
import type { ReadAddress } from "./filters.address.ts";
import type { PreferencesRef } from "./preferences.machine.ts";
import type { SearchRef } from "./search.machine.ts";

/**
 * `dropped` are the values that were removed from the filters, because they are invalid or do not exist. They are shown
 * until a choice. `view` stays when the filters change, so that its name is shown again when they are those of the view.
 */
export interface FiltersContext extends ReadAddress {
  /** The URL that was last written or read. */
  readonly address: string;
  /** The URL before the visitor typed a search, so that typing adds one history entry. Null after any other choice. */
  readonly typedFrom: string | null;
  /**
   * Whether a full-screen sheet is open. The URL is not written while it is open. When it closes, the choices made in it
   * add one history entry.
   */
  readonly sheet: "open" | "closed";
  readonly search: SearchRef;
  readonly preferences: PreferencesRef;
  /** All values of the filters, or null until they are loaded. */
  readonly options: FilterOptions | null;
  /** The listing that the page included. Null if there is none, or after the listing has failed unexpectedly. */
  readonly first: LoadedListing | null;
}

export interface FiltersInput extends ReadAddress {
  readonly address: string;
  readonly search: SearchRef;
  readonly preferences: PreferencesRef;
  /** The listing of these filters if the page included it. */
  readonly first?: LoadedListing | null;
  /** All values of the filters if the page included them. `filters` must then have no other values. */
  readonly options?: FilterOptions | null;
}
