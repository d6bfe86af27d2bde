import { graphql } from "../../graph/graphql.ts";

export const PinsQuery = graphql(`
  query Pins($filters: PlaceFiltersInput!, $origin: OriginInput) {
    pins(filters: $filters, origin: $origin)
  }
`);
