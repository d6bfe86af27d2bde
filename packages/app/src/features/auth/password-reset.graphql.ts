import { graphql } from "../../graph/graphql.ts";

export const PasswordResetOfferQuery = graphql(`
  query PasswordResetOffer {
    passwordResetOffered
  }
`);

export const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($username: String!, $language: String) {
    requestPasswordReset(username: $username, language: $language) {
      __typename
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

export const ResetPasswordMutation = graphql(`
  mutation ResetPassword($token: String!, $newPassword: String!) {
    resetPassword(token: $token, newPassword: $newPassword) {
      __typename
      ... on ResetLinkInvalid {
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
