import { type Cache, cacheExchange } from "@urql/exchange-graphcache";
import type { Exchange } from "urql";
import { EMBEDDED_TYPES, POSSIBLE_TYPES } from "./generated/cache-types.ts";

const embedded = () => null;

/**
 * Invalidates every list of favorites: the cache cannot compute their places and counts from a changed place. Lists that
 * are shown are loaded again at once.
 */
function invalidateFavoriteLists(cache: Cache): void {
  const viewer = cache.resolve("Query", "viewer");
  if (typeof viewer !== "string") return;
  for (const { fieldName, fieldKey } of cache.inspectFields(viewer)) {
    if (fieldName === "favorites") cache.invalidate(viewer, fieldKey);
  }
}

/**
 * Creates the cache of the client. A changed heart reaches every query that selects the place, because the result of the
 * mutation has the place, and every list of favorites, because it is loaded again.
 */
export const createCache = (): Exchange =>
  cacheExchange({
    possibleTypes: POSSIBLE_TYPES,
    keys: Object.fromEntries(EMBEDDED_TYPES.map((type) => [type, embedded])),
    updates: { Mutation: { setFavorite: (_result, _variables, cache) => invalidateFavoriteLists(cache) } },
  });
