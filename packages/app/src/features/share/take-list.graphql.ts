import { graphql } from "../../graph/graphql.ts";
import { ProblemFields } from "../../graph/problem.ts";

export const KeepSharedListMutation = graphql(
  `
    mutation KeepSharedList($token: String!) {
      keepSharedList(token: $token) {
        ... on SharedListKept {
          count
        }
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);

export const CopySharedListMutation = graphql(
  `
    mutation CopySharedList($token: String!) {
      copySharedList(token: $token) {
        ... on ListCreated {
          list {
            id
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);
