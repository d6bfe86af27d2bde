import { graphql } from "../../graphql/graphql.ts";
import { FacetFields } from "./places.graphql.ts";

export const SuggestionCountsQuery = graphql(
  `
    query SuggestionCounts(
      $withoutSearch: PlaceFiltersInput!
      $searchOnly: PlaceFiltersInput!
      $origin: OriginInput
    ) {
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
