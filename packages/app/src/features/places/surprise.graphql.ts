import { graphql } from "../../graph/graphql.ts";

/** One place of a list: the page with the given number, if each page has one place. */
export const SurpriseQuery = graphql(`
  query Surprise($filters: PlaceFiltersInput!, $page: Int!, $origin: OriginInput) {
    places(filters: $filters, page: $page, limit: 1, origin: $origin) {
      nodes {
        id
      }
    }
  }
`);
