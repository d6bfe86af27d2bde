import { graphql } from "../../graphql/graphql.ts";
import { FavoriteFields, PlaceCardFields } from "../places/places.graphql.ts";

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
          facets {
            types {
              value
              count
            }
            tags {
              value
              count
            }
            arrondissements {
              value
              count
            }
          }
        }
      }
    }
  `,
  [PlaceCardFields, FavoriteFields],
);

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
