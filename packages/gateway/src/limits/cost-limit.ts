import { complexityFromQuery } from "@pothos/plugin-complexity";
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST, Kind } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GRAPH_LIMITS } from "./graph-limits.ts";
import { limitExceeded } from "./limit-error.ts";

interface Operation {
  readonly schema: GraphQLSchema;
  /** A parsed and valid document: every fragment is defined, and no fragment contains itself. */
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | undefined;
}

/**
 * Refuses an operation whose result could be larger or deeper than the limits allow. The estimate reads each fragment
 * once, however often the fragment is used, so no document can make the estimate slow.
 * @returns the reason for the refusal, or null.
 */
export function refuseForCost({ schema, document, operationName, variables = {} }: Operation): GraphQLError | null {
  const operation = getOperationAST(document, operationName);
  if (operation === null || operation === undefined) return null;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const alone: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  try {
    const { complexity, depth } = complexityFromQuery(alone, { schema, variables });
    if (depth > GRAPH_LIMITS.depth) {
      return limitExceeded(`An operation may be at most ${GRAPH_LIMITS.depth} fields deep; this one is ${depth}.`);
    }
    if (complexity > GRAPH_LIMITS.cost) {
      const cost = Number.isFinite(complexity) ? complexity : "more";
      return limitExceeded(`An operation may cost at most ${GRAPH_LIMITS.cost}; this one costs ${cost}.`);
    }
    return null;
  } catch (error) {
    // A variable has no usable value. The execution reports this with its own message.
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

/** Estimates the cost of each operation before it runs. */
export const costLimit: Plugin = {
  onExecute: ({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) => {
    const refusal = refuseForCost({ schema, document, operationName, variables: variableValues });
    if (refusal !== null) setResultAndStopExecution({ errors: [refusal] });
  },
};
