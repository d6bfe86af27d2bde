import { graphql } from "../graph/graphql.ts";

/** Queries suggestions for a typed address. */
export const AddressSuggestionsQuery = graphql(`
  query AddressSuggestions($typed: String!) {
    addressSuggestions(typed: $typed) {
      text
      kind
      postcode
      address
      coordinates {
        latitude
        longitude
      }
      isApproximate
    }
  }
`);
