import { graphql } from "../../graph/graphql.ts";
import { ProblemFields } from "../../graph/problem.ts";

const ShareFields = graphql(`
  fragment ShareFields on Share {
    url
    sharedBy
  }
`);

/** The link to a list of the visitor; null while the list is private. */
export const ListShareQuery = graphql(
  `
    query ListShare($id: ID!) {
      viewer {
        list(id: $id) {
          id
          share {
            ...ShareFields
          }
        }
      }
    }
  `,
  [ShareFields],
);

export const ShareListMutation = graphql(
  `
    mutation ShareList($id: ID!, $sharedBy: String, $renew: Boolean!) {
      shareList(id: $id, sharedBy: $sharedBy, renew: $renew) {
        ... on ListUpdated {
          list {
            id
            share {
              ...ShareFields
            }
          }
        }
        ...ProblemFields
      }
    }
  `,
  [ShareFields, ProblemFields],
);

export const EndListShareMutation = graphql(
  `
    mutation EndListShare($id: ID!) {
      endListShare(id: $id) {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);
