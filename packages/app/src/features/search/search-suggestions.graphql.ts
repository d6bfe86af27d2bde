import { graphql } from "../../graph/graphql.ts";

/** Queries what a text in the search box may mean. */
export const SearchSuggestionsQuery = graphql(`
  query SearchSuggestions($typed: String!, $now: String!, $filters: PlaceFiltersInput!, $origin: OriginInput) {
    searchSuggestions(typed: $typed, now: $now, filters: $filters, origin: $origin) {
      groups {
        group
        places {
          place {
            id
            name
            types
            arrondissement
            media {
              kind
              url
            }
          }
          otherName
        }
        filters {
          meanings {
            kind
            category
            value
            negated
            either
            weekday
            minutes
            mode
          }
          words
          rest
          total
        }
      }
      total
      answer {
        text
        filters {
          meanings {
            kind
            category
            value
            negated
            either
            weekday
            minutes
            mode
          }
          words
          rest
          total
        }
        letGo
        notUnderstood
      }
    }
  }
`);
