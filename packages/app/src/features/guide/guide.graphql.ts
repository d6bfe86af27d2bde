import { graphql } from "../../graph/graphql.ts";
import { FavoriteFields, PlaceCardFields } from "../places/places.graphql.ts";

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

export const NeighbourhoodQuery = graphql(
  `
    query Neighbourhood($slug: String!, $origin: OriginInput, $signedIn: Boolean = false) {
      neighbourhood(slug: $slug) {
        name
        arrondissements
        count
        text {
          en
          fr
        }
        outline {
          latitude
          longitude
        }
        types {
          value
          count
        }
        places {
          ...PlaceCardFields
          ...FavoriteFields @include(if: $signedIn)
        }
        points {
          latitude
          longitude
          type
        }
        neighbours {
          slug
          name
          arrondissements
          count
        }
      }
    }
  `,
  [PlaceCardFields, FavoriteFields],
);
