import { unlistedTopic } from "@flaneur/domain";
import { EmptyListing } from "@flaneur/ui/places-screen";
import type { Places } from "./use-places.ts";

/** Shown if no place matches, with suggestions. */
export const EmptyBody = ({
  places: { filters, suggestions, onSuggestion, clearAll },
}: {
  readonly places: Places;
}) => (
  <EmptyListing
    unlisted={unlistedTopic(filters.search)}
    suggestions={suggestions}
    onSuggestion={onSuggestion}
    onClearAll={clearAll}
  />
);
