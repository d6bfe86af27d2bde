import type { PackGuide } from "@flaneur/contract";
import type { Phrase } from "@flaneur/place-index";
import { Hono } from "hono";
import { serveFilterOptions } from "./filter-options-calls.ts";
import { serveGuide } from "./guide-calls.ts";
import type { ListedPlaces } from "./listed-places.ts";
import { servePlaces } from "./places-calls.ts";
import { serveSearch } from "./search-calls.ts";
import { serveTravel } from "./travel-calls.ts";
import { serveUser, type UserOfRequest } from "./user-calls.ts";

/** What the REST API in memory has. */
export interface MemoryRestParts {
  readonly places: ListedPlaces;
  /** The places whose values the filters offer. @default places */
  readonly placesOfFilters?: ListedPlaces;
  /** The tags of each category, in the order of the vocabulary. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** The words of searches that have a meaning. Places, streets and arrondissements are found without them. */
  readonly phrases: readonly Phrase[];
  /** Absent for an API without collections and neighbourhoods. */
  readonly guide?: PackGuide | undefined;
  /** Returns the data of the user of a request; null for a signed-out visitor, and for a user without stored data. */
  readonly userOf: (request: Request) => Promise<UserOfRequest | null>;
}

/**
 * Creates the part of the REST API that reads places and the data of a user, over places in memory. It serves the calls
 * of the contract, with the place index and the rules of the server. The search worker and the flows of Storybook use it.
 */
export function createMemoryRest(parts: MemoryRestParts): Hono {
  const { places, placesOfFilters = places, tags, phrases, guide, userOf } = parts;
  const app = new Hono().basePath("/api");
  servePlaces(app, places);
  serveFilterOptions(app, placesOfFilters, tags);
  serveTravel(app, places);
  serveSearch(app, places, phrases);
  if (guide !== undefined) serveGuide(app, places, guide);
  serveUser(app, places, userOf);
  return app;
}
