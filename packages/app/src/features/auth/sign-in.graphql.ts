import { graphql } from "../../graph/graphql.ts";

export const SignUpMutation = graphql(`
  mutation SignUp($username: String!, $password: String!) {
    signUp(username: $username, password: $password) {
      __typename
      ... on SignedIn {
        token
        user {
          id
          username
        }
      }
      ... on EmailTaken {
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

export const LogInMutation = graphql(`
  mutation LogIn($username: String!, $password: String!) {
    logIn(username: $username, password: $password) {
      __typename
      ... on SignedIn {
        token
        user {
          id
          username
        }
      }
      ... on InvalidCredentials {
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
