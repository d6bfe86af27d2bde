import { graphql } from "../../graph/graphql.ts";

/** Queries suggestions for the beginning of an address. */
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
