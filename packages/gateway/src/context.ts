import { createFavoriteLoaders, type FavoriteLoaders, SIGNED_OUT } from "./loaders/favorite-loaders.ts";
import { startDeadline } from "./rest/deadline.ts";
import type { Report } from "./rest/readable.ts";
import { type Caller, createRestClient, type RestClient, type RestFetch, type RunCall } from "./rest/rest-client.ts";

/**
 * The services and data that resolvers use. Each operation has its own context. Contexts share only the
 * circuit breaker of the API.
 */
export interface GraphContext {
  /** Whether the request carries a token. Only the API checks whether the token is valid. */
  readonly hasToken: boolean;
  /** The client of the REST API. */
  readonly rest: RestClient;
  readonly report: Report;
  readonly favoriteLoaders: FavoriteLoaders;
}

interface ContextOptions {
  readonly fetch: RestFetch;
  readonly apiUrl: string;
  /** Runs each call of the REST API, for example in a circuit breaker: see `RunCall`. @default runs the call at once */
  readonly runCall?: RunCall | undefined;
  readonly report: Report;
  readonly caller: Caller;
  readonly deadlineMs: number;
}

export function createContext(options: ContextOptions): GraphContext {
  const { fetch, apiUrl, runCall, report, caller, deadlineMs } = options;
  const rest = createRestClient({ fetch, baseUrl: apiUrl, caller, runCall, deadline: startDeadline(deadlineMs) });
  const hasToken = caller.authorization !== null;
  return {
    hasToken,
    rest,
    report,
    favoriteLoaders: hasToken ? createFavoriteLoaders(rest, report) : SIGNED_OUT,
  };
}
