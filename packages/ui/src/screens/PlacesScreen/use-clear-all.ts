import { useDeferredValue } from "react";
import { contentOf } from "../../lib/content-of.ts";
import type { ListingState } from "../../view-models/listing-state.ts";

interface ClearAllOptions {
  /** Whether there is anything to clear (§2). */
  readonly clearable: boolean;
  readonly listing: Pick<ListingState, "status">;
  readonly onClearAll: () => void;
}

export interface ClearAll {
  /** 'Clear all' in the filters and in the empty listing; undefined where there is nothing to clear. */
  readonly clearAll: (() => void) | undefined;
  /** 'Clear all' in the header: not above an empty listing, which has a button of its own. */
  readonly clearBesideCount: (() => void) | undefined;
}

/** What the buttons 'Clear all' do. */
export function useClearAll({ clearable, listing, onClearAll }: ClearAllOptions): ClearAll {
  // The button moves what is below it: what was pressed is shown first.
  const deferred = useDeferredValue(clearable);
  const clearAll = () => {
    onClearAll();
    // The button goes with the filters; focus must not fall back to the top of the page.
    contentOf(document)?.focus({ preventScroll: true });
  };
  return {
    clearAll: clearable ? clearAll : undefined,
    clearBesideCount: clearable && deferred && listing.status !== "empty" ? clearAll : undefined,
  };
}
