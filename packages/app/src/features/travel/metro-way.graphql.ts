import { graphql } from "../../graph/graphql.ts";

/** The quickest way by metro to a place. */
export const MetroWayQuery = graphql(`
  query MetroWay($id: ID!, $origin: OriginInput!) {
    place(id: $id, origin: $origin) {
      metro {
        minutes
        legs {
          line
          from
          to
        }
        lastWalkMinutes
      }
    }
  }
`);
