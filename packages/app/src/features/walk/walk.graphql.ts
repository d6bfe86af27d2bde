import { graphql } from "../../graph/graphql.ts";
import { PlaceCardFields } from "../../places/places.graphql.ts";

/**
 * A place of a walk. Each place is a query of its own, so that caches and the places on a device can answer it for any
 * walk. No origin is ever sent: a walk is computed in the browser.
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
