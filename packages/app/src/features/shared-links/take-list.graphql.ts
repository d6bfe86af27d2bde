import { graphql } from "../../graph/graphql.ts";

export const KeepSharedListMutation = graphql(`
  mutation KeepSharedList($token: String!) {
    keepSharedList(token: $token) {
      __typename
      ... on SharedListKept {
        count
      }
      ... on Problem {
        message
      }
    }
  }
`);

export const CopySharedListMutation = graphql(`
  mutation CopySharedList($token: String!) {
    copySharedList(token: $token) {
      __typename
      ... on ListCreated {
        list {
          id
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);
