import { graphql } from "../graph/graphql.ts";
import { ProblemFields } from "../graph/problem.ts";

export const ChangePasswordMutation = graphql(
  `
    mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);

export const DeleteAccountMutation = graphql(
  `
    mutation DeleteAccount($password: String!) {
      deleteAccount(password: $password) {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);

export const ExportQuery = graphql(`
  query Export {
    viewer {
      export
    }
  }
`);
