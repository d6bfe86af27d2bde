import type { FilterOptions } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_WITH_BACKOFF } from "../../query/retry-policy.ts";
import { FilterOptionsQuery } from "../places/places.graphql.ts";

/** Loads all values of the filters. */
const filterOptionsMachine = createQueryMachine<null, FilterOptions>(RETRY_WITH_BACKOFF);

export const filterOptionsQuery = (graph: Graph) => ({
  graph,
  document: FilterOptionsQuery,
  variables: (_query: null) => ({}),
  read: readOptions,
});

const readOptions = ({ filterOptions }: ResultOf<typeof FilterOptionsQuery>): FilterOptions => {
  const { types, arrondissements, tagCategories, allCurated, counts } = filterOptions;
  return { types, arrondissements, tagCategories, allCurated, counts };
};

/** The filter options machine, with actors that load the options from the gateway and retry on network return. */
export const hostedFilterOptions = (graph: Graph) =>
  filterOptionsMachine.provide({
    actors: { load: graphActor(filterOptionsQuery(graph)), networkReturn: networkReturnActor },
  });
