import { FRESHNESS_MS } from "@flaneur/domain";
import { cacheExchange } from "@urql/exchange-graphcache";
import { requestPolicyExchange } from "@urql/exchange-request-policy";
import { Client, fetchExchange, type Operation } from "urql";
import { fetchResult } from "./fetch-result.ts";
import { type FirstResults, firstResultsExchange } from "./first-results.ts";

const nameOf = (operation: Operation): string | undefined =>
  operation.query.definitions.flatMap((definition) => ("name" in definition ? (definition.name?.value ?? []) : []))[0];

/** The freshness of §9 by the name of the query; any other is fresh for the default time. */
const FRESH_FOR: Readonly<Record<string, number>> = {
  Places: FRESHNESS_MS.places,
  Place: FRESHNESS_MS.places,
  FilterOptions: FRESHNESS_MS.filterOptions,
};
const freshFor = (operation: Operation): number => FRESH_FOR[nameOf(operation) ?? ""] ?? FRESHNESS_MS.default;

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
  "FilterOptions",
  "Media",
  "Pagination",
  "PlaceDetail",
  "PlaceList",
  "TagCategory",
];

export interface ClientOptions {
  /** @default the gateway of our own origin */
  readonly url?: string;
  /** Results that came with the page. */
  readonly firstResults?: FirstResults;
  /** @default the request timeout of §7 */
  readonly deadlineMs?: number;
}

/** The client of the gateway. What has failed is tried again by the query machines, so nothing here does that. */
export function createClient(
  send: typeof fetch,
  { url = "/graphql", deadlineMs, firstResults = {} }: ClientOptions = {},
): Client {
  return new Client({
    url,
    // GET would put every filter into the server's and the proxies' logs.
    preferGetMethod: false,
    fetch: fetchResult(send, deadlineMs),
    exchanges: [
      ...freshness,
      cacheExchange({ keys: Object.fromEntries(EMBEDDED_TYPES.map((type) => [type, embedded])) }),
      firstResultsExchange(firstResults),
      fetchExchange,
    ],
  });
}
