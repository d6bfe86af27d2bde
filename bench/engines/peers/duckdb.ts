import { z } from "zod";
import { CATEGORIES, type Category, mapCategories } from "../categories.ts";
import { addEverywhere } from "../compiled-filters.ts";
import { createValues, isListed } from "../listed-places.ts";
import type { OpenPeer } from "../peer.ts";
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
import { loadPeer } from "./load.ts";

interface Appender {
  appendVarchar(value: string): void;
  appendDouble(value: number): void;
  appendUTinyInt(value: number): void;
  appendList(values: readonly number[], type: unknown): void;
  appendNull(): void;
  endRow(): void;
  flushSync(): void;
  closeSync(): void;
}
interface Statement {
  bindVarchar(index: number, value: string): void;
  bindDouble(index: number, value: number): void;
  bindInteger(index: number, value: number): void;
  runAndReadAll(): Promise<{ getRowsJS(): unknown }>;
}
interface Connection {
  run(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<Statement>;
  createAppender(table: string): Promise<Appender>;
}
const isFunction = (value: unknown): boolean => typeof value === "function";
const Module = z.object({
  DuckDBInstance: z.custom<{ create(path: string): Promise<{ connect(): Promise<Connection> }> }>(isFunction),
  LIST: z.custom<(type: unknown) => unknown>(isFunction),
  UTINYINT: z.unknown(),
});

const TABLE = `create table places (id varchar, search_text varchar, name_key varchar, type_key varchar,
  types utinyint[], tags utinyint[], arrondissement utinyint, postcode varchar, place_status varchar, rating double,
  latitude double, longitude double, opening_hours varchar)`;

const Ids = z.array(z.tuple([z.string()]));
const Counted = z.array(z.tuple([z.number(), z.number().nullable(), z.coerce.number()]));

const questionMarks = (values: readonly unknown[]): string => values.map(() => "?").join();

/** Returns a condition as a boolean expression that is never null. */
const asValue = (condition: Condition): Fragment => {
  if (typeof condition === "string") return fragment(condition === "everything" ? "true" : "false");
  return fragment(`(${condition.text}) is true`, ...condition.values);
};

/** DuckDB in memory. It scans columns: one pass finds the page, a second pass computes the total and the counts. */
export const openDuckDb: OpenPeer = async () => {
  const { DuckDBInstance, LIST, UTINYINT } = Module.parse(await loadPeer("@duckdb/node-api"));
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  await connection.run(TABLE);
  const appender = await connection.createAppender("places");
  const listType = LIST(UTINYINT);
  const numbers = createNumbers();
  const { values, see } = createValues();

  const dialect: Dialect = {
    numberOf: numbers.of,
    least: "least",
    anyOf: (category, wanted) =>
      category === "arrondissements"
        ? fragment(`p.arrondissement in (${questionMarks(wanted)})`, ...wanted)
        : fragment(`list_has_any(p.${category}, [${questionMarks(wanted)}]::utinyint[])`, ...wanted),
    contains: (needle) => fragment("contains(p.search_text, ?)", needle),
  };

  const statements = new Map<string, Promise<Statement>>();
  async function all({ text, values: bound }: Fragment): Promise<unknown> {
    const prepared = statements.get(text) ?? connection.prepare(text);
    statements.set(text, prepared);
    const statement = await prepared;
    for (const [i, value] of bound.entries()) {
      if (typeof value === "string") statement.bindVarchar(i + 1, value);
      else if (Number.isInteger(value)) statement.bindInteger(i + 1, value);
      else statement.bindDouble(i + 1, value);
    }
    return (await statement.runAndReadAll()).getRowsJS();
  }

  /**
   * Returns the statement for total and counts. Each row has the number of a category (from 1; 0 for the total), the
   * number of a value, and a number of places. The value is null in the row of the total, and in the row of the places
   * that count for every value of a category.
   */
  function counting({ within, listed, always, withValue }: ReturnType<typeof conditionsOf>): Fragment {
    const columns = [
      fragment(`${asValue(listed).text} as listed`, ...asValue(listed).values),
      ...CATEGORIES.flatMap((category) => {
        const everywhere = asValue(always(category));
        const own = asValue(and(withValue(category), not(always(category))));
        return [
          fragment(`${everywhere.text} as always_${category}`, ...everywhere.values),
          fragment(`${own.text} as own_${category}`, ...own.values),
        ];
      }),
    ];
    const { text, values: bound } = where(within);
    const numbersOf = (category: Category): string =>
      category === "arrondissements" ? "arrondissement" : `unnest(${category})`;
    const selects = CATEGORIES.flatMap((category, i) => [
      ...(always(category) === "nothing" ? [] : [`select ${i + 1}, null, count(*) from hit where always_${category}`]),
      `select ${i + 1}, value, count(*) from (select ${numbersOf(category)} as value from hit where own_${category})
        where value is not null group by 2`,
    ]);
    return fragment(
      `with hit as materialized (select p.types, p.tags, p.arrondissement, ${columns.map((each) => each.text).join()}
        from places p${text}) select 0, null, count(*) from hit where listed union all ${selects.join(" union all ")}`,
      ...columns.flatMap((each) => each.values),
      ...bound,
    );
  }

  const textOrNull = (value: string | null) => (value === null ? appender.appendNull() : appender.appendVarchar(value));
  const numberOrNull = (value: number | null) =>
    value === null ? appender.appendNull() : appender.appendDouble(value);

  return {
    add(batch) {
      for (const place of batch) {
        if (!isListed(place)) continue;
        see(place);
        textOrNull(place.id);
        textOrNull(place.searchText);
        textOrNull(place.nameKey);
        textOrNull(place.typeKey);
        appender.appendList(place.types.map(numbers.add), listType);
        appender.appendList(place.tags.map(numbers.add), listType);
        if (place.arrondissement === null) appender.appendNull();
        else appender.appendUTinyInt(numbers.add(place.arrondissement));
        textOrNull(place.arrondissement);
        textOrNull(place.placeStatus);
        numberOrNull(place.rating);
        numberOrNull(place.coordinates?.latitude ?? null);
        numberOrNull(place.coordinates?.longitude ?? null);
        textOrNull(place.openingHours);
        appender.endRow();
      }
      appender.flushSync();
    },
    finish: () => appender.closeSync(),
    async list({ filters, sort, page, limit }) {
      const conditions = conditionsOf(filters, dialect);
      const { text, values: bound } = where(and(conditions.within, conditions.listed));
      const found = await all(
        fragment(
          `select p.id from places p${text}${orderBy(sort)} limit ? offset ?`,
          ...bound,
          limit,
          (page - 1) * limit,
        ),
      );
      const counted = Counted.parse(await all(counting(conditions)));
      const counts = mapCategories((category) => {
        const rows = counted.filter(([number]) => number === CATEGORIES.indexOf(category) + 1);
        const everywhere = rows.find(([, value]) => value === null)?.[2] ?? 0;
        const own = new Map(
          rows.flatMap(([, value, count]) => (value === null ? [] : [[numbers.value(value), count] as const])),
        );
        return addEverywhere(own, everywhere, values[category]);
      });
      return {
        ids: Ids.parse(found).map(([id]) => id),
        total: counted.find(([number]) => number === 0)?.[2] ?? 0,
        counts,
      };
    },
  };
};
