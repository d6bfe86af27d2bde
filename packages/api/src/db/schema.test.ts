import { CATEGORIES, FILTER_CATEGORIES } from "@flaneur/domain";
import { getTableConfig } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { places } from "./schema.ts";

/** The first column of each index; undefined for an index on an expression. */
const firstColumns = getTableConfig(places).indexes.map(({ config: { columns } }) => {
  const [first] = columns;
  return first !== undefined && "name" in first ? first.name : undefined;
});

describe("the table of places", () => {
  it.each(FILTER_CATEGORIES)("has an index that begins with the column of the category %s", (category) => {
    expect(firstColumns).toContain(places[CATEGORIES[category].field].name);
  });
});
