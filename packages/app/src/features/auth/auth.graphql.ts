import { graphql } from "../../graphql/graphql.ts";

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

export const LogOutMutation = graphql(`
  mutation LogOut {
    logOut {
      __typename
    }
  }
`);

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
