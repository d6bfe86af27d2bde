import { graphql } from "../../graph/graphql.ts";
import { ProblemFields } from "../../graph/problem.ts";

/** The link that an earlier version of the app created for a view; null if there is none, or if it has ended. */
export const ViewShareQuery = graphql(`
  query ViewShare($id: ID!) {
    viewer {
      viewShare(id: $id) {
        url
      }
    }
  }
`);

export const EndViewShareMutation = graphql(
  `
    mutation EndViewShare($id: ID!) {
      endViewShare(id: $id) {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);
