import { useDeferredValue } from "react";
import { focusContent } from "../../lib/content-of.ts";
import type { ListingState } from "../../view-models/listing-state.ts";

interface ClearAllOptions {
  /** Whether any filter can be cleared (§2). */
  readonly clearable: boolean;
  readonly listing: Pick<ListingState, "status">;
  readonly onClearAll: () => void;
}

export interface ClearAll {
  /** The callback of 'Clear all' in the filters and in an empty listing, or undefined if no filter is active. */
  readonly clearAll: (() => void) | undefined;
  /**
   * The callback of 'Clear all' in the header. Undefined if no filter is active, and above an empty listing, which has
   * its own button.
   */
  readonly clearAllInHeader: (() => void) | undefined;
}

/** Returns the callbacks of the buttons 'Clear all'. */
export function useClearAll({ clearable, listing, onClearAll }: ClearAllOptions): ClearAll {
  // The button is deferred, because it moves the content below: the pressed filter renders first.
  const deferred = useDeferredValue(clearable);
  const clearAll = () => {
    onClearAll();
    // The pressed button is removed. Without this call, the focus would return to the top of the page.
    focusContent();
  };
  return {
    clearAll: clearable ? clearAll : undefined,
    clearAllInHeader: clearable && deferred && listing.status !== "empty" ? clearAll : undefined,
  };
}
