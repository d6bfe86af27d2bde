import { FRESHNESS_MS } from "@flaneur/domain";
import { loadCode } from "@flaneur/ui";
import type { GraphClient } from "./client.ts";
import { failureOf, noResponse, unreadable } from "./failure.ts";
import { fetchResult } from "./fetch-result.ts";
import type { FirstResults } from "./first-results.ts";
import { createGraphCall, type GraphCall } from "./graph-call.ts";
import type { GraphReply, LoadedQuery, LoadQuery } from "./graph-query.ts";
import { type GraphRequest, graphRequest } from "./graph-request.ts";
import { type GraphDocument, textOf } from "./graphql.ts";

export interface GraphOptions {
  readonly send: typeof fetch;
  /** The URL of the gateway. @default '/graphql' */
  readonly url?: string;
  /** The timeout in milliseconds. @default the request timeout of §7 */
  readonly deadlineMs?: number;
  /** The results that the page includes. @default none */
  readonly firstResults?: FirstResults;
  /** Calls the callback, which loads the client, at the first interaction with the page. @default never called */
  readonly whenUsed?: (callback: () => void) => void;
}

/** The app's access to the gateway. */
export interface Graph {
  /** Returns the data of a query that the page includes. Null for other queries, and after the first view. */
  readonly firstResult: <Data, Variables>(
    document: GraphDocument<Data, Variables>,
    variables: Variables,
  ) => Data | null;
  /** Called when the first view is rendered. After that, results come from the cache, which checks their age. */
  readonly endFirstView: () => void;
  /**
   * Sends a query of the first screen at once, and passes the reply to the first `load` of the same query. Sends
   * nothing if the page includes the result.
   */
  readonly loadAhead: <Data, Variables>(
    document: GraphDocument<Data, Variables>,
    variables: Variables,
  ) => Promise<GraphReply<Data>>;
  readonly load: LoadQuery;
  /** Sends a mutation whose result changes the cache. */
  readonly mutate: GraphClient["mutate"];
  /** Sends an operation without cache: other mutations, and queries whose results must not be cached. */
  readonly call: GraphCall;
  /** Loads a query from the server, and stores the result in the cache. Also resolves if the query fails. */
  readonly refetch: <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) => Promise<void>;
  /** Removes all results, so that the next user does not see them. */
  readonly forget: () => void;
}

/**
 * Creates the access to the gateway. The first screen sends its queries without the client. The large code of the
 * client is loaded for the first other query, or at the first interaction. The cache of the client then stores the
 * results of the first screen that have arrived so far.
 */
export function createGraph(options: GraphOptions): Graph {
  const { send, url = "/graphql", deadlineMs, firstResults = {}, whenUsed } = options;
  const request = fetchResult(send, deadlineMs);
  let given = firstResults;
  const ahead = new Map<string, EarlyReply>();
  const loaded = new Map<string, LoadedQuery>();
  let client: Promise<GraphClient> | null = null;

  const openClient = (): Promise<GraphClient> => {
    client ??= loadCode(() => import("./client.ts")).then(
      ({ createGraphClient }) => createGraphClient(request, url, [...loaded.values()]),
      (error: unknown) => {
        // The next query loads the code again.
        client = null;
        throw error;
      },
    );
    return client;
  };

  whenUsed?.(() => void openClient().catch(() => undefined));

  return {
    call: createGraphCall({ send, url, ...(deadlineMs !== undefined && { deadlineMs }) }),
    firstResult: <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) =>
      (given[graphRequest(document, variables).key] ?? null) as Data | null,
    endFirstView: () => {
      given = {};
    },
    loadAhead: async <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) => {
      const { key, body } = graphRequest(document, variables);
      const data = given[key];
      if (data !== undefined) {
        loaded.set(key, { text: textOf(document), variables, data, loadedAt: performance.timeOrigin });
        return { data: data as Data, stale: false };
      }
      const early = { reply: sendRequest(request, url, body), sentAt: Date.now() };
      ahead.set(key, early);
      const settled = await early.reply;
      // The results may have been removed meanwhile.
      if ("data" in settled && ahead.get(key) === early)
        loaded.set(key, { text: textOf(document), variables, data: settled.data, loadedAt: Date.now() });
      return settled as GraphReply<Data>;
    },
    load: <Data, Variables>(
      document: GraphDocument<Data, Variables>,
      variables: Variables,
      listen: (reply: GraphReply<Data>) => void,
    ) => {
      const { key } = graphRequest(document, variables);
      const data = given[key];
      const early = data === undefined ? replyOf(ahead.get(key)) : Promise.resolve({ data, stale: false });
      if (early === undefined) {
        const load = (opened: GraphClient) => opened.load(document, variables, listen);
        return loadWith(openClient(), load, () => listen(noResponse));
      }
      return deliverOnce(early, (reply) => {
        // The reply is used once: the client, whose cache may have the result, handles the next load of the same query.
        ahead.delete(key);
        listen(reply as GraphReply<Data>);
      });
    },
    mutate: async (document, variables) => {
      const opened = await openClient().catch(() => null);
      if (opened === null) return noResponse;
      const reply = await opened.mutate(document, variables);
      // The server may have computed pending replies before the change.
      ahead.clear();
      return reply;
    },
    refetch: async (document, variables) => {
      const opened = await openClient().catch(() => null);
      await opened?.refetch(document, variables);
    },
    forget: () => {
      given = {};
      ahead.clear();
      loaded.clear();
      client = null;
    },
  };
}

/** The reply to a query of the first screen, and the time at which the query was sent, in milliseconds. */
interface EarlyReply {
  readonly reply: Promise<GraphReply<unknown>>;
  readonly sentAt: number;
}

/** Returns a reply, unless it may be out of date: no part of the first screen has loaded the query until now. */
const replyOf = (early: EarlyReply | undefined): Promise<GraphReply<unknown>> | undefined =>
  early !== undefined && Date.now() - early.sentAt < FRESHNESS_MS.places ? early.reply : undefined;

/** Delivers the reply when it arrives, unless the returned function is called before. */
function deliverOnce(early: Promise<GraphReply<unknown>>, deliver: (reply: GraphReply<unknown>) => void): () => void {
  let stopped = false;
  void early.then((reply) => {
    if (!stopped) deliver(reply);
  });
  return () => {
    stopped = true;
  };
}

/**
 * Sends a query when the client is loaded. Returns a function that cancels the query.
 * @param onMissing Called if the code of the client cannot be loaded.
 */
function loadWith(
  client: Promise<GraphClient>,
  load: (client: GraphClient) => () => void,
  onMissing: () => void,
): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  client.then(
    // Runs in a new task, so that the browser can paint the effect of a press before the client reads its cache.
    (opened) =>
      setTimeout(() => {
        if (!stopped) stop = load(opened);
      }),
    () => {
      if (!stopped) onMissing();
    },
  );
  return () => {
    stopped = true;
    stop?.();
  };
}

async function sendRequest(
  request: typeof fetch,
  url: string,
  body: GraphRequest["body"],
): Promise<GraphReply<unknown>> {
  try {
    const response = await request(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json, application/json" },
      body: JSON.stringify(body),
    });
    const { data, errors } = await response.json();
    if (Array.isArray(errors) && errors.length > 0) return failureOf({ graphQLErrors: errors });
    // Every query selects a field: an empty object is not a result.
    return Object.keys(data ?? {}).length === 0 ? unreadable : { data, stale: false };
  } catch (error) {
    return failureOf({ graphQLErrors: [], networkError: error });
  }
}
