import { graphql } from "../graph/graphql.ts";

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

export const LogOutMutation = graphql(`
  mutation LogOut {
    logOut {
      __typename
    }
  }
`);
