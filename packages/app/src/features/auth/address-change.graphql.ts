import { graphql } from "../../graph/graphql.ts";

export const RequestAddressChangeMutation = graphql(`
  mutation RequestAddressChange($newUsername: String!, $password: String!, $language: String) {
    requestAddressChange(newUsername: $newUsername, password: $password, language: $language) {
      __typename
      ... on NotSignedIn {
        message
      }
      ... on WrongPassword {
        message
      }
      ... on MailUnavailable {
        message
      }
      ... on ValidationFailed {
        message
      }
      ... on TooManyAttempts {
        message
      }
    }
  }
`);

export const ChangeAddressMutation = graphql(`
  mutation ChangeAddress($token: String!) {
    changeAddress(token: $token) {
      __typename
      ... on AddressChanged {
        username
      }
      ... on AddressLinkInvalid {
        message
      }
      ... on ValidationFailed {
        message
      }
      ... on TooManyAttempts {
        message
      }
    }
  }
`);
