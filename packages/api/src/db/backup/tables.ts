import { getTableName } from "drizzle-orm";
import * as schema from "../schema.ts";

const { places, tags, meta, users, favorites, views, streets, addresses, sessions, knownSites, rateLimits } = schema;

/** What a backup holds, in the order in which rows can be put back: none before those it refers to. */
export const BACKED_UP: readonly string[] = [places, tags, meta, users, favorites, views, streets, addresses].map(
  (table) => getTableName(table),
);

/**
 * What it leaves out on purpose: a restore must not bring a session back that has been signed out, nor where people once
 * signed in, nor old counts.
 */
export const LEFT_OUT: readonly string[] = [sessions, knownSites, rateLimits].map((table) => getTableName(table));
