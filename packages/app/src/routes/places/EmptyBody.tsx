import { EmptyListing } from "@flaneur/ui/places-screen";
import type { Places } from "./use-places.ts";

/** Shown if no place matches, with suggestions. */
export const EmptyBody = ({ places: { suggestions, onSuggestion, clearAll } }: { readonly places: Places }) => (
  <EmptyListing suggestions={suggestions} onSuggestion={onSuggestion} onClearAll={clearAll} />
);
