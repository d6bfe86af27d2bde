import { type Exchange, makeResult, type Operation, type OperationResult } from "urql";
import { filter, fromPromise, map, merge, mergeMap, pipe, share } from "wonka";

import { isRecord } from "./fetch-result.ts";

/** The data of queries whose results came with the page, by the key of each query. */
export type FirstResults = Readonly<Record<string, Record<string, unknown>>>;

/** None where the page brought none, or damaged ones. */
export function readFirstResults(page: Pick<Document, "getElementById">): FirstResults {
  try {
    const results: unknown = JSON.parse(page.getElementById("first-results")?.textContent ?? "");
    if (!isRecord(results)) return {};
    return Object.fromEntries(
      Object.entries(results).flatMap(([key, data]) => (isRecord(data) ? [[key, { ...data }]] : [])),
    );
  } catch {
    return {};
  }
}

/**
 * Gives each query the result that came with the page, once; whatever comes later goes to the network. urql's own
 * ssrExchange gives such results at once and as cached, and its request policies would fetch them again.
 */
export function firstResultsExchange(first: FirstResults): Exchange {
  const unused = new Map(Object.entries(first));
  const take = (operation: Operation) => {
    const key = String(operation.key);
    const data = operation.kind === "query" ? unused.get(key) : undefined;
    unused.delete(key);
    return { operation, data };
  };
  // Not at once, as from a network: request policies take what comes at once for cached, and fetch it again.
  const toResult = async ({ operation, data }: ReturnType<typeof take>): Promise<OperationResult> =>
    makeResult(operation, { data: data ?? null, hasNext: false });
  return ({ forward }) =>
    (operations) => {
      const taken = pipe(operations, map(take), share);
      return merge([
        pipe(
          taken,
          filter(({ data }) => data !== undefined),
          mergeMap((known) => fromPromise(toResult(known))),
        ),
        pipe(
          taken,
          filter(({ data }) => data === undefined),
          map(({ operation }) => operation),
          forward,
        ),
      ]);
    };
}
