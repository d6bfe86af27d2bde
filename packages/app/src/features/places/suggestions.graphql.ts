import { graphql } from "../../graphql/graphql.ts";

export const SuggestionCountsQuery = graphql(`
  query SuggestionCounts($withoutSearch: PlaceFiltersInput!, $searchOnly: PlaceFiltersInput!) {
    withoutSearch: places(filters: $withoutSearch, limit: 1) {
      facets {
        types {
          value
          count
        }
        tags {
          value
          count
        }
        arrondissements {
          value
          count
        }
      }
    }
    searchOnly: places(filters: $searchOnly, limit: 1) {
      pagination {
        total
      }
    }
  }
`);
