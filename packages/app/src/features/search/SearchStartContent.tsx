import type { FilterState } from "@flaneur/domain";
import { type QuickFilter, quickFilters } from "@flaneur/ui/places-screen";
import { SearchStart } from "@flaneur/ui/search-start";
import { useConfirmedLocation } from "../../location/use-confirmed-location.ts";
import type { FiltersEvent } from "../filters/filters.events.ts";
import { pressEvent } from "../filters/press-events.ts";
import { useCollections } from "../guide/use-collections.ts";
import { useRecentSearches } from "./use-recent-searches.ts";

export interface SearchStartContentProps {
  readonly isOpen: boolean;
  /** The filters that a quick filter is added to. */
  readonly filters: FilterState;
  /** Called with a recent question that was pressed. */
  readonly onQuestion: (question: string) => void;
  /** Called with the event of a quick filter that was pressed. */
  readonly onFilter: (event: FiltersEvent) => void;
  /** Called with the state of 'Near me' before it was pressed. */
  readonly onNearMe: (state: { readonly pressed: boolean }) => void;
}

/**
 * The content of the search dialog while its field is empty. 'Chosen' and 'Surprise me' are omitted, because they need
 * a loaded listing, and so are the counts of the quick filters.
 */
export function SearchStartContent({ isOpen, filters, onQuestion, onFilter, onNearMe }: SearchStartContentProps) {
  const located = useConfirmedLocation() !== null;
  const recent = useRecentSearches(isOpen, onQuestion);
  const collections = useCollections() ?? [];
  const quick = quickFilters({ filters, facets: null, located, total: null, hasOthers: false });
  const onQuick = (pressed: QuickFilter) => {
    if (pressed.kind === "nearMe") onNearMe(pressed);
    else if (pressed.kind !== "surprise") onFilter(pressEvent(pressed));
  };
  return (
    <SearchStart
      recent={recent}
      quick={quick.filter(({ kind }) => kind !== "surprise")}
      onQuick={onQuick}
      collections={collections}
    />
  );
}
