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

/** The steps of the slider, and how many places each reaches from the location. */
export const TravelTimeRangesQuery = graphql(`
  query TravelTimeRanges($origin: OriginInput!) {
    travelTimeRanges(origin: $origin) {
      min
      max
      step
      reach {
        minutes
        count
      }
    }
  }
`);
