import { useMessages } from "@flaneur/ui";
import { ListingStatus } from "@flaneur/ui/places-screen";
import { SavedNote } from "../../../offline/Offline.tsx";
import type { Places } from "./use-places.ts";

interface ListingTitleProps {
  readonly places: Places;
  /** Whether the listed places are those of the visible part of the map. @default false */
  readonly isInView?: boolean;
}

/** The title of the listing: the number of places. */
export function ListingTitle({ places, isInView }: ListingTitleProps) {
  const { filters, shown, suggestions, tabs } = places;
  const { tabs: texts } = useMessages();
  return (
    <ListingStatus
      listing={shown}
      suggestions={suggestions}
      viewName={tabs.activeView?.name}
      tabName={filters.activeTab === "favorites" ? texts.favorites : undefined}
      isInView={isInView}
      // A list that failed to load has no time when it was saved.
      note={shown.status === "error" ? undefined : <SavedNote />}
    />
  );
}
