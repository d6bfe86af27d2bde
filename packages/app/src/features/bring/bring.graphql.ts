import { graphql } from "../../graph/graphql.ts";
import { ProblemFields } from "../../graph/problem.ts";

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

export const AddFavoritesMutation = graphql(
  `
    mutation AddFavorites($placeIds: [ID!]!) {
      addFavorites(placeIds: $placeIds) {
        ... on FavoritesAdded {
          addedIds
        }
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);

export const RemoveFavoritesMutation = graphql(
  `
    mutation RemoveFavorites($placeIds: [ID!]!) {
      removeFavorites(placeIds: $placeIds) {
        ... on FavoritesRemoved {
          removed
        }
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);
