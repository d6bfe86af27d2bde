import type { FilterOptions, FilterState } from "@flaneur/domain";
import type { SuggestedChange, Suggestion } from "@flaneur/ui/places-screen";
import { startTransition } from "react";
import { useNavigate } from "react-router";
import { useLocationFor } from "../../../location/use-confirmed-location.ts";
import { usePageActor } from "../../../page/page-context.ts";
import type { FiltersRef } from "../../filters/filters.machine.ts";
import { choiceEvent } from "../../filters/press-events.ts";
import { type OfferState, useSearchOffer } from "../../search/use-search-offer.ts";
import { useSuggestions } from "../use-suggestions.ts";

/** The possible meanings of the listing's search: an offer above the places, or suggestions if no place was found. */
export interface SearchMeanings {
  /** Suggestions for a search that found nothing. */
  readonly suggestions: readonly Suggestion[];
  /** The meaning that is offered above the places that contain the text. */
  readonly offer: OfferState;
  readonly onSuggestion: (change: SuggestedChange) => void;
}

interface SearchMeaningsOptions {
  readonly filters: FilterState;
  readonly filtersActor: FiltersRef;
  /** Whether there is a search that found no place. */
  readonly hasNoResult: boolean;
  /** All values of the filters, or null until they are loaded. */
  readonly options: FilterOptions | null;
}

const NO_OFFER: OfferState = { offer: null, first: null };
/** The largest number of suggestions below an empty listing. */
const MAX_SUGGESTIONS = 3;

/** Returns the meanings of the search. If no place was found, the offer is the first of at most three suggestions. */
export function useSearchMeanings({
  filters,
  filtersActor,
  hasNoResult,
  options,
}: SearchMeaningsOptions): SearchMeanings {
  const page = usePageActor();
  const navigate = useNavigate();
  const locationFor = useLocationFor();
  const state = useSearchOffer(filters);
  const offer = state.offer ?? null;
  const others = useSuggestions(hasNoResult ? filters : null, options);
  // An offer also finds synonyms of the values, so it replaces the suggestions that compare the names of values.
  const suggestions =
    offer === null
      ? others
      : [offer, ...others.filter(({ change }) => change.kind !== "value")].slice(0, MAX_SUGGESTIONS);
  return {
    offer: hasNoResult ? NO_OFFER : state,
    suggestions: hasNoResult ? suggestions : [],
    onSuggestion: (change) => {
      if (change.kind === "place") startTransition(() => void navigate(`/places/${encodeURIComponent(change.id)}`));
      else filtersActor.send(choiceEvent(change, filters.search, page.getSnapshot().context.now));
      if (change.kind === "understood") locationFor(change);
    },
  };
}
