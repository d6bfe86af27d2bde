import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Answers a request that is refused before it runs with a 4xx. yoga marks errors of syntax and validation as 200 for
 * clients that accept `application/json`, as the GraphQL over HTTP specification suggests; proxies and logs could not
 * tell a refusal from a success then.
 */
export const refusalStatus: Plugin = {
  onResultProcess: ({ result }) => {
    if (!("errors" in result)) return;
    for (const error of result.errors ?? []) {
      const { http } = error instanceof GraphQLError ? error.extensions : {};
      if (typeof http === "object" && http !== null) Object.assign(http, { spec: false });
    }
  },
};
