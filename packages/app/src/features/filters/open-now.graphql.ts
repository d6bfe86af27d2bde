import { graphql } from "../../graph/graphql.ts";

/** The number of places of a list. */
export const OpenNowQuery = graphql(`
  query OpenNow($filters: PlaceFiltersInput!, $origin: OriginInput) {
    places(filters: $filters, limit: 1, origin: $origin) {
      pagination {
        total
      }
    }
  }
`);
