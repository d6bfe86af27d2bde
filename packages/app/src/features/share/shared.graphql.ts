import { graphql } from "../../graph/graphql.ts";
import { ProblemFields } from "../../graph/problem.ts";
import { FavoriteFields, PlaceCardFields } from "../places/places.graphql.ts";
import { ViewFilterFields } from "../places/view-filters.graphql.ts";

export const SharedListQuery = graphql(
  `
    query SharedList($token: String!, $page: Int!, $origin: OriginInput, $signedIn: Boolean = false) {
      sharedList(token: $token, page: $page) {
        ... on SharedList {
          name
          note
          sharedBy
          updatedAt
          walk
          count
          pages
          entries {
            note
            place {
              ...PlaceCardFields
              ...FavoriteFields @include(if: $signedIn)
            }
          }
        }
        ...ProblemFields
      }
    }
  `,
  [PlaceCardFields, FavoriteFields, ProblemFields],
);

/** Queries the view of a link to `/views/`. The app creates no more of these links. */
export const SharedViewQuery = graphql(
  `
    query SharedView($token: String!) {
      sharedView(token: $token) {
        ... on SharedView {
          name
          filters {
            ...ViewFilterFields
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ViewFilterFields, ProblemFields],
);
