import { graphql } from "../../graphql/graphql.ts";

export const PinsQuery = graphql(`
  query Pins($filters: PlaceFiltersInput!, $origin: OriginInput) {
    pins(filters: $filters, origin: $origin)
  }
`);
