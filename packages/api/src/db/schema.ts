/** The one schema, for PGlite and PostgreSQL alike. `npx drizzle-kit generate` in this package writes the next migration. */
import { sql } from "drizzle-orm";
import {
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** Text compared by code point, whatever the database's locale: the same order everywhere, and usable by an index. */
const key = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

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
    /** Of everything above: an import that changes nothing writes nothing. */
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
    index("places_by_name").on(table.nameKey, table.id),
    index("places_by_type").on(table.typeKey, table.id),
    index("places_by_arrondissement").on(table.arrondissement, table.id),
    index("places_by_rating").on(table.rating, table.id),
    index("places_types").using("gin", table.types),
    index("places_tags").using("gin", table.tags),
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
