import { graphql } from "../../graph/graphql.ts";

/** Queries the steps of the slider, and the number of places within each step from the location. */
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
