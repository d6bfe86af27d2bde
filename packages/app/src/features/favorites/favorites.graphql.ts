import { graphql } from "../../graphql/graphql.ts";
import { PlaceCardFields } from "../places/places.graphql.ts";

/** For `Place`, where a heart is shown to someone signed in: `...FavoriteFields @include(if: $signedIn)`. */
export const FavoriteFields = graphql(`
  fragment FavoriteFields on Place {
    isFavorite
  }
`);

/** One page of the viewer's favorites, as cards. */
export const FavoritesQuery = graphql(
  `
    query Favorites($filters: PlaceFiltersInput!, $page: Int!, $limit: Int!, $origin: OriginInput) {
      viewer {
        favorites(filters: $filters, page: $page, limit: $limit, origin: $origin) {
          nodes {
            ...PlaceCardFields
            ...FavoriteFields
          }
          pagination {
            total
            page
            limit
            pages
          }
        }
      }
    }
  `,
  [PlaceCardFields, FavoriteFields],
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
