import { graphql } from "../../graph/graphql.ts";
import { FavoriteFields, PlaceCardFields } from "../../places/places.graphql.ts";

export const CollectionQuery = graphql(
  `
    query Collection($slug: String!, $origin: OriginInput, $signedIn: Boolean = false) {
      collection(slug: $slug) {
        title {
          en
          fr
        }
        sentence {
          en
          fr
        }
        places {
          ...PlaceCardFields
          ...FavoriteFields @include(if: $signedIn)
        }
      }
    }
  `,
  [PlaceCardFields, FavoriteFields],
);
