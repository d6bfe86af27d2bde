import { clearAllButSearch, type FilterState, NO_FACETS, setSearch } from "@flaneur/domain";
import type { SuggestionCounts } from "@flaneur/ui/places-screen";
import type { Graph } from "../../graphql/graph.ts";
import type { ResultOf } from "../../graphql/graphql.ts";
import { graphActor } from "../query/query.actors.ts";
import { listingVariables } from "./listing.variables.ts";
import { SuggestionCountsQuery } from "./suggestions.graphql.ts";

export const suggestionsActor = (graph: Graph) =>
  graphActor({
    graph,
    document: SuggestionCountsQuery,
    variables: (filters: FilterState) => ({
      withoutSearch: listingVariables(setSearch(filters, "")).filters,
      searchOnly: listingVariables(clearAllButSearch(filters)).filters,
    }),
    read: readCounts,
  });

const readCounts = ({ withoutSearch, searchOnly }: ResultOf<typeof SuggestionCountsQuery>): SuggestionCounts => ({
  facets: withoutSearch.facets ?? NO_FACETS,
  searchOnly: searchOnly.pagination.total,
});
