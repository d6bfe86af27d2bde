import type { Client } from "urql";
import type { ResultOf } from "../../graphql/graphql.ts";
import { createQueryMachine } from "../query/query.machine.ts";
import { urqlActor } from "../query/urql-actor.ts";
import { FilterOptionsQuery } from "./places.graphql.ts";

export type FilterOptions = ResultOf<typeof FilterOptionsQuery>["filterOptions"];

export const filterOptionsMachine = createQueryMachine<null, FilterOptions>();

export const filterOptionsActor = (client: Client) =>
  urqlActor({
    client,
    document: FilterOptionsQuery,
    variables: (_question: null) => ({}),
    answer: ({ filterOptions }: ResultOf<typeof FilterOptionsQuery>) => filterOptions,
  });

/** Asks before anyone shows the answer, who then finds it on its way or in the cache. */
export function askFilterOptionsAhead(client: Client): void {
  void client.query(FilterOptionsQuery, {}).toPromise();
}
