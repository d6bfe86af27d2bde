import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
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

const FOLDER = resolve(import.meta.dirname, "../../migrations");
/** Statements that break the queries of a program that runs the previous version. */
const BREAKING = /\b(?:drop (?:column|table)|rename (?:column|to)|set not null|alter column \S+ (?:set data )?type)\b/i;
const ADDS_REQUIRED = /add column [^;]*not null/i;

describe("migrations", () => {
  it.each(globSync("*.sql", { cwd: FOLDER }))(
    "contain no statement that breaks the queries of the previous version: %s",
    (file) => {
      const statements = readFileSync(resolve(FOLDER, file), "utf8").split("--> statement-breakpoint");
      expect(statements.filter((statement) => BREAKING.test(statement))).toEqual([]);
      const required = statements.filter((statement) => ADDS_REQUIRED.test(statement));
      expect(required.filter((statement) => !/\bdefault\b/i.test(statement))).toEqual([]);
    },
  );
});
