import { createFavoriteLoaders, type FavoriteLoaders, SIGNED_OUT } from "./loaders/favorite-loaders.ts";
import { createMediaLoader, type MediaCache, type MediaLoader } from "./loaders/media-loader.ts";
import { type AccountRest, createAccountRest } from "./rest/account.ts";
import { type AddressesRest, createAddressesRest } from "./rest/addresses.ts";
import { startDeadline } from "./rest/deadline.ts";
import { createFavoritesRest, type FavoritesRest } from "./rest/favorites.ts";
import { createFilterOptionsRest, type FilterOptionsRest } from "./rest/filter-options.ts";
import { createGuideRest, type GuideRest } from "./rest/guide.ts";
import { createListsRest, type ListsRest } from "./rest/lists.ts";
import { createMatchesRest, type MatchesRest } from "./rest/matches.ts";
import { createMediaRest } from "./rest/media.ts";
import { createPlacesRest, type PlacesRest, type Report } from "./rest/places.ts";
import { type Caller, createRestClient, type RestFetch, type RunCall } from "./rest/rest-client.ts";
import { createSearchRest, type SearchRest } from "./rest/search.ts";
import { createSharedRest, type SharedRest } from "./rest/shared.ts";
import { createTravelRest, type TravelRest } from "./rest/travel.ts";
import { createViewsRest, type ViewsRest } from "./rest/views.ts";

/**
 * The services and data that resolvers use. Each operation has its own context. Contexts share only the cache of media
 * and the circuit breaker of the API.
 */
export interface GraphContext {
  /** Whether the request carries a token. Only the API checks whether the token is valid. */
  readonly hasToken: boolean;
  readonly places: PlacesRest;
  readonly filterOptions: FilterOptionsRest;
  readonly guide: GuideRest;
  readonly shared: SharedRest;
  readonly lists: ListsRest;
  readonly account: AccountRest;
  readonly favorites: FavoritesRest;
  readonly views: ViewsRest;
  readonly travel: TravelRest;
  readonly addresses: AddressesRest;
  readonly search: SearchRest;
  readonly matches: MatchesRest;
  readonly media: MediaLoader;
  readonly favoriteLoaders: FavoriteLoaders;
}

interface ContextOptions {
  readonly fetch: RestFetch;
  readonly apiUrl: string;
  /** Runs each call of the REST API, for example in a circuit breaker: see `RunCall`. @default runs the call at once */
  readonly runCall?: RunCall | undefined;
  readonly report: Report;
  /** The cache of media, which all operations of this gateway share. */
  readonly mediaCache: MediaCache;
  /** Called at each look-up in the cache of media. */
  readonly onMediaLookUp?: (result: "hit" | "miss") => void;
  readonly caller: Caller;
  readonly deadlineMs: number;
}

export function createContext(options: ContextOptions): GraphContext {
  const { fetch, apiUrl, runCall, report, mediaCache, onMediaLookUp, caller, deadlineMs } = options;
  const rest = createRestClient({ fetch, baseUrl: apiUrl, caller, runCall, deadline: startDeadline(deadlineMs) });
  const favorites = createFavoritesRest(rest, report);
  const hasToken = caller.authorization !== null;
  return {
    hasToken,
    places: createPlacesRest(rest, report),
    filterOptions: createFilterOptionsRest(rest),
    guide: createGuideRest(rest, report),
    shared: createSharedRest(rest, report),
    lists: createListsRest(rest, report),
    account: createAccountRest(rest),
    favorites,
    views: createViewsRest(rest, report),
    travel: createTravelRest(rest),
    addresses: createAddressesRest(rest),
    search: createSearchRest(rest, report),
    matches: createMatchesRest(rest, report),
    media: createMediaLoader({ rest: createMediaRest(rest), cache: mediaCache, report, onLookUp: onMediaLookUp }),
    favoriteLoaders: hasToken ? createFavoriteLoaders(favorites, report) : SIGNED_OUT,
  };
}
