import type { GraphClient } from "./client.ts";
import { failureOf, unanswered, unreadable } from "./failure.ts";
import { fetchResult } from "./fetch-result.ts";
import type { FirstResults } from "./first-results.ts";
import { createGraphCall, type GraphCall } from "./graph-call.ts";
import type { GraphReply, LoadedQuery, LoadQuery } from "./graph-query.ts";
import { type GraphRequest, graphRequest } from "./graph-request.ts";
import { type GraphDocument, textOf } from "./graphql.ts";

export interface GraphOptions {
  readonly send: typeof fetch;
  /** @default the gateway of our own origin */
  readonly url?: string;
  /** @default the request timeout of §7 */
  readonly deadlineMs?: number;
  /** What came with the page. @default nothing */
  readonly firstResults?: FirstResults;
  /** Calls back when someone begins to use the page: the client is loaded then. @default never */
  readonly whenUsed?: (callback: () => void) => void;
}

/** The one door to the gateway. */
export interface Graph {
  /** The data of a query that came with the page; null where none did, and after the first view. It changes nothing. */
  readonly firstResult: <Data, Variables>(
    document: GraphDocument<Data, Variables>,
    variables: Variables,
  ) => Data | null;
  /** The first view is drawn: from now on results come from the cache, which knows how old they are. */
  readonly endFirstView: () => void;
  /** Loads a query of the first screen at once; the first `load` of the same query takes its reply. What came with the
   * page is only noted, for the client. */
  readonly loadAhead: <Data, Variables>(
    document: GraphDocument<Data, Variables>,
    variables: Variables,
  ) => Promise<GraphReply<Data>>;
  readonly load: LoadQuery;
  /** Sends one mutation whose result changes what the cache holds. */
  readonly mutate: GraphClient["mutate"];
  /** Sends one operation past every cache: other mutations, and what no cache may keep. */
  readonly call: GraphCall;
  /** Loads a query past the cache, which takes the result over. Resolves also where none comes. */
  readonly refetch: <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) => Promise<void>;
  /** Forgets every result: what was loaded for one person is not shown to the next. */
  readonly forget: () => void;
}

/**
 * The gateway, as the app loads from it. The client with its cache weighs a third of React, and the first screen can do
 * without: its queries are sent as they are. The client comes when something else is loaded or someone begins to use
 * the page, and takes over what was loaded until then.
 */
export function createGraph(options: GraphOptions): Graph {
  const { send, url = "/graphql", deadlineMs, firstResults = {}, whenUsed } = options;
  const request = fetchResult(send, deadlineMs);
  let given = firstResults;
  const ahead = new Map<string, Promise<GraphReply<unknown>>>();
  const loaded = new Map<string, LoadedQuery>();
  let client: Promise<GraphClient> | null = null;

  const openClient = (): Promise<GraphClient> => {
    client ??= import("./client.ts").then(
      ({ createGraphClient }) => createGraphClient(request, url, [...loaded.values()]),
      (error: unknown) => {
        // The next query tries again.
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
      const reply = sendRequest(request, url, body);
      ahead.set(key, reply);
      const settled = await reply;
      // Unless it was forgotten meanwhile.
      if ("data" in settled && ahead.get(key) === reply)
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
      const early = data === undefined ? ahead.get(key) : Promise.resolve({ data, stale: false });
      if (early === undefined) {
        const load = (opened: GraphClient) => opened.load(document, variables, listen);
        return loadWith(openClient(), load, () => listen(unanswered));
      }
      return deliverOnce(early, (reply) => {
        // The next load of the same query goes to the server.
        ahead.delete(key);
        listen(reply as GraphReply<Data>);
      });
    },
    mutate: async (document, variables) => {
      const opened = await openClient().catch(() => null);
      return opened === null ? unanswered : opened.mutate(document, variables);
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

/** Delivers a reply, unless the returned function is called before. */
function deliverOnce(early: Promise<GraphReply<unknown>>, deliver: (reply: GraphReply<unknown>) => void): () => void {
  let stopped = false;
  void early.then((reply) => {
    if (!stopped) deliver(reply);
  });
  return () => {
    stopped = true;
  };
}

/** Loads once the client is there, until the returned function is called. @param onMissing called without its code. */
function loadWith(
  client: Promise<GraphClient>,
  load: (client: GraphClient) => () => void,
  onMissing: () => void,
): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  client.then(
    // In a task of its own: the press that loads is painted before the client reads its cache.
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
    // Every query selects a field, so an empty object is no result either.
    return Object.keys(data ?? {}).length === 0 ? unreadable : { data, stale: false };
  } catch (error) {
    return failureOf({ graphQLErrors: [], networkError: error });
  }
}
