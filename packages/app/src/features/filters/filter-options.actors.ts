import type { FilterOptions } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { FilterOptionsQuery } from "../../places/places.graphql.ts";

export const filterOptionsQuery = (graph: Graph) => ({
  graph,
  document: FilterOptionsQuery,
  variables: (_query: null) => ({}),
  read: readOptions,
});

const readOptions = ({ filterOptions }: ResultOf<typeof FilterOptionsQuery>): FilterOptions => {
  const { types, arrondissements, tagCategories } = filterOptions;
  return { types, arrondissements, tagCategories };
};
