import type { FilterOptions } from "@flaneur/domain";
import type { Client } from "urql";
import type { ResultOf } from "../../graphql/graphql.ts";
import { urqlActor } from "../query/query.actors.ts";
import { FilterOptionsQuery } from "./places.graphql.ts";

export const filterOptionsActor = (client: Client) =>
  urqlActor({ client, document: FilterOptionsQuery, variables: (_query: null) => ({}), read: readOptions });

const readOptions = ({ filterOptions }: ResultOf<typeof FilterOptionsQuery>): FilterOptions => {
  const { types, arrondissements, tagCategories } = filterOptions;
  return { types, arrondissements, tagCategories };
};

/** Loads before anyone shows the result, who then finds it on its way or in the cache. */
export function loadFilterOptionsAhead(client: Client): void {
  void client.query(FilterOptionsQuery, {}).toPromise();
}
