import type { FilterState } from "@flaneur/domain";
import { filtersAddress } from "./filters.address.ts";

/** How the URL changes: a new history entry, a replaced entry, or a step back to the previous entry. */
export interface Navigation {
  readonly address: string;
  readonly step: "new" | "same" | "back";
}

interface Filtered {
  readonly filters: FilterState;
  /** The URL that was last written or read. */
  readonly address: string;
  readonly sheet: "open" | "closed";
}

/** Returns how to write the URL of the filters. Null if the URL is current or has to wait until a sheet closes. */
export function navigation({ filters, address, sheet }: Filtered, step: Navigation["step"]): Navigation | null {
  const written = filtersAddress(filters);
  return sheet === "open" || written === address ? null : { address: written, step };
}
