import { graphql } from "../../graph/graphql.ts";
import { FavoriteFields, PlaceCardFields } from "../../places/places.graphql.ts";
import { ViewFilterFields } from "../../places/view-filters.graphql.ts";

export const SharedListQuery = graphql(
  `
    query SharedList($token: String!, $page: Int!, $origin: OriginInput, $signedIn: Boolean = false) {
      sharedList(token: $token, page: $page) {
        __typename
        ... on SharedList {
          name
          note
          sharedBy
          updatedAt
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
        ... on Problem {
          message
        }
      }
    }
  `,
  [PlaceCardFields, FavoriteFields],
);

/** Queries the view of a link to `/views/`. The app creates no more of these links. */
export const SharedViewQuery = graphql(
  `
    query SharedView($token: String!) {
      sharedView(token: $token) {
        __typename
        ... on SharedView {
          name
          filters {
            ...ViewFilterFields
          }
        }
        ... on Problem {
          message
        }
      }
    }
  `,
  [ViewFilterFields],
);
