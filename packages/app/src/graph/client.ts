import { FRESHNESS_MS } from "@flaneur/domain";
import { type Cache, cacheExchange } from "@urql/exchange-graphcache";
import { requestPolicyExchange } from "@urql/exchange-request-policy";
import {
  type AnyVariables,
  Client,
  createRequest,
  type Exchange,
  fetchExchange,
  makeOperation,
  mapExchange,
  type Operation,
} from "urql";
import { makeSubject, merge, pipe, subscribe, tap } from "wonka";
import { EMBEDDED_TYPES } from "./embedded-types.ts";
import { failureOf, unreadable } from "./failure.ts";
import type { CallReply } from "./graph-call.ts";
import type { LoadedQuery, LoadQuery } from "./graph-query.ts";
import { type GraphDocument, textOf } from "./graphql.ts";

/** The operations that need the client and its cache. */
export interface GraphClient {
  readonly load: LoadQuery;
  /** Loads a query past the cache and stores the result in it. Also resolves if the query fails. */
  readonly refetch: <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) => Promise<void>;
  /**
   * Sends a mutation and stores its result in the cache. Queries that are pending when it is complete are sent again.
   * After `setFavorite`, lists of favorites are loaded again when they are next shown.
   */
  readonly mutate: <Data, Variables>(
    document: GraphDocument<Data, Variables>,
    variables: Variables,
  ) => Promise<CallReply<Data>>;
}

type Query = Pick<Operation, "query">;

const nameOf = ({ query }: Query): string | undefined =>
  query.definitions.flatMap((definition) => ("name" in definition ? (definition.name?.value ?? []) : []))[0];

/** How long results are fresh (§9), in milliseconds by the name of the query. Other queries have the default. */
const FRESH_FOR: Readonly<Record<string, number>> = {
  Places: FRESHNESS_MS.places,
  Place: FRESHNESS_MS.places,
  SearchSuggestions: FRESHNESS_MS.places,
  FilterOptions: FRESHNESS_MS.filterOptions,
  Favorites: FRESHNESS_MS.favorites,
  FavoriteStatus: FRESHNESS_MS.favoriteStatus,
  LightboxPlace: FRESHNESS_MS.lightboxMedia,
  TravelTimeRanges: FRESHNESS_MS.travelTime,
};
const freshFor = (query: Query): number => FRESH_FOR[nameOf(query) ?? ""] ?? FRESHNESS_MS.default;

/** Stale-while-revalidate: an old result is shown and fetched again. */
const freshness = [...new Set([...Object.values(FRESH_FOR), FRESHNESS_MS.default])].map((ttl) =>
  requestPolicyExchange({ ttl, shouldUpgrade: (operation) => freshFor(operation) === ttl }),
);

/**
 * Makes a query load again when its first result expires. `freshness` counts the age of that result from the moment at
 * which the cache stored the result, which may be much later than the moment at which the result was loaded.
 * @param expiries The times at which the first results expire, in milliseconds, by the key of their operation.
 */
function firstResultsExchange(expiries: Map<number, number>): Exchange {
  return mapExchange({
    onOperation: (operation) => {
      const { key, kind, context } = operation;
      const expiry = expiries.get(key);
      const isReloading = context.requestPolicy === "network-only";
      if (kind !== "query" || expiry === undefined || (!isReloading && Date.now() < expiry)) return operation;
      expiries.delete(key);
      return isReloading
        ? operation
        : makeOperation(kind, operation, { ...context, requestPolicy: "cache-and-network" });
    },
  });
}

const embedded = () => null;

/** Invalidates every list of favorites: the cache cannot compute their places and counts from a changed place. */
function invalidateFavoriteLists(cache: Cache): void {
  const viewer = cache.resolve("Query", "viewer");
  if (typeof viewer !== "string") return;
  for (const { fieldName, fieldKey } of cache.inspectFields(viewer)) {
    if (fieldName === "favorites") cache.invalidate(viewer, fieldKey);
  }
}

/**
 * Cancels the pending queries when a mutation is complete, and sends them again: the server may have computed their
 * responses before the change.
 */
const repeatPendingQueries: Exchange =
  ({ forward }) =>
  (operations$) => {
    const pending = new Map<number, Operation>();
    const { source: repeated$, next: repeat } = makeSubject<Operation>();
    return pipe(
      merge([operations$, repeated$]),
      tap((operation) => {
        if (operation.kind === "query") pending.set(operation.key, operation);
        if (operation.kind === "teardown") pending.delete(operation.key);
      }),
      forward,
      tap(({ operation }) => {
        pending.delete(operation.key);
        if (operation.kind !== "mutation") return;
        for (const query of [...pending.values()]) {
          repeat(makeOperation("teardown", query));
          repeat(query);
        }
      }),
    );
  };

const asVariables = (variables: unknown): AnyVariables => ({ ...(variables as object) });

/**
 * Creates the client of the gateway. It does not retry, because the query machines do.
 * @param loaded Results that were loaded before the client. The cache stores the fresh ones.
 */
export function createGraphClient(request: typeof fetch, url: string, loaded: readonly LoadedQuery[]): GraphClient {
  const expiries = new Map<number, number>();
  const client = new Client({
    url,
    // `persistedFetch` decides which requests are sent by GET.
    preferGetMethod: false,
    fetch: request,
    exchanges: [
      firstResultsExchange(expiries),
      ...freshness,
      cacheExchange({
        keys: Object.fromEntries(EMBEDDED_TYPES.map((type) => [type, embedded])),
        updates: { Mutation: { setFavorite: (_result, _variables, cache) => invalidateFavoriteLists(cache) } },
      }),
      repeatPendingQueries,
      fetchExchange,
    ],
  });
  for (const { text, variables, data, loadedAt } of loaded) {
    const known = createRequest(text, asVariables(variables));
    const expiry = loadedAt + freshFor(known);
    if (Date.now() >= expiry) continue;
    expiries.set(known.key, expiry);
    // Stores the result as a response of the gateway. urql's own exchange for results of a server is not used, because
    // it treats these results as expired and loads them again.
    const answer = async () => Response.json({ data });
    void client.query(known.query, known.variables, { fetch: answer }).toPromise();
  }
  const pending = new Map<number, Promise<unknown>>();
  return {
    load: (document, variables, listen) => {
      const { unsubscribe } = pipe(
        client.query(textOf(document), asVariables(variables)),
        subscribe(({ data, error, stale }) => {
          if (error !== undefined) listen(failureOf(error));
          else if (data !== undefined && data !== null) listen({ data, stale });
          else if (!stale) listen(unreadable);
        }),
      );
      return unsubscribe;
    },
    refetch: async (document, variables) => {
      const { key, query, variables: all } = createRequest(textOf(document), asVariables(variables));
      // urql shares the response of a pending query, which may be older than the change that this refetch follows.
      await pending.get(key);
      const loading = client.query(query, all, { requestPolicy: "network-only" }).toPromise();
      pending.set(key, loading);
      await loading;
      if (pending.get(key) === loading) pending.delete(key);
    },
    mutate: async <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) => {
      const { data, error } = await client.mutation(textOf(document), asVariables(variables)).toPromise();
      if (error !== undefined) return failureOf(error);
      return data === undefined || data === null ? unreadable : { data: data as Data };
    },
  };
}
