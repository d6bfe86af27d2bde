import { graphql } from "../graph/graphql.ts";
import { ProblemFields } from "../graph/problem.ts";

const SessionFields = graphql(`
  fragment SessionFields on SignedIn {
    token
    user {
      id
      username
    }
  }
`);

export const SignUpMutation = graphql(
  `
    mutation SignUp($username: String!, $password: String!) {
      signUp(username: $username, password: $password) {
        ...SessionFields
        ...ProblemFields
      }
    }
  `,
  [SessionFields, ProblemFields],
);

export const LogInMutation = graphql(
  `
    mutation LogIn($username: String!, $password: String!) {
      logIn(username: $username, password: $password) {
        ...SessionFields
        ...ProblemFields
      }
    }
  `,
  [SessionFields, ProblemFields],
);
