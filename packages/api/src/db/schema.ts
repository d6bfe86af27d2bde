/** The one schema, for PGlite and PostgreSQL alike. `npm run migration -w packages/api` writes the next migration. */
import { CATEGORIES, type CategoryField, FILTER_CATEGORIES } from "@flaneur/domain";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Enriched } from "../places/enriched.ts";
import { placeStreet } from "./place-street.ts";

/** Text compared by code point, whatever the database's locale: the same order everywhere, and usable by an index. */
const key = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** An index on the values of each category. Arrondissements are found through `places_by_arrondissement`. */
const categoryIndexes = (columns: Readonly<Record<CategoryField, AnyPgColumn>>) =>
  FILTER_CATEGORIES.filter((category) => category !== "arrondissements").map((category) => {
    const column = columns[CATEGORIES[category].field];
    const values = index(`places_${category}`);
    return column.dataType === "array" ? values.using("gin", column) : values.on(column);
  });

export const places = pgTable(
  "places",
  {
    id: key("id").primaryKey(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    /** `75011` */
    arrondissement: key("arrondissement"),
    /** The first is the primary type. */
    types: text("types").array().notNull(),
    tags: text("tags").array().notNull(),
    placeStatus: text("place_status").notNull(),
    rating: doublePrecision("rating"),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    description: text("description"),
    website: text("website"),
    googleMapsUrl: text("google_maps_url"),
    openingHours: text("opening_hours"),
    wheelchair: text("wheelchair"),
    /** Addresses of pictures and videos the place brought along; without any it wears our own posters. */
    mediaUrls: text("media_urls").array().notNull(),
    /** Which composition of its type its posters show. */
    posterPick: integer("poster_pick").notNull(),

    /** Where the place came from, and its id there: what an import updates by. */
    source: key("source").notNull(),
    sourceId: key("source_id").notNull(),
    /** Which of the fields above another source filled in; see `Enriched`. */
    enriched: jsonb("enriched").$type<Enriched>().notNull().default({}),
    /** Of everything above but what was filled in: an import that changes nothing writes nothing. */
    contentHash: text("content_hash").notNull(),

    /** Derived when written, by the rules of the domain: folded name and address, sort keys, lower-case tags. */
    searchText: text("search_text").notNull(),
    nameKey: key("name_key").notNull(),
    typeKey: key("type_key"),
    tagKeys: text("tag_keys").array().notNull(),

    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // One index for each order in which places are listed. Where a value may be missing, up and down need one each:
    // places without it come last either way.
    index("places_by_name").on(table.nameKey, table.id),
    index("places_by_type").on(table.typeKey, table.id),
    index("places_by_type_down").on(table.typeKey.desc().nullsLast(), table.id),
    index("places_by_arrondissement").on(table.arrondissement, table.id),
    index("places_by_arrondissement_down").on(table.arrondissement.desc().nullsLast(), table.id),
    index("places_by_rating").on(table.rating, table.id),
    index("places_by_rating_down").on(table.rating.desc().nullsLast(), table.id),
    index("places_by_point").on(table.latitude, table.longitude),
    // Counts all that is listed, and each arrondissement, without looking at the places themselves.
    index("places_listed").on(table.arrondissement).where(sql`${table.placeStatus} <> 'Permanently Closed'`),
    index("places_search").using("gin", table.searchText.op("gin_trgm_ops")),
    index("places_name_search").using("gin", table.nameKey.op("gin_trgm_ops")),
    index("places_by_street").using("gin", sql`(${placeStreet}) gin_trgm_ops`),
    ...categoryIndexes(table),
    index("places_tag_keys").using("gin", table.tagKeys),
    uniqueIndex("places_source").on(table.source, table.sourceId),
    check("places_status", sql`${table.placeStatus} in ('Open', 'Just Opened', 'Opening Soon', 'Permanently Closed')`),
    check("places_coordinates", sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
);

/** The vocabulary of tags, grouped by category and in the order in which both are shown. */
export const tags = pgTable("tags", {
  name: text("name").primaryKey(),
  category: text("category").notNull(),
  position: integer("position").notNull(),
});

/** What the database knows about itself, such as which seed it holds. */
export const meta = pgTable("meta", { name: text("name").primaryKey(), value: text("value").notNull() });

/** One account. The username is an e-mail address, compared without case: `username` is folded, `email` as it was typed. */
export const users = pgTable("users", {
  id: key("id").primaryKey(),
  username: key("username").notNull().unique(),
  email: text("email").notNull(),
  /** argon2id, with its parameters and salt. */
  passwordHash: text("password_hash").notNull(),
  displayName: text("display_name"),
  locale: text("locale"),
  homeLatitude: doublePrecision("home_latitude"),
  homeLongitude: doublePrecision("home_longitude"),
  homeAddress: text("home_address"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** One sign-in. A token names its row: gone from here, the token is worth nothing. */
export const sessions = pgTable(
  "sessions",
  {
    id: key("id").primaryKey(),
    userId: key("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

/**
 * Where an account has been signed in to before, so that strangers who guess its password cannot shut its owner out there.
 * Digests, not addresses; a few for each account, and not for long: see `createKnownSites`.
 */
export const knownSites = pgTable(
  "known_sites",
  {
    /** Of account and site together: no two accounts share one. */
    digest: key("digest").primaryKey(),
    userId: key("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: timestamp("used_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("known_sites_by_user").on(table.userId), index("known_sites_by_use").on(table.usedAt)],
);

/** How often something was tried lately, by account or address, for all processes alike. */
export const rateLimits = pgTable("rate_limits", {
  key: key("key").primaryKey(),
  points: integer("points").notNull(),
  /** When the count starts anew. */
  expire: timestamp("expire", { withTimezone: true }),
});

export const favorites = pgTable(
  "favorites",
  {
    userId: key("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    placeId: key("place_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.placeId] }), index("favorites_by_place").on(table.placeId)],
);

export const views = pgTable(
  "views",
  {
    id: key("id").primaryKey(),
    userId: key("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    description: text("description"),
    /** `{types, tags, arrondissements, search}` and whatever else came with it: unknown values are kept. */
    filters: jsonb("filters").notNull(),
    /** Where its tab stands among its owner's, from 0. */
    position: integer("position").notNull(),
    /** Raised by every update; `If-Match` can name it. */
    version: integer("version").notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("views_by_user").on(table.userId, table.position)],
);

/** A street of one arrondissement, with the middle of its addresses. */
export const streets = pgTable(
  "streets",
  {
    id: key("id").primaryKey(),
    name: text("name").notNull(),
    /** Folded, for lookup. */
    nameKey: key("name_key").notNull(),
    arrondissement: key("arrondissement").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
  },
  (table) => [
    index("streets_by_name").on(table.nameKey),
    index("streets_search").using("gin", table.nameKey.op("gin_trgm_ops")),
  ],
);

/** A house number of a street (Base Adresse Nationale). */
export const addresses = pgTable(
  "addresses",
  {
    id: key("id").primaryKey(),
    streetId: key("street_id")
      .notNull()
      .references(() => streets.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** `bis`, `ter`, `a`; empty for none. */
    suffix: text("suffix").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
  },
  (table) => [
    index("addresses_by_street").on(table.streetId, table.number),
    index("addresses_by_point").on(table.latitude, table.longitude),
  ],
);
