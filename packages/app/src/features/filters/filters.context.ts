import type { FilterOptions, FilterState } from "@flaneur/domain";
import type { LoadedListing } from "../../places/listing.machine.ts";
import type { ReadAddress } from "./filters.address.ts";
import type { PreferencesRef } from "./preferences.machine.ts";
import type { SearchRef } from "./search.machine.ts";

export interface FiltersContext {
  readonly filters: FilterState;
  /** Values of the address that do not exist: shown until the next choice. */
  readonly dropped: readonly string[];
  /** As it was last written or read. */
  readonly address: string;
  /** The address before the search that is being typed: all its letters are one step. Null after any other choice. */
  readonly typedFrom: string | null;
  /** While a sheet covers the page nothing is written: going back closes it, and all its choices are one step. */
  readonly sheet: "open" | "closed";
  readonly search: SearchRef;
  readonly preferences: PreferencesRef;
  /** Every value that exists; null until they are loaded. */
  readonly options: FilterOptions | null;
  /** The listing that the page came with, until it is shown. */
  readonly first: LoadedListing | null;
}

export interface FiltersInput extends ReadAddress {
  readonly address: string;
  readonly search: SearchRef;
  readonly preferences: PreferencesRef;
  /** The listing of these filters, where it came with the page. */
  readonly first?: LoadedListing | null;
  /** Every value that exists, where they came with the page. */
  readonly options?: FilterOptions | null;
}
