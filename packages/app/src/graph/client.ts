import { FRESHNESS_MS } from "@flaneur/domain";
import { type Cache, cacheExchange } from "@urql/exchange-graphcache";
import { requestPolicyExchange } from "@urql/exchange-request-policy";
import { type AnyVariables, Client, createRequest, fetchExchange, type Operation } from "urql";
import { pipe, subscribe } from "wonka";
import { failureOf, unreadable } from "./failure.ts";
import type { CallReply } from "./graph-call.ts";
import type { LoadedQuery, LoadQuery } from "./graph-query.ts";
import { type GraphDocument, textOf } from "./graphql.ts";

/** What of the graph needs the client and its cache. */
export interface GraphClient {
  readonly load: LoadQuery;
  /** Loads a query past the cache, which takes the result over. Resolves also where none comes. */
  readonly refetch: <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) => Promise<void>;
  /** Sends a mutation, whose result the cache takes over. Lists that it changes are loaded again when they are next shown. */
  readonly mutate: <Data, Variables>(
    document: GraphDocument<Data, Variables>,
    variables: Variables,
  ) => Promise<CallReply<Data>>;
}

type Query = Pick<Operation, "query">;

const nameOf = ({ query }: Query): string | undefined =>
  query.definitions.flatMap((definition) => ("name" in definition ? (definition.name?.value ?? []) : []))[0];

/** The freshness of §9 by the name of the query; any other is fresh for the default time. */
const FRESH_FOR: Readonly<Record<string, number>> = {
  Places: FRESHNESS_MS.places,
  Place: FRESHNESS_MS.places,
  FilterOptions: FRESHNESS_MS.filterOptions,
  Favorites: FRESHNESS_MS.favorites,
  FavoriteStatus: FRESHNESS_MS.favoriteStatus,
  LightboxPlace: FRESHNESS_MS.lightboxMedia,
  TravelTimeRanges: FRESHNESS_MS.travelTime,
};
const freshFor = (query: Query): number => FRESH_FOR[nameOf(query) ?? ""] ?? FRESHNESS_MS.default;

/** Stale-while-revalidate: past its time a result is still shown, and fetched anew. */
const freshness = [...new Set([...Object.values(FRESH_FOR), FRESHNESS_MS.default])].map((ttl) =>
  requestPolicyExchange({ ttl, shouldUpgrade: (operation) => freshFor(operation) === ttl }),
);

/** Values without an id of their own live inside what holds them. */
const embedded = () => null;
const EMBEDDED_TYPES = [
  "Coordinates",
  "FacetCount",
  "Facets",
  "FavoriteSet",
  "FilterOptions",
  "Media",
  "Pagination",
  "PlaceDetail",
  "HoursSource",
  "NotSignedIn",
  "PlaceList",
  "PlaceNotFound",
  "SearchSuggestion",
  "TagCategory",
  "TravelTimeRanges",
  "TravelTimeReach",
  "Viewer",
];

/** Forgets every list of favorites: which places they have, and how many, follows from no place in the cache. */
function forgetFavoriteLists(cache: Cache): void {
  const viewer = cache.resolve("Query", "viewer");
  if (typeof viewer !== "string") return;
  for (const { fieldName, fieldKey } of cache.inspectFields(viewer)) {
    if (fieldName === "favorites") cache.invalidate(viewer, fieldKey);
  }
}

const asVariables = (variables: unknown): AnyVariables => ({ ...(variables as object) });

/**
 * The client of the gateway. What has failed is tried again by the query machines, so nothing here does that.
 * @param loaded what was loaded before there was a client: the cache takes over what is fresh of it.
 */
export function createGraphClient(request: typeof fetch, url: string, loaded: readonly LoadedQuery[]): GraphClient {
  const client = new Client({
    url,
    // GET would put every filter into the server's and the proxies' logs.
    preferGetMethod: false,
    fetch: request,
    exchanges: [
      ...freshness,
      cacheExchange({
        keys: Object.fromEntries(EMBEDDED_TYPES.map((type) => [type, embedded])),
        updates: { Mutation: { setFavorite: (_result, _variables, cache) => forgetFavoriteLists(cache) } },
      }),
      fetchExchange,
    ],
  });
  for (const { text, variables, data, loadedAt } of loaded) {
    const known = createRequest(text, asVariables(variables));
    if (Date.now() - loadedAt >= freshFor(known)) continue;
    // As if the gateway answered just now: urql's own way for results that came with a page takes them for older than any
    // limit, and loads them again.
    const answer = async () => Response.json({ data });
    void client.query(known.query, known.variables, { fetch: answer }).toPromise();
  }
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
      await client.query(textOf(document), asVariables(variables), { requestPolicy: "network-only" }).toPromise();
    },
    mutate: async <Data, Variables>(document: GraphDocument<Data, Variables>, variables: Variables) => {
      const { data, error } = await client.mutation(textOf(document), asVariables(variables)).toPromise();
      if (error !== undefined) return failureOf(error);
      return data === undefined || data === null ? unreadable : { data: data as Data };
    },
  };
}
