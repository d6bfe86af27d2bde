import { graphql } from "../graph/graphql.ts";
import { ProblemFields } from "../graph/problem.ts";

/** Sends a new location to the server, which does not store it. */
export const UpdateTravelTimeMutation = graphql(
  `
    mutation UpdateTravelTime($origin: OriginInput!) {
      updateTravelTime(origin: $origin) {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
);
