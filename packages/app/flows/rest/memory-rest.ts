import { Hono } from "hono";
import { places } from "../../../ui/src/fixtures/places.ts";
import { tagCategories } from "../../../ui/src/fixtures/tag-categories.ts";
import { filterOptionsCalls } from "../../search-worker/filter-options-calls.ts";
import { createListedPlaces } from "../../search-worker/listed-places.ts";
import { placesCalls } from "../../search-worker/places-calls.ts";
import { searchCalls } from "../../search-worker/search-calls.ts";
import { travelCalls } from "../../search-worker/travel-calls.ts";
import { Accounts, accountCalls } from "./accounts.ts";
import { unavailable } from "./failures.ts";
import { favoritesCalls } from "./favorites.ts";
import { geocodingCalls } from "./geocoding.ts";
import { viewsCalls } from "./views.ts";

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

export interface MemoryRestOptions {
  readonly data: Data;
  /** The group of calls that fail. */
  readonly failing: Operations | "nothing";
}

export interface MemoryRest {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly accounts: Accounts;
}

/**
 * Creates the REST API (§7) in the memory of a page, with the places of the stories and the place index that the
 * server uses, too. The API implements only the calls that the flows use: it has no lists, collections or batches of
 * favorites.
 */
export function createMemoryRest({ data, failing }: MemoryRestOptions): MemoryRest {
  const usual = createListedPlaces(places);
  const known = data === "empty" ? createListedPlaces([]) : usual;
  const accounts = new Accounts();
  const app = new Hono();
  app.use(async (context, next) => {
    if (failing !== "nothing" && PATHS_OF[failing].test(context.req.path)) return unavailable();
    return next();
  });
  for (const part of [
    placesCalls(known),
    // Without phrases, only places, streets and arrondissements are suggested.
    searchCalls(known, []),
    // The filter values do not depend on the listed places: without values, the filters would show an error (§8).
    filterOptionsCalls(usual, tagCategories, true),
    travelCalls(known),
    geocodingCalls(places),
    accountCalls(accounts),
    favoritesCalls(accounts, known),
    viewsCalls(accounts),
  ]) {
    app.route("/api", part);
  }
  app.notFound(({ req }) => {
    const error = `The flows of Storybook have no ${req.method} ${req.path}.`;
    return Response.json({ error, code: "not_found" }, { status: 404 });
  });
  return { fetch: (request) => app.fetch(request), accounts };
}
