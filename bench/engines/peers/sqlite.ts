import { DatabaseSync, type StatementSync } from "node:sqlite";
import { z } from "zod";
import { type Category, mapCategories } from "../categories.ts";
import { addEverywhere } from "../compiled-filters.ts";
import { createValues, isListed } from "../listed-places.ts";
import type { OpenPeer } from "../peer.ts";
import type { BenchPlace } from "../places.ts";
import {
  and,
  type Condition,
  conditionsOf,
  createNumbers,
  type Dialect,
  type Fragment,
  fragment,
  not,
  orderBy,
  where,
} from "../sql-filters.ts";

/** Rowids follow the order of the ids. Lists of values have their own tables, as SQLite has no arrays. */
const TABLES = `
  pragma journal_mode = off;
  pragma synchronous = off;
  create table places (rowid integer primary key, id text not null, search_text text not null, name_key text not null,
    type_key text, arrondissement integer, postcode text, place_status text not null, rating real, latitude real,
    longitude real, opening_hours text);
  create table place_types (place integer, value integer, primary key (place, value)) without rowid;
  create table place_tags (place integer, value integer, primary key (place, value)) without rowid;
  create virtual table search using fts5 (search_text, content = 'places', tokenize = 'trigram');`;
const INDEXES = `
  create index places_by_name on places (name_key, id);
  create index places_by_type on places (type_key, id);
  create index places_by_arrondissement on places (postcode, id);
  create index places_of_arrondissement on places (arrondissement);
  create index places_by_rating on places (rating desc, id);
  create index places_by_point on places (latitude, longitude);
  create index places_by_status on places (place_status);
  create index type_places on place_types (value, place);
  create index tag_places on place_tags (value, place);
  insert into search (search) values ('rebuild');
  insert into search (search) values ('optimize');
  analyze;`;
const LINKS = { types: "place_types", tags: "place_tags" } as const;
/** Shortest search that the trigram index supports. */
const SHORTEST_INDEXED = 3;

const Id = z.array(z.object({ id: z.string() }));
const Count = z.object({ count: z.number() });
const ValueCounts = z.array(z.object({ value: z.number().nullable(), count: z.number() }));

const questionMarks = (values: readonly unknown[]): string => values.map(() => "?").join();

/** SQLite in memory. The search is FTS5 with trigrams, which finds any part of a word. */
export const openSqlite: OpenPeer = async () => {
  const db = new DatabaseSync(":memory:");
  db.exec(TABLES);
  const numbers = createNumbers();
  const { values, see } = createValues();
  const dialect: Dialect = {
    numberOf: numbers.of,
    least: "min",
    anyOf: (category, wanted) =>
      category === "arrondissements"
        ? fragment(`p.arrondissement in (${questionMarks(wanted)})`, ...wanted)
        : fragment(
            `p.rowid in (select place from ${LINKS[category]} where value in (${questionMarks(wanted)}))`,
            ...wanted,
          ),
    contains: (needle) =>
      needle.length < SHORTEST_INDEXED
        ? fragment("instr(p.search_text, ?) > 0", needle)
        : fragment("p.rowid in (select rowid from search where search match ?)", `"${needle.replaceAll('"', '""')}"`),
  };

  const statements = new Map<string, StatementSync>();
  function prepared(text: string): StatementSync {
    const before = statements.get(text);
    if (before !== undefined) return before;
    const statement = db.prepare(text);
    statements.set(text, statement);
    return statement;
  }
  const all = ({ text, values: bound }: Fragment): unknown => prepared(text).all(...bound);
  const count = (condition: Condition): number => {
    const { text, values: bound } = where(condition);
    return Count.parse(prepared(`select count(*) as count from places p${text}`).get(...bound)).count;
  };

  function countValues(category: Category, condition: Condition): ReadonlyMap<string, number> {
    if (condition === "nothing") return new Map();
    const { text, values: bound } = where(condition);
    const source =
      category === "arrondissements"
        ? `select p.arrondissement as value, count(*) as count from places p${text} group by 1`
        : condition === "everything"
          ? `select value, count(*) as count from ${LINKS[category]} group by 1`
          : `select v.value, count(*) as count from places p join ${LINKS[category]} v on v.place = p.rowid${text} group by 1`;
    const counts = ValueCounts.parse(all({ text: source, values: bound }));
    return new Map(counts.flatMap((row) => (row.value === null ? [] : [[numbers.value(row.value), row.count]])));
  }

  const insert = {
    place: db.prepare(`insert into places values (${questionMarks(Array.from({ length: 12 }))})`),
    types: db.prepare("insert into place_types values (?, ?)"),
    tags: db.prepare("insert into place_tags values (?, ?)"),
  };
  let last = 0;
  function write(place: BenchPlace): void {
    last += 1;
    see(place);
    insert.place.run(
      last,
      place.id,
      place.searchText,
      place.nameKey,
      place.typeKey,
      place.arrondissement === null ? null : numbers.add(place.arrondissement),
      place.arrondissement,
      place.placeStatus,
      place.rating,
      place.coordinates?.latitude ?? null,
      place.coordinates?.longitude ?? null,
      place.openingHours,
    );
    for (const value of place.types) insert.types.run(last, numbers.add(value));
    for (const value of place.tags) insert.tags.run(last, numbers.add(value));
  }

  return {
    add(batch) {
      db.exec("begin");
      for (const place of batch) if (isListed(place)) write(place);
      db.exec("commit");
    },
    finish: () => db.exec(INDEXES),
    list({ filters, sort, page, limit }) {
      const { within, listed, always, withValue } = conditionsOf(filters, dialect);
      const list = and(within, listed);
      const { text, values: bound } = where(list);
      const rows = all(
        fragment(
          `select p.id from places p${text}${orderBy(sort)} limit ? offset ?`,
          ...bound,
          limit,
          (page - 1) * limit,
        ),
      );
      const counts = mapCategories((category) => {
        const everywhere = and(within, always(category));
        const own = countValues(category, and(and(within, withValue(category)), not(always(category))));
        return { own, everywhere: everywhere === "nothing" ? 0 : count(everywhere) };
      });
      return {
        ids: Id.parse(rows).map(({ id }) => id),
        total: count(list),
        counts: mapCategories((category) =>
          addEverywhere(counts[category].own, counts[category].everywhere, values[category]),
        ),
      };
    },
  };
};
