import { graphql } from "../graph/graphql.ts";
import { ProblemFields } from "../graph/problem.ts";

export const RequestAddressChangeMutation = graphql(
  `
    mutation RequestAddressChange($newUsername: String!, $password: String!, $language: String) {
      requestAddressChange(newUsername: $newUsername, password: $password, language: $language) {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);

export const ChangeAddressMutation = graphql(
  `
    mutation ChangeAddress($token: String!) {
      changeAddress(token: $token) {
        ... on AddressChanged {
          username
        }
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);
