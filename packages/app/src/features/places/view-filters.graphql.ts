import { graphql } from "../../graph/graphql.ts";

/** The filters of a saved view or of a shared one. */
export const ViewFilterFields = graphql(`
  fragment ViewFilterFields on ViewFilters {
    types
    tags
    arrondissements
    search
    hours
    maxTravelTime
  }
`);
