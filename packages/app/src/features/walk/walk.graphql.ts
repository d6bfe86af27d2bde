import { graphql } from "../../graph/graphql.ts";
import { PlaceCardFields } from "../places/places.graphql.ts";

/**
 * Queries a place of a walk. Each place has a query of its own, so that its result can come from a cache, or from the
 * places on the device, for any walk. No origin is ever sent: a walk is computed in the browser.
 */
export const WalkPlaceQuery = graphql(
  `
    query WalkPlace($id: ID!, $origin: OriginInput) {
      place(id: $id) {
        place {
          ...PlaceCardFields
        }
      }
    }
  `,
  [PlaceCardFields],
);
