import { getTableName } from "drizzle-orm";
import * as schema from "../schema.ts";

const {
  places,
  placeLog,
  placePhones,
  duplicateDecisions,
  tags,
  meta,
  users,
  favorites,
  views,
  lists,
  listPlaces,
  shares,
  streets,
  addresses,
  sessions,
  knownSites,
  passwordResets,
  addressChanges,
  rateLimits,
  listingChanges,
} = schema;

/** The tables of a backup, in an order in which rows can be inserted: a table follows the tables that it refers to. */
export const BACKED_UP: readonly string[] = [
  places,
  placeLog,
  placePhones,
  duplicateDecisions,
  tags,
  meta,
  users,
  favorites,
  views,
  lists,
  listPlaces,
  shares,
  streets,
  addresses,
].map((table) => getTableName(table));

/**
 * The tables that a backup deliberately excludes: a restore must not bring back ended sessions, networks of earlier
 * sign-ins, old links or old counts. It announces by itself that all places may have changed.
 */
export const LEFT_OUT: readonly string[] = [
  sessions,
  knownSites,
  passwordResets,
  addressChanges,
  rateLimits,
  listingChanges,
].map((table) => getTableName(table));
