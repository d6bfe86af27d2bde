import { type AnyVariables, Client, createRequest, fetchExchange, type OperationResult, ssrExchange } from "urql";
import { pipe, subscribe } from "wonka";
import { createCache } from "./cache.ts";
import { failureOf, unreadable } from "./failure.ts";
import { fetchResult } from "./fetch-result.ts";
import { type FirstResults, ssrData } from "./first-results.ts";
import { createFreshness } from "./freshness.ts";
import type { CallReply, GraphCall } from "./graph-call.ts";
import type { LoadQuery } from "./graph-query.ts";
import { type GraphDocument, textOf } from "./graphql.ts";
import { createPendingLoads } from "./pending-loads.ts";
import { createShownResults } from "./shown-results.ts";

export interface GraphOptions {
  readonly send: typeof fetch;
  /** The URL of the gateway. @default '/graphql' */
  readonly url?: string;
  /** The timeout in milliseconds. @default the request timeout of §7 */
  readonly deadlineMs?: number;
  /** The results that the page includes. @default none */
  readonly firstResults?: FirstResults;
}

/** The app's access to the gateway: one urql client with one cache. It does not retry, because the query machines do. */
export interface Graph {
  /** Returns the data of a query from the cache, or from the page. Null if it has to be loaded, or loaded again. */
  readonly read: <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) => Data | null;
  readonly load: LoadQuery;
  readonly call: GraphCall;
  /** Resolves when no load waits for a response. */
  readonly settled: () => Promise<void>;
  /** Sends the loads that wait for a response again: the response may be from before a change that was made meanwhile. */
  readonly reloadPending: () => void;
  /** Removes all results, so that the next user does not see them. Running loads keep their last reply. */
  readonly forget: () => void;
}

function createClient(request: typeof fetch, url: string, firstResults: FirstResults): Client {
  const { checkAge, noteAge } = createFreshness(Object.keys(firstResults));
  const pageResults = ssrExchange({ initialState: ssrData(firstResults) });
  return new Client({
    url,
    // `persistedFetch` decides which requests are sent by GET.
    preferGetMethod: false,
    fetch: request,
    exchanges: [checkAge, createCache(), pageResults, noteAge, fetchExchange],
  });
}

const requestOf = <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) =>
  createRequest<Data, AnyVariables>(textOf(document), { ...(variables as object) });

function replyOf<Data>({ data, error }: OperationResult<Data>): CallReply<Data> {
  if (error !== undefined) return failureOf(error);
  return data === undefined || data === null ? unreadable : { data };
}

/** Creates the access to the gateway. */
export function createGraph({ send, url = "/graphql", deadlineMs, firstResults = {} }: GraphOptions): Graph {
  const request = fetchResult(send, deadlineMs);
  let client = createClient(request, url, firstResults);
  let shown = createShownResults();
  const loads = createPendingLoads();
  /** The pending calls of queries, by the key of the query. */
  const calls = new Map<number, Promise<unknown>>();
  return {
    read: (document, variables) => {
      const { key, query, variables: all } = requestOf(document, variables);
      const known = shown.get(key);
      // A read of a query that is subscribed to would deliver its result again, during the render of a component.
      const result = known === undefined ? client.readQuery(query, all) : known;
      return result === null || result.stale || result.error !== undefined ? null : (result.data ?? null);
    },
    load: (document, variables, listen) =>
      loads.start((note) => {
        const operation = requestOf(document, variables);
        const subscription = shown.add(operation.key);
        const { unsubscribe } = pipe(
          client.executeQuery(operation),
          subscribe((result) => {
            const { stale } = result;
            note(stale);
            subscription.note(result);
            const reply = replyOf(result);
            if ("data" in reply) listen({ ...reply, stale });
            else if (result.error !== undefined || !stale) listen(reply);
          }),
        );
        return () => {
          subscription.remove();
          unsubscribe();
        };
      }),
    call: async (document, variables, token) => {
      const operation = requestOf(document, variables);
      const context = token === undefined ? {} : { fetchOptions: { headers: { authorization: `Bearer ${token}` } } };
      if (textOf(document).startsWith("mutation"))
        return replyOf(await client.executeMutation(operation, context).toPromise());
      // urql shares the response of a pending query, which may be older than the change that this call follows.
      for (let earlier = calls.get(operation.key); earlier !== undefined; earlier = calls.get(operation.key))
        await earlier;
      const calling = client.executeQuery(operation, { ...context, requestPolicy: "network-only" }).toPromise();
      calls.set(operation.key, calling);
      const result = await calling;
      calls.delete(operation.key);
      return replyOf(result);
    },
    settled: loads.settled,
    reloadPending: loads.restart,
    forget: () => {
      client = createClient(request, url, {});
      shown = createShownResults();
    },
  };
}
