import { createMediaLoader, type MediaLoader } from "./loaders/media-loader.ts";
import { createFilterOptionsRest, type FilterOptionsRest } from "./rest/filter-options.ts";
import { createMediaRest } from "./rest/media.ts";
import { createPlacesRest, type PlacesRest, type Report } from "./rest/places.ts";
import { createRestClient, type RestFetch } from "./rest/rest-client.ts";

/** What resolvers work with: made anew for each request, so that nothing of one caller reaches another. */
export interface GraphContext {
  readonly places: PlacesRest;
  readonly filterOptions: FilterOptionsRest;
  readonly media: MediaLoader;
}

interface ContextOptions {
  readonly fetch: RestFetch;
  readonly apiUrl: string;
  readonly report: Report;
  /** Where the request comes from; null when nobody knows. */
  readonly client: string | null;
  readonly deadlineMs?: number;
}

export function createContext(request: Request, options: ContextOptions): GraphContext {
  const { fetch, apiUrl, report, client, deadlineMs } = options;
  const rest = createRestClient({
    fetch,
    baseUrl: apiUrl,
    authorization: request.headers.get("authorization"),
    client,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });
  return {
    places: createPlacesRest(rest, report),
    filterOptions: createFilterOptionsRest(rest),
    media: createMediaLoader(createMediaRest(rest), report),
  };
}
