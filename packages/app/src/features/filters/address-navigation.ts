import type { FilterState } from "@flaneur/domain";
import { filtersAddress } from "./filters.address.ts";

/** How an address is written: as a step to go back to, in place of the one there, or by taking the last step back. */
export interface Navigation {
  readonly address: string;
  readonly step: "new" | "same" | "back";
}

interface Filtered {
  readonly filters: FilterState;
  /** As it was last written or read. */
  readonly address: string;
  readonly sheet: "open" | "closed";
}

/** How the address of the filters is written; null where it is there, or has to wait for a sheet to close. */
export function navigation({ filters, address, sheet }: Filtered, step: Navigation["step"]): Navigation | null {
  const written = filtersAddress(filters);
  return sheet === "open" || written === address ? null : { address: written, step };
}
