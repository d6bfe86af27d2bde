import { Hono } from "hono";
import { places } from "../../../ui/src/fixtures/places.ts";
import { tagCategories } from "../../../ui/src/fixtures/tag-categories.ts";
import { createListedPlaces } from "../../src/offline/memory-rest/listed-places.ts";
import { createMemoryRest } from "../../src/offline/memory-rest/memory-rest.ts";
import { Accounts, responsesOf, serveAccounts } from "./accounts.ts";
import { unavailable } from "./failures.ts";
import { serveFavorites } from "./favorites.ts";
import { serveGeocoding } from "./geocoding.ts";
import { serveViews } from "./views.ts";

/** Groups of calls of the REST API. A control of Storybook can make one group fail. */
const PATHS_OF = {
  places: /^\/api\/(?:places|pins|search)/,
  filters: /^\/api\/filters\/(?:types|tags|arrondissements)/,
  favorites: /^\/api\/favorites/,
  views: /^\/api\/views/,
  location: /^\/api\/(?:geocode|travel-time|filters\/.*travel-time)/,
  accounts: /^\/api\/auth/,
  everything: /^/,
} as const;
export type Operations = keyof typeof PATHS_OF;
export const OPERATIONS = Object.keys(PATHS_OF) as readonly Operations[];

export const DATA = ["usual", "empty"] as const;
export type Data = (typeof DATA)[number];

export interface FlowRestOptions {
  readonly data: Data;
  /** The group of calls that fail. */
  readonly failing: Operations | "nothing";
}

export interface FlowRest {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly accounts: Accounts;
}

/**
 * Creates the REST API (§7) in the memory of a page, with the places of the stories and the place index that the
 * server uses, too. It adds the calls that change accounts, favorites and views to `createMemoryRest`. It has no
 * lists, collections or batches of favorites.
 */
export function createFlowRest({ data, failing }: FlowRestOptions): FlowRest {
  const usual = createListedPlaces(places);
  const known = data === "empty" ? createListedPlaces([]) : usual;
  const accounts = new Accounts();
  const app = new Hono();
  app.use(async (context, next) => {
    if (failing !== "nothing" && PATHS_OF[failing].test(context.req.path)) return unavailable();
    return next();
  });
  const rest = createMemoryRest({
    places: known,
    // The filter values do not depend on the listed places: without values, the filters would show an error (§8).
    placesOfFilters: usual,
    tags: tagCategories,
    phrases: [],
    userOf: async (request) => {
      const account = accounts.of(request);
      return account === undefined ? null : { userId: account.user.id, responses: responsesOf(account), queued: [] };
    },
  });
  serveGeocoding(rest, places);
  serveAccounts(rest, accounts);
  serveFavorites(rest, accounts, known);
  serveViews(rest, accounts);
  app.route("/", rest);
  app.notFound(({ req }) => {
    const error = `The flows of Storybook have no ${req.method} ${req.path}.`;
    return Response.json({ error, code: "not_found" }, { status: 404 });
  });
  return { fetch: (request) => app.fetch(request), accounts };
}
