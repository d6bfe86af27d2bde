import { HydrationBoundary, lazyPart, useIsHydrated } from "@flaneur/ui";
import { useLocation } from "react-router";
import { readEntryState } from "../../routing/entry-state.ts";

const SharedViewNoticeContent = lazyPart(async () => (await import("@flaneur/ui/shared-list")).SharedViewNotice);

/**
 * Shows the name of the shared view that the visitor has opened, and its filters that the listing does not apply. The
 * view is stored in the history entry. When the visitor changes a filter, the new entry has no view, and the notice
 * disappears.
 */
export function SharedViewNotice() {
  const { sharedView } = readEntryState(useLocation().state);
  // The server does not know the state of an entry.
  const isHydrated = useIsHydrated();
  return (
    <div aria-live="polite">
      {isHydrated && sharedView !== undefined && (
        <HydrationBoundary fallback={null}>
          <SharedViewNoticeContent view={sharedView} />
        </HydrationBoundary>
      )}
    </div>
  );
}
