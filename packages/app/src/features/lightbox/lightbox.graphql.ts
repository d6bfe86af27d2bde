import { graphql } from "../../graph/graphql.ts";
import { FavoriteFields, PlaceCardFields } from "../places/places.graphql.ts";

/** The fields of a place that the lightbox shows. */
export const LightboxPlaceQuery = graphql(
  `
    query LightboxPlace($id: ID!, $origin: OriginInput, $signedIn: Boolean = false) {
      place(id: $id) {
        place {
          ...PlaceCardFields
          googleMapsUrl
          ...FavoriteFields @include(if: $signedIn)
        }
      }
    }
  `,
  [PlaceCardFields, FavoriteFields],
);
