import { graphql } from "../../graph/graphql.ts";

/** Tells the server of a new location, which it does not store. */
export const UpdateTravelTimeMutation = graphql(`
  mutation UpdateTravelTime($origin: OriginInput!) {
    updateTravelTime(origin: $origin) {
      __typename
      ... on ValidationFailed {
        message
      }
    }
  }
`);
