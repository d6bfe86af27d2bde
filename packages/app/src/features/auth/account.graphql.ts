import { graphql } from "../../graph/graphql.ts";

export const ChangePasswordMutation = graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      __typename
      ... on NotSignedIn {
        message
      }
      ... on WrongPassword {
        message
      }
      ... on ValidationFailed {
        message
        fields {
          field
          message
        }
      }
      ... on TooManyAttempts {
        message
        retryAfter
      }
    }
  }
`);

export const DeleteAccountMutation = graphql(`
  mutation DeleteAccount($password: String!) {
    deleteAccount(password: $password) {
      __typename
      ... on NotSignedIn {
        message
      }
      ... on WrongPassword {
        message
      }
      ... on ValidationFailed {
        message
        fields {
          field
          message
        }
      }
      ... on TooManyAttempts {
        message
        retryAfter
      }
    }
  }
`);

export const ExportQuery = graphql(`
  query Export {
    viewer {
      export
    }
  }
`);
