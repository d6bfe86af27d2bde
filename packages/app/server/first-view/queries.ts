import { DEFAULT_PREFERENCES } from "@flaneur/domain";
import { createRequest, formatDocument } from "@urql/core";
import { print } from "graphql";
import { readAddress } from "../../src/features/filters/filters.address.ts";
import { listingVariables } from "../../src/features/places/listing.variables.ts";
import { FilterOptionsQuery, PlaceQuery, PlacesQuery } from "../../src/features/places/places.graphql.ts";

/** A query that the app will send for its first view, as it will send it. */
export interface FirstQuery {
  /** By which the app's client finds the result. */
  readonly key: number;
  readonly query: string;
  readonly variables: unknown;
}

type Requested = Parameters<typeof createRequest>;

function firstQuery(...requested: Requested): FirstQuery {
  const { key, query, variables } = createRequest(...requested);
  // With the type names that the client's cache adds, and without which it takes a result for incomplete.
  return { key, query: print(formatDocument(query)), variables };
}

/** The last part of a place's address; null for any other address. */
function placeIdOf(pathname: string): string | null {
  const [, encoded] = /^\/places\/([^/]+)$/.exec(pathname) ?? [];
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** The queries of an address, the one that decides what is seen first. A reader's own preferences are unknown here. */
export function firstQueries({ pathname, search }: URL): readonly FirstQuery[] {
  if (pathname === "/") {
    const { filters } = readAddress(search, DEFAULT_PREFERENCES);
    return [firstQuery(PlacesQuery, listingVariables(filters)), firstQuery(FilterOptionsQuery, {})];
  }
  const id = placeIdOf(pathname);
  return id === null ? [] : [firstQuery(PlaceQuery, { id })];
}
