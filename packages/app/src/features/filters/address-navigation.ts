import { listingAddress, type ReadAddress } from "./filters.address.ts";

/** How the URL changes: a new history entry, a replaced entry, or a step back to the previous entry. */
export interface Navigation {
  readonly address: string;
  readonly step: "new" | "same" | "back";
}

interface Filtered extends Pick<ReadAddress, "filters" | "view"> {
  /** The URL that was last written or read. */
  readonly address: string;
  readonly sheet: "open" | "closed";
}

/** Returns how to write the URL of the filters. Null if the URL is current or has to wait until a sheet closes. */
export function navigation({ address, sheet, ...read }: Filtered, step: Navigation["step"]): Navigation | null {
  const written = listingAddress(read);
  return sheet === "open" || written === address ? null : { address: written, step };
}
