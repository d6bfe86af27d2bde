import { FRESHNESS_MS } from "@flaneur/domain";
import { type Exchange, makeOperation, mapExchange, type Operation } from "urql";
import { map, pipe } from "wonka";

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

function freshFor({ query }: Operation): number {
  const names = query.definitions.map((definition) => ("name" in definition ? definition.name?.value : undefined));
  return FRESH_FOR[names[0] ?? ""] ?? FRESHNESS_MS.default;
}

/**
 * Creates the two exchanges of stale-while-revalidate: a query that starts with a result that is too old is shown that
 * result, and is sent again. `requestPolicyExchange` of urql is not used, because it treats the results in the page as
 * too old.
 * @param firstKeys The keys of the results in the page, which are as old as the page.
 */
export function createFreshness(firstKeys: readonly string[]): {
  /** To be placed above the cache. */
  readonly checkAge: Exchange;
  /** To be placed below the cache: sees only results of the gateway. */
  readonly noteAge: Exchange;
} {
  const loadedAt = new Map(firstKeys.map((key) => [Number(key), performance.timeOrigin]));
  /** The queries that are shown now. The cache sends them again after a change, which does not depend on their age. */
  const active = new Set<number>();
  const checked = (operation: Operation): Operation => {
    const { key, kind, context } = operation;
    if (kind === "teardown") active.delete(key);
    if (kind !== "query" || active.has(key)) return operation;
    active.add(key);
    const isFresh = Date.now() < (loadedAt.get(key) ?? Number.NEGATIVE_INFINITY) + freshFor(operation);
    return isFresh || context.requestPolicy !== "cache-first"
      ? operation
      : makeOperation(kind, operation, { ...context, requestPolicy: "cache-and-network" });
  };
  return {
    checkAge:
      ({ forward }) =>
      (operations$) =>
        forward(pipe(operations$, map(checked))),
    noteAge: mapExchange({
      onResult: ({ operation, data }) => {
        if (operation.kind === "query" && data) loadedAt.set(operation.key, Date.now());
      },
    }),
  };
}
