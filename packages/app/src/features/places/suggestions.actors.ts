import {
  type Coordinates,
  clearAllButSearch,
  type FilterState,
  NO_FACETS,
  type ParisTime,
  setSearch,
} from "@flaneur/domain";
import type { SuggestionCounts } from "@flaneur/ui/places-screen";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { graphActor } from "../../query/query.actors.ts";
import { listingVariables, originVariable } from "./listing.ts";
import { SuggestionCountsQuery } from "./suggestions.graphql.ts";

/**
 * Creates the actor that loads the counts of the suggestions for a listing without places. The variable `empty` has the
 * filters of this listing.
 * @param location The confirmed location, or null.
 * @param now The moment that 'Open now' refers to.
 */
export const suggestionsActor = (graph: Graph, location: Coordinates | null, now: ParisTime) =>
  graphActor({
    graph,
    document: SuggestionCountsQuery,
    variables: (filters: FilterState) => ({
      empty: listingVariables(filters, now, false, location).filters,
      withoutSearch: listingVariables(setSearch(filters, ""), now, false, location).filters,
      searchOnly: listingVariables(clearAllButSearch(filters), now, false, location).filters,
      ...originVariable(location, filters.transportMode),
    }),
    read: readCounts,
  });

const readCounts = ({
  empty,
  withoutSearch,
  searchOnly,
}: ResultOf<typeof SuggestionCountsQuery>): SuggestionCounts => ({
  spelling: empty.suggestion,
  facets: withoutSearch.facets ?? NO_FACETS,
  searchOnly: searchOnly.pagination.total,
});
