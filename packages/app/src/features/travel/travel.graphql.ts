import { graphql } from "../../graph/graphql.ts";

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
