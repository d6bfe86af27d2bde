import {
  compareFacets,
  FACETS,
  type Facet,
  type FacetCount,
  type FilterCategory,
  MAX_PINS,
  mapFacets,
  type Origin,
  type Place,
  type PlaceFilters,
  parisDay,
  RELATED_LIMIT,
  RELATED_POINTS,
  travelTime,
} from "@flaneur/domain";
import { pinColumns, searchedWords } from "@flaneur/place-index";
import { and, arrayOverlaps, count, eq, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { CATEGORY_COLUMNS, conditions, listed, membership, type SqlFilters } from "./conditions.ts";
import { createHoursIndex } from "./hours-index.ts";
import { hoursState } from "./hours-sql.ts";
import { type PlaceRow, toPlace } from "./place-rows.ts";
import type { PlaceSearch } from "./place-search.ts";
import { orderBy, pageStart } from "./sql-order.ts";
import { placesNear, placesWithin, reachFrom } from "./sql-travel.ts";

/**
 * Creates the search that queries the database, PostgreSQL or PGlite. It never suggests a corrected search, because
 * that needs all words in memory.
 */
export function createSqlSearch(db: Db, { hoursIndex = createHoursIndex(db), now = Date.now } = {}): PlaceSearch {
  const withHours = async (filters: PlaceFilters): Promise<SqlFilters> => ({
    ...filters,
    day: parisDay(now()),
    hoursAt: filters.hours === null ? null : await hoursIndex.at(filters.hours.at),
  });

  return {
    async list({ filters: asked, facets, ...query }) {
      const { sort, limit, origin } = query;
      const filters = await withHours(asked);
      const where = conditions(filters);
      const { after, offset, start } = await pageStart(db, where, query);
      const rows = db
        .select()
        .from(places)
        .where(and(where, after))
        .orderBy(...orderBy(sort, origin))
        .limit(limit)
        .offset(offset);
      const total = db.select({ total: count() }).from(places).where(where);
      const [found, [counted], counts] = await Promise.all([
        rows,
        total,
        facets ? Promise.all(FACETS.map((each) => facet(db, filters, each))) : null,
      ]);
      return {
        places: found.map((row) => withTravelTime(row, origin, filters.day)),
        total: counted?.total ?? 0,
        start,
        facets: counts && mapFacets((each) => counts[FACETS.indexOf(each)] ?? []),
        suggestion: null,
      };
    },

    async count(filters) {
      const [row] = await db
        .select({ total: count() })
        .from(places)
        .where(conditions(await withHours(filters)));
      return row?.total ?? 0;
    },

    async find(text, limit) {
      const rows = await db
        .select()
        .from(places)
        .where(and(listed, hasWords(text)))
        .orderBy(sql`${places.rating} desc nulls last`, places.id)
        .limit(limit);
      return rows.map((row) => ({ place: toPlace(row, parisDay(now())), match: "words" }));
    },

    async ids({ filters, sort, origin }) {
      const rows = await db
        .select({ id: places.id })
        .from(places)
        .where(conditions(await withHours(filters)))
        .orderBy(...orderBy(sort, origin));
      return rows.map(({ id }) => id);
    },

    async pins(filters) {
      const { id, name, latitude, longitude, types } = places;
      const rows = await db
        .select({ id, name, latitude, longitude, type: sql<string | null>`${types}[1]` })
        .from(places)
        .where(and(conditions(await withHours(filters)), isNotNull(latitude)))
        .orderBy(id)
        .limit(MAX_PINS);
      return pinColumns(rows);
    },

    async byId(id, origin) {
      const [row] = await db
        .select()
        .from(places)
        .where(and(eq(places.id, id), eq(places.hidden, false)));
      return row === undefined ? null : withTravelTime(row, origin, parisDay(now()));
    },

    async related(place) {
      const score = relatedScore(place);
      const rows = await db
        .select()
        .from(places)
        .where(and(ne(places.id, place.id), listed, sharesSomething(place)))
        .orderBy(sql`${score} desc`, places.id)
        .limit(RELATED_LIMIT);
      return rows.map((row) => toPlace(row, parisDay(now())));
    },

    async nearby(place) {
      const rows = await placesNear(db, place);
      return rows.map((row) => toPlace(row, parisDay(now())));
    },

    within: (travel) => placesWithin(db, travel),
    reach: (origin) => reachFrom(db, origin),
    async version() {
      // Each write of a row sets its `xmin` to another transaction.
      const [row] = await db
        .select({ total: count(), writes: sql<string>`coalesce(sum(${places}.xmin::text::bigint), 0)::text` })
        .from(places);
      return `sql ${parisDay(now())} ${row?.total} ${row?.writes}`;
    },
    values: (category) => countValues(db, category, listed),
  };
}

/** The maximum number of words that `find` searches for: each word is a condition of the query. */
const MAX_WORDS = 8;

/** Returns a condition that the name and the other names of a place together contain all words of a text. */
function hasWords(text: string): SQL | undefined {
  const names = sql`${places.nameKey} || ' ' || lower(array_to_string(${places.otherNames}, ' '))`;
  const words = searchedWords(text).slice(0, MAX_WORDS);
  return words.length === 0 ? sql`false` : and(...words.map((word) => sql`${names} like ${`%${word}%`}`));
}

function withTravelTime(row: PlaceRow, origin: Origin | null, day: string): Place {
  const place = toPlace(row, day);
  return origin === null ? place : { ...place, travelTime: travelTime(origin.from, place.coordinates, origin.mode) };
}

/** Returns the counts of one facet: the domain's `facetCounts()` in SQL. */
async function facet(db: Db, filters: SqlFilters, category: Facet): Promise<readonly FacetCount[]> {
  if (category === "hours") return hoursCounts(db, filters);
  const { always, withValue } = membership(filters, category);
  const counts =
    always === null ? await countValues(db, category, withValue) : await countAll(db, category, always, withValue);
  return counts.sort((a, b) => compareFacets(category, a, b));
}

/** Counts how many places of the list are open, closed and unknown, regardless of the chosen states. */
async function hoursCounts(db: Db, filters: SqlFilters): Promise<readonly FacetCount[]> {
  const { hours, hoursAt, day } = filters;
  if (hours === null || hoursAt === null) return [];
  const where = conditions({ ...filters, hours: { ...hours, states: [] } });
  const states = db.$with("facet").as(
    db
      .select({ value: hoursState(hoursAt, day).as("value") })
      .from(places)
      .where(where),
  );
  const counts = await db
    .with(states)
    .select({ value: states.value, count: count() })
    .from(states)
    .groupBy(states.value);
  return counts.sort((a, b) => compareFacets("hours", a, b));
}

/** Counts the rows that meet a condition, by their values of a category. */
function countValues(db: Db, category: FilterCategory, where: SQL | undefined): Promise<FacetCount[]> {
  const values = db.$with("facet").as(
    db
      .select({ value: CATEGORY_COLUMNS[category].eachValue.as("value") })
      .from(places)
      .where(where),
  );
  return db
    .with(values)
    .select({ value: values.value, count: count() })
    .from(values)
    .where(sql`${values.value} is not null`)
    .groupBy(values.value);
}

/**
 * Counts, for each value, the places that would be listed if the value were the only included value of the category:
 * the places that would be listed for any value (`always`), and those that would be listed only because they have the
 * value. Reads every listed row: if the category is joined by OR, a row outside the current list may be counted for any
 * of its values.
 */
async function countAll(
  db: Db,
  category: FilterCategory,
  always: SQL,
  withValue: SQL | undefined,
): Promise<FacetCount[]> {
  const values = db.$with("facet").as(
    db
      .select({
        value: CATEGORY_COLUMNS[category].eachValue.as("value"),
        always: sql<boolean>`(${always}) is true`.as("always"),
        withValue: sql<boolean>`(${withValue ?? sql`true`}) is true`.as("with_value"),
      })
      .from(places)
      .where(listed),
  );
  const [everywhere, own] = await Promise.all([
    db.select({ total: count() }).from(places).where(always),
    db
      .with(values)
      .select({
        value: values.value,
        count: sql<number>`count(*) filter (where ${values.withValue} and not ${values.always})::int`,
      })
      .from(values)
      .where(sql`${values.value} is not null`)
      .groupBy(values.value),
  ]);
  const total = everywhere[0]?.total ?? 0;
  return own.map(({ value, count: more }) => ({ value, count: total + more })).filter(({ count: all }) => all > 0);
}

/** The domain's `relatedScore` in SQL (§9). */
function relatedScore({ types, tags, arrondissement }: Place): SQL {
  const [type] = types;
  const shared = sql`(select count(*) from unnest(${places.tagKeys}) as tag where ${inList(sql`tag`, tags)})`;
  const sameType = type === undefined ? sql`false` : sql`${places.types}[1] = ${type}`;
  const sameDistrict =
    arrondissement === null ? sql`false` : sql`${places.arrondissement} is not distinct from ${arrondissement}`;
  const { sharedTag, sameType: typePoints, sameDistrict: districtPoints } = RELATED_POINTS;
  return sql`(${shared} * ${sql.raw(String(sharedTag))}
    + case when ${sameType} then ${sql.raw(String(typePoints))} else 0 end
    + case when ${sameDistrict} then ${sql.raw(String(districtPoints))} else 0 end)`;
}

const tagKeys = (tags: readonly string[]): string[] => [...new Set(tags.map((tag) => tag.toLowerCase()))];

function inList(value: SQL, tags: readonly string[]): SQL {
  const keys = tagKeys(tags).map((tag) => sql`${tag}`);
  return keys.length === 0 ? sql`false` : sql`${value} in (${sql.join(keys, sql`, `)})`;
}

/** Returns a condition for a score above zero. */
function sharesSomething({ types, tags, arrondissement }: Place): SQL {
  const [type] = types;
  const shares = or(
    tags.length === 0 ? undefined : arrayOverlaps(places.tagKeys, tagKeys(tags)),
    type === undefined ? undefined : sql`${places.types}[1] = ${type}`,
    arrondissement === null ? undefined : eq(places.arrondissement, arrondissement),
  );
  return shares ?? sql`false`;
}
