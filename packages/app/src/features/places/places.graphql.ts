import { graphql } from "../../graphql/graphql.ts";

export const PlaceCardFields = graphql(`
  fragment PlaceCardFields on Place {
    id
    name
    address
    arrondissement
    types
    tags
    placeStatus
    travelTime
    rating
    media {
      kind
      url
    }
  }
`);

export const PlacesQuery = graphql(
  `
    query Places(
      $filters: PlaceFiltersInput!
      $sortBy: SortField!
      $sortOrder: SortOrder!
      $page: Int!
      $limit: Int!
      $origin: OriginInput
    ) {
      places(
        filters: $filters
        sortBy: $sortBy
        sortOrder: $sortOrder
        page: $page
        limit: $limit
        origin: $origin
      ) {
        nodes {
          ...PlaceCardFields
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
  `,
  [PlaceCardFields],
);

export const PlaceQuery = graphql(
  `
    query Place($id: ID!) {
      place(id: $id) {
        place {
          ...PlaceCardFields
          googleMapsUrl
          website
          coordinates {
            latitude
            longitude
          }
          description
          openingHours
          wheelchair
        }
        related {
          ...PlaceCardFields
        }
      }
    }
  `,
  [PlaceCardFields],
);

export const FilterOptionsQuery = graphql(`
  query FilterOptions {
    filterOptions {
      types
      arrondissements
      tagCategories {
        name
        tags
      }
    }
  }
`);
