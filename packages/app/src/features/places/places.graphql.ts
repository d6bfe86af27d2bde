import { graphql } from "../../graph/graphql.ts";

/** The origin is an argument of the travel time, so that the cache stores the times of each origin separately. */
export const PlaceCardFields = graphql(`
  fragment PlaceCardFields on Place {
    id
    name
    address
    arrondissement
    types
    tags
    placeStatus
    travelTime(origin: $origin)
    rating
    openingHours
    googleMapsUrl
    isChosen
    coordinates {
      latitude
      longitude
    }
    media {
      kind
      url
    }
  }
`);

/** The field that the heart of a card shows. Queried only for signed-in users. */
export const FavoriteFields = graphql(`
  fragment FavoriteFields on Place {
    isFavorite
  }
`);

/** The counts of the values of all categories, and of the states of opening hours. */
export const FacetFields = graphql(`
  fragment FacetFields on Facets {
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
    neighbourhoods {
      value
      count
    }
    wishes {
      value
      count
    }
    hours {
      value
      count
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
      $after: String
      $limit: Int!
      $origin: OriginInput
      $signedIn: Boolean = false
    ) {
      places(
        filters: $filters
        sortBy: $sortBy
        sortOrder: $sortOrder
        page: $page
        after: $after
        limit: $limit
        origin: $origin
      ) {
        nodes {
          ...PlaceCardFields
          ...FavoriteFields @include(if: $signedIn)
        }
        pagination {
          total
          page
          limit
          pages
          next
        }
        facets {
          ...FacetFields
        }
      }
    }
  `,
  [PlaceCardFields, FavoriteFields, FacetFields],
);

export const PlaceQuery = graphql(
  `
    query Place($id: ID!, $origin: OriginInput, $signedIn: Boolean = false) {
      place(id: $id) {
        place {
          ...PlaceCardFields
          otherNames
          neighbourhoods
          website
          phone
          bookingUrl
          menuUrl
          description
          openingHoursSource {
            name
            month
            url
          }
          source {
            name
            month
            url
          }
          wheelchair
          ratingSource
          ...FavoriteFields @include(if: $signedIn)
        }
        related {
          ...PlaceCardFields
          ...FavoriteFields @include(if: $signedIn)
        }
        nearby {
          ...PlaceCardFields
        }
        stations {
          name
          kind
          minutes
        }
        hasOthers
      }
    }
  `,
  [PlaceCardFields, FavoriteFields],
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
      allCurated
      counts {
        chosen
        places
      }
    }
  }
`);
