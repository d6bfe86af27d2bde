import { graphql } from "../../graph/graphql.ts";
import { FavoriteFields, PlaceCardFields } from "../../places/places.graphql.ts";

export const CollectionsQuery = graphql(`
  query Collections {
    collections {
      slug
      title {
        en
        fr
      }
      count
      covers
    }
  }
`);

export const CollectionQuery = graphql(
  `
    query Collection($slug: String!, $origin: OriginInput, $signedIn: Boolean = false) {
      collection(slug: $slug) {
        title {
          en
          fr
        }
        sentence {
          en
          fr
        }
        places {
          ...PlaceCardFields
          ...FavoriteFields @include(if: $signedIn)
        }
      }
    }
  `,
  [PlaceCardFields, FavoriteFields],
);
