import { graphql } from "../../graph/graphql.ts";

/** In a file of its own, because the code of the first screen contains it. */
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
