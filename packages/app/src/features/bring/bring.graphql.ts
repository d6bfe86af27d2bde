import { graphql } from "../../graph/graphql.ts";

/** Looks up places that the visitor has saved elsewhere. */
export const PlaceMatchesQuery = graphql(`
  query PlaceMatches($items: [PlaceToMatchInput!]!) {
    placeMatches(items: $items) {
      verdict
      candidates {
        metres
        place {
          id
          name
          address
          arrondissement
          types
          isFavorite
          media {
            kind
            url
          }
        }
      }
    }
  }
`);

export const AddFavoritesMutation = graphql(`
  mutation AddFavorites($placeIds: [ID!]!) {
    addFavorites(placeIds: $placeIds) {
      __typename
      ... on FavoritesAdded {
        addedIds
      }
      ... on NotSignedIn {
        message
      }
      ... on TooManyFavorites {
        message
      }
      ... on ValidationFailed {
        message
      }
    }
  }
`);

export const RemoveFavoritesMutation = graphql(`
  mutation RemoveFavorites($placeIds: [ID!]!) {
    removeFavorites(placeIds: $placeIds) {
      __typename
      ... on FavoritesRemoved {
        removed
      }
      ... on NotSignedIn {
        message
      }
      ... on ValidationFailed {
        message
      }
    }
  }
`);
