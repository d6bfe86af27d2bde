import { graphql } from "../../graph/graphql.ts";
import { ProblemFields } from "../../graph/problem.ts";
import { FavoriteFields } from "../places/places.graphql.ts";

/** Queries whether a place is a favorite. */
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

/** The result contains the place, so that the cache updates it on every screen. */
export const SetFavoriteMutation = graphql(
  `
    mutation SetFavorite($placeId: ID!, $isFavorite: Boolean!) {
      setFavorite(placeId: $placeId, isFavorite: $isFavorite) {
        ... on FavoriteSet {
          place {
            id
            isFavorite
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);
