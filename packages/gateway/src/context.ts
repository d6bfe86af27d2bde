import { createMediaLoader, type MediaLoader } from "./loaders/media-loader.ts";
import { startDeadline } from "./rest/deadline.ts";
import { createFilterOptionsRest, type FilterOptionsRest } from "./rest/filter-options.ts";
import { createMediaRest } from "./rest/media.ts";
import { createPlacesRest, type PlacesRest, type Report } from "./rest/places.ts";
import { type Caller, createRestClient, type RestFetch } from "./rest/rest-client.ts";

/** What resolvers work with: made anew for each operation, so that nothing of one caller reaches another. */
export interface GraphContext {
  readonly places: PlacesRest;
  readonly filterOptions: FilterOptionsRest;
  readonly media: MediaLoader;
}

interface ContextOptions {
  readonly fetch: RestFetch;
  readonly apiUrl: string;
  readonly report: Report;
  readonly caller: Caller;
  readonly deadlineMs: number;
}

export function createContext({ fetch, apiUrl, report, caller, deadlineMs }: ContextOptions): GraphContext {
  const rest = createRestClient({ fetch, baseUrl: apiUrl, caller, deadline: startDeadline(deadlineMs) });
  return {
    places: createPlacesRest(rest, report),
    filterOptions: createFilterOptionsRest(rest),
    media: createMediaLoader(createMediaRest(rest), report),
  };
}
