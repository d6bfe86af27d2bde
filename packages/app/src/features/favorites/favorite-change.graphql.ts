import { graphql } from "../../graph/graphql.ts";
import { FavoriteFields } from "../../places/places.graphql.ts";

/** Whether a place is a favorite just now. */
export const FavoriteStatusQuery = graphql(
  `
    query FavoriteStatus($id: ID!) {
      place(id: $id) {
        place {
          id
          ...FavoriteFields
        }
      }
    }
  `,
  [FavoriteFields],
);

/** The place comes along, so that the cache shows it everywhere as it is now. */
export const SetFavoriteMutation = graphql(`
  mutation SetFavorite($placeId: ID!, $isFavorite: Boolean!) {
    setFavorite(placeId: $placeId, isFavorite: $isFavorite) {
      __typename
      ... on FavoriteSet {
        place {
          id
          isFavorite
        }
      }
      ... on NotSignedIn {
        message
      }
      ... on PlaceNotFound {
        message
      }
    }
  }
`);
