import { graphql } from "../graph/graphql.ts";
import { ProblemFields } from "../graph/problem.ts";

export const VerifyQuery = graphql(`
  query Verify {
    viewer {
      user {
        id
        username
      }
    }
  }
`);

export const LogOutMutation = graphql(
  `
    mutation LogOut {
      logOut {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);
