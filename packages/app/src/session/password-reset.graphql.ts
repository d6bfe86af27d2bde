import { graphql } from "../graph/graphql.ts";
import { ProblemFields } from "../graph/problem.ts";

export const PasswordResetOfferQuery = graphql(`
  query PasswordResetOffer {
    passwordResetOffered
  }
`);

export const RequestPasswordResetMutation = graphql(
  `
    mutation RequestPasswordReset($username: String!, $language: String) {
      requestPasswordReset(username: $username, language: $language) {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);

export const ResetPasswordMutation = graphql(
  `
    mutation ResetPassword($token: String!, $newPassword: String!) {
      resetPassword(token: $token, newPassword: $newPassword) {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);
