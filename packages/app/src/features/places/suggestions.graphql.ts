import { graphql } from "../../graph/graphql.ts";
import { FacetFields } from "./places.graphql.ts";

export const SuggestionCountsQuery = graphql(
  `
    query SuggestionCounts(
      $empty: PlaceFiltersInput!
      $withoutSearch: PlaceFiltersInput!
      $searchOnly: PlaceFiltersInput!
      $origin: OriginInput
    ) {
      empty: places(filters: $empty, limit: 1, origin: $origin) {
        suggestion {
          search
          total
        }
      }
      withoutSearch: places(filters: $withoutSearch, limit: 1, origin: $origin) {
        facets {
          ...FacetFields
        }
      }
      searchOnly: places(filters: $searchOnly, limit: 1, origin: $origin) {
        pagination {
          total
        }
      }
    }
  `,
  [FacetFields],
);
