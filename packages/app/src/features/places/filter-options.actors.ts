import type { FilterOptions } from "@flaneur/domain";
import type { Graph } from "../../graphql/graph.ts";
import type { ResultOf } from "../../graphql/graphql.ts";
import { graphActor } from "../query/query.actors.ts";
import { FilterOptionsQuery } from "./places.graphql.ts";

export const filterOptionsActor = (graph: Graph) =>
  graphActor({ graph, document: FilterOptionsQuery, variables: (_query: null) => ({}), read: readOptions });

const readOptions = ({ filterOptions }: ResultOf<typeof FilterOptionsQuery>): FilterOptions => {
  const { types, arrondissements, tagCategories } = filterOptions;
  return { types, arrondissements, tagCategories };
};
