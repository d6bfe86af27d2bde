import { graphql } from "../../graph/graphql.ts";

/** Queries one place of a list. Each page has one place, so the number of the page is the position of the place. */
export const SurpriseQuery = graphql(`
  query Surprise($filters: PlaceFiltersInput!, $page: Int!, $origin: OriginInput) {
    places(filters: $filters, page: $page, limit: 1, origin: $origin) {
      nodes {
        id
      }
    }
  }
`);
