import { graphql } from "../../graph/graphql.ts";

/** The query of all collections. It has a file of its own, because the code of the first screen contains it. */
export const CollectionsQuery = graphql(`
  query Collections {
    collections {
      slug
      title {
        en
        fr
      }
      count
      covers
    }
  }
`);
