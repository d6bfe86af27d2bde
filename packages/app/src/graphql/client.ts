import { FRESHNESS_MS, RETRIES } from "@flaneur/domain";
import { cacheExchange } from "@urql/exchange-graphcache";
import { requestPolicyExchange } from "@urql/exchange-request-policy";
import { retryExchange } from "@urql/exchange-retry";
import { Client, type CombinedError, fetchExchange, type Operation } from "urql";

const nameOf = (operation: Operation): string | undefined =>
  operation.query.definitions.flatMap((definition) => ("name" in definition ? (definition.name?.value ?? []) : []))[0];

/** The freshness of §9 by the name of the query; any other is fresh for the default time. */
const FRESH_FOR: Readonly<Record<string, number>> = {
  Places: FRESHNESS_MS.places,
  Place: FRESHNESS_MS.places,
  FilterOptions: FRESHNESS_MS.filterOptions,
};
const freshFor = (operation: Operation): number => FRESH_FOR[nameOf(operation) ?? ""] ?? FRESHNESS_MS.default;

/** Stale-while-revalidate: past its time an answer is still shown, and asked for anew. */
const freshness = [...new Set([...Object.values(FRESH_FOR), FRESHNESS_MS.default])].map((ttl) =>
  requestPolicyExchange({ ttl, shouldUpgrade: (operation) => freshFor(operation) === ttl }),
);

/** Worth another try: nothing answered, or the services behind the graph had trouble. */
const isPassing = (error: CombinedError): boolean =>
  error.networkError !== undefined ||
  error.graphQLErrors.some(({ extensions }) => String(extensions.code).startsWith("UPSTREAM"));

/** As often as §9 says: three times for filter options, once for anything else; backoff is capped. */
const retries = (["filterOptions", "default"] as const).map((kind) =>
  retryExchange({
    initialDelayMs: 500,
    maxDelayMs: RETRIES.maxDelayMs,
    maxNumberAttempts: RETRIES[kind] + 1,
    retryIf: (error, operation) =>
      isPassing(error) && (nameOf(operation) === "FilterOptions") === (kind === "filterOptions"),
  }),
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

/** The one door to the gateway. */
export function createClient(url = "/graphql"): Client {
  return new Client({
    url,
    // GET would put every filter into the server's and the proxies' logs.
    preferGetMethod: false,
    exchanges: [
      ...freshness,
      cacheExchange({ keys: Object.fromEntries(EMBEDDED_TYPES.map((type) => [type, embedded])) }),
      ...retries,
      fetchExchange,
    ],
  });
}

/** What a failure says to people: the server's own words where there are any (§8). */
export function failureMessage(error: CombinedError): string {
  const [first] = error.graphQLErrors;
  if (first !== undefined) return first.message;
  return error.networkError === undefined
    ? "An unexpected error occurred"
    : "Flâneur does not answer. Check your connection and try again.";
}
