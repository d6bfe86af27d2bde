import { HydrationBoundary, lazyPart, useIsHydrated } from "@flaneur/ui";
import { useLocation } from "react-router";
import { readEntryState } from "../../routing/entry-state.ts";

const SharedViewNoticeContent = lazyPart(async () => (await import("@flaneur/ui/shared-list")).SharedViewNotice);

/**
 * Says which shared view the listing shows. The history entry has the view: the first choice of a filter writes an entry
 * without it.
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
