/** The schema of both PGlite and PostgreSQL. `npm run migration -w packages/api` writes the next migration. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { placeNameKey, placeStreet } from "./folded-text.ts";
import type { Claim, Enriched } from "./place-fields.ts";
import { SHARED_KINDS } from "./shared-kind.ts";

/**
 * Text compared by code point, whatever the database's locale: the order is the same everywhere, and indexes can use
 * it.
 */
const codePointText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const places = pgTable(
  "places",
  {
    id: codePointText("id").primaryKey(),
    name: text("name").notNull(),
    /** Further names, such as names in other languages and former names. */
    otherNames: text("other_names").array().notNull().default([]),
    address: text("address").notNull(),
    /** The code of the arrondissement: `75011`. */
    arrondissement: codePointText("arrondissement"),
    /** Types of the place; the first is its primary type. */
    types: text("types").array().notNull(),
    tags: text("tags").array().notNull(),
    /** The status that the sources state. The shown status also depends on the day: see `shownStatus`. */
    placeStatus: text("place_status").notNull(),
    /** The day on which the place opened, or is due to open; see the domain's `DatedStatus`. */
    statusDate: date("status_date", { mode: "string" }),
    rating: doublePrecision("rating"),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    description: text("description"),
    website: text("website"),
    /** In international form: `+33142360000`. */
    phone: text("phone"),
    /** The address for reservations, with `tel:`, `http:` or `https:`. */
    bookingUrl: text("booking_url"),
    menuUrl: text("menu_url"),
    googleMapsUrl: text("google_maps_url"),
    openingHours: text("opening_hours"),
    wheelchair: text("wheelchair"),
    /** URLs of pictures and videos from the import; a place without any has our own posters. */
    mediaUrls: text("media_urls").array().notNull(),
    /** Selects the scenes of the place's posters, and their light; see `dealPosters`. */
    posterPick: integer("poster_pick").notNull(),

    /** Source of the place and the id in that source. An import updates the place that has the same source and id. */
    source: codePointText("source").notNull(),
    sourceId: codePointText("source_id").notNull(),
    /** The fields above that come from another source than the place's own; see `Enriched`. */
    enriched: jsonb("enriched").$type<Enriched>().notNull().default({}),
    /**
     * What each source states about the place. Empty when only its own source states anything, unless that source is an
     * operator or only guesses a field. See `claimsOf`.
     */
    claims: jsonb("claims").$type<readonly Claim[]>().notNull().default([]),
    /** The day since which the place's own source has stated its present values. Any changed value renews the day. */
    sourcedOn: date("sourced_on", { mode: "string" }).notNull().default(sql`CURRENT_DATE`),
    /** Whether an operator has hidden the place: no listing contains it, and its link returns a 404. */
    hidden: boolean("hidden").notNull().default(false),
    /** Whether an operator has decided that the place is chosen, or is not; null if its source decides. See `isChosen`. */
    chosen: boolean("chosen"),
    /**
     * Hash of the whole row of the place's own source, including fields that the row took from other sources, and
     * `posterPick`. An import skips a place whose hash has not changed.
     */
    contentHash: text("content_hash").notNull(),

    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("places_by_point").on(table.latitude, table.longitude),
    index("places_by_name_key").on(placeNameKey),
    index("places_name_search").using("gin", sql`(${placeNameKey}) gin_trgm_ops`),
    index("places_by_street").using("gin", sql`(${placeStreet}) gin_trgm_ops`),
    uniqueIndex("places_source").on(table.source, table.sourceId),
    check("places_status", sql`${table.placeStatus} in ('Open', 'Just Opened', 'Opening Soon', 'Permanently Closed')`),
    check("places_coordinates", sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
);

/**
 * The latest changes of places, which triggers write: each api reads them once a second and brings its index up to date.
 * The rows of one statement share a version. Older rows than the last 10,000 are deleted.
 */
export const listingChanges = pgTable(
  "listing_changes",
  {
    number: bigint("number", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Increases with each change, in the order of the commits. */
    listingVersion: bigint("listing_version", { mode: "number" }).notNull(),
    /** Differs between two databases with the same version, such as before and after a restore. */
    mark: uuid("mark").notNull().defaultRandom(),
    /** Id of a place that was written or deleted; null when any place may have changed. */
    placeId: codePointText("place_id"),
  },
  (table) => [index("listing_changes_by_version").on(table.listingVersion)],
);

/** The changes that operators have made, one row for each changed place. A merge writes a row for both places. */
export const placeLog = pgTable(
  "place_log",
  {
    id: codePointText("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** The operator's name, as given with the command or call. */
    who: text("who").notNull(),
    /** One of PLACE_ACTIONS. */
    action: text("action").notNull(),
    /** Id of the place. The column is no reference: the log outlives the place. */
    placeId: codePointText("place_id").notNull(),
    /** Values before and after, by field: `{"website": [null, "https://example.org"]}`. */
    changes: jsonb("changes").notNull(),
  },
  (table) => [index("place_log_by_place").on(table.placeId, table.at), index("place_log_by_time").on(table.at)],
);

/** Telephone numbers of places, by which imports recognise duplicates: the last nine digits. They are not shown. */
export const placePhones = pgTable("place_phones", {
  placeId: codePointText("place_id")
    .primaryKey()
    .references(() => places.id, { onDelete: "cascade" }),
  phone: text("phone").notNull(),
});

/**
 * Decisions of a person whether two look-alike places are the same. A place is named by its source and the id in that
 * source, `osm|node/1`, so that a decision outlives the place. The first name is the lesser one by code point.
 */
export const duplicateDecisions = pgTable(
  "duplicate_decisions",
  {
    first: codePointText("first").notNull(),
    second: codePointText("second").notNull(),
    isSame: boolean("is_same").notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.first, table.second] })],
);

/** The vocabulary of tags, grouped by category; `position` is the display order of tags and groups. */
export const tags = pgTable("tags", {
  name: text("name").primaryKey(),
  category: text("category").notNull(),
  position: integer("position").notNull(),
});

/** Facts about the database itself, such as the version of its seed. */
export const meta = pgTable("meta", { name: text("name").primaryKey(), value: text("value").notNull() });

/**
 * Accounts. A username is an e-mail address: `username` has the form of `usernameKey`, `email` is as typed.
 */
export const users = pgTable("users", {
  id: codePointText("id").primaryKey(),
  username: codePointText("username").notNull().unique(),
  email: text("email").notNull(),
  /** The argon2id hash with its parameters and salt. */
  passwordHash: text("password_hash").notNull(),
  displayName: text("display_name"),
  locale: text("locale"),
  homeLatitude: doublePrecision("home_latitude"),
  homeLongitude: doublePrecision("home_longitude"),
  homeAddress: text("home_address"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Sessions. A token refers to its row: without the row, the token is invalid. */
export const sessions = pgTable(
  "sessions",
  {
    id: codePointText("id").primaryKey(),
    userId: codePointText("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

/**
 * Networks from which an account has signed in. Each has its own count of wrong passwords, so that attackers elsewhere
 * cannot lock the owner out. A site is an IPv4 address or an IPv6 /56 network. The table stores digests instead of
 * addresses, a few per account, for a limited time: see `createKnownSites`.
 */
export const knownSites = pgTable(
  "known_sites",
  {
    /** Digest of account and site together: no two accounts share a digest. */
    digest: codePointText("digest").primaryKey(),
    userId: codePointText("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: timestamp("used_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("known_sites_by_user").on(table.userId), index("known_sites_by_use").on(table.usedAt)],
);

/** Links that set a new password. A link contains a token, and the table stores only the digest of the token. */
export const passwordResets = pgTable(
  "password_resets",
  {
    digest: codePointText("digest").primaryKey(),
    userId: codePointText("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("password_resets_by_user").on(table.userId),
    index("password_resets_by_expiry").on(table.expiresAt),
  ],
);

/**
 * Links that give an account a new e-mail address. The token of a link contains that address, so that the table has no
 * address.
 */
export const addressChanges = pgTable(
  "address_changes",
  {
    digest: codePointText("digest").primaryKey(),
    userId: codePointText("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * The session that requested the link. When the link is used, all other sessions end. This session may have ended
     * before the link is used.
     */
    sessionId: codePointText("session_id").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("address_changes_by_user").on(table.userId),
    index("address_changes_by_expiry").on(table.expiresAt),
  ],
);

/** Counts of recent tries, mails and exports, shared by all processes. */
export const rateLimits = pgTable("rate_limits", {
  key: codePointText("key").primaryKey(),
  points: integer("points").notNull(),
  /** When the count is reset. */
  expire: timestamp("expire", { withTimezone: true }),
});

export const favorites = pgTable(
  "favorites",
  {
    userId: codePointText("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    placeId: codePointText("place_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.placeId] }), index("favorites_by_place").on(table.placeId)],
);

export const views = pgTable(
  "views",
  {
    id: codePointText("id").primaryKey(),
    userId: codePointText("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    description: text("description"),
    /**
     * The filters in the shape of `ViewFilters`. Rows of earlier versions may contain unknown members, which are not
     * read.
     */
    filters: jsonb("filters").notNull(),
    /** Position of the view's tab among its owner's tabs, from 0. */
    position: integer("position").notNull(),
    /** Incremented by every change: the previous version of the api compares it, and a device that keeps a list. */
    version: integer("version").notNull().default(1),
    /** The name under which the owner shares the view. It need not be that of the account. */
    sharedBy: text("shared_by"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("views_by_user").on(table.userId, table.position)],
);

/** Lists of places that a user has put together. */
export const lists = pgTable(
  "lists",
  {
    id: codePointText("id").primaryKey(),
    userId: codePointText("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    note: text("note"),
    /** The name under which the owner shares the list. It need not be that of the account. */
    sharedBy: text("shared_by"),
    /** The saved walk, as `savedWalkText()` of the domain writes it. A text that cannot be read is no walk. */
    walk: text("walk"),
    /** Incremented by every change: the previous version of the api compares it, and a device that keeps a list. */
    version: integer("version").notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("lists_by_user").on(table.userId, table.createdAt)],
);

export const listPlaces = pgTable(
  "list_places",
  {
    listId: codePointText("list_id")
      .notNull()
      .references(() => lists.id, { onDelete: "cascade" }),
    placeId: codePointText("place_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    /** Order of the places: a smaller position is first. Positions may have gaps. */
    position: integer("position").notNull(),
    note: text("note"),
    /** Whether the owner has been there. A shared list does not show this to its readers. */
    visited: boolean("visited").notNull().default(false),
    /** The id of the entry, which stays when the entry moves, or when another place replaces its place. */
    id: codePointText("id").notNull().default(sql`gen_random_uuid()::text`),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.placeId] }),
    index("list_places_by_place").on(table.placeId),
    uniqueIndex("list_places_by_id").on(table.id),
  ],
);

/**
 * Links to lists and views. The row of a link that has ended is kept, so that the link gets another response than a
 * mistyped link. Both references are null once the list, view or account has been deleted.
 */
export const shares = pgTable(
  "shares",
  {
    token: codePointText("token").primaryKey(),
    kind: text("kind", { enum: SHARED_KINDS }).notNull(),
    listId: codePointText("list_id").references(() => lists.id, { onDelete: "set null" }),
    viewId: codePointText("view_id").references(() => views.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  ({ listId, viewId, endedAt }) => [
    index("shares_by_list").on(listId),
    index("shares_by_view").on(viewId),
    uniqueIndex("shares_of_list").on(listId).where(sql`${endedAt} is null`),
    uniqueIndex("shares_of_view").on(viewId).where(sql`${endedAt} is null`),
  ],
);

/** Streets, one row for each arrondissement of a street, with the position of a house about half-way along it. */
export const streets = pgTable(
  "streets",
  {
    id: codePointText("id").primaryKey(),
    name: text("name").notNull(),
    /** The folded name, for lookup. */
    nameKey: codePointText("name_key").notNull(),
    arrondissement: codePointText("arrondissement").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
  },
  (table) => [
    index("streets_by_name").on(table.nameKey),
    index("streets_search").using("gin", table.nameKey.op("gin_trgm_ops")),
  ],
);

/** House numbers of streets (Base Adresse Nationale). */
export const addresses = pgTable(
  "addresses",
  {
    id: codePointText("id").primaryKey(),
    streetId: codePointText("street_id")
      .notNull()
      .references(() => streets.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** `bis`, `ter`, `a`; empty for a plain number. */
    suffix: text("suffix").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
  },
  (table) => [
    index("addresses_by_street").on(table.streetId, table.number),
    index("addresses_by_point").on(table.latitude, table.longitude),
  ],
);
