import { graphql } from "../../graph/graphql.ts";
import { FacetFields, FavoriteFields, PlaceCardFields } from "./places.graphql.ts";

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
            ...FacetFields
          }
        }
      }
    }
  `,
  [PlaceCardFields, FavoriteFields, FacetFields],
);
