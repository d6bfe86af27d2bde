import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = resolve(import.meta.dirname, "../../migrations");
/** Statements that break the queries of a program that runs the previous version. */
const BREAKING = /\b(?:drop (?:column|table)|rename (?:column|to)|set not null|alter column \S+ (?:set data )?type)\b/i;
/** Migrations that drop only what the previous version did not use either. */
const DROPS_UNUSED = ["0018_drop_derived.sql"];
const ADDS_REQUIRED = /add column [^;]*not null/i;

describe("migrations", () => {
  it.each(globSync("*.sql", { cwd: FOLDER }))(
    "contain no statement that breaks the queries of the previous version: %s",
    (file) => {
      const statements = readFileSync(resolve(FOLDER, file), "utf8").split("--> statement-breakpoint");
      if (!DROPS_UNUSED.includes(file)) expect(statements.filter((statement) => BREAKING.test(statement))).toEqual([]);
      const required = statements.filter((statement) => ADDS_REQUIRED.test(statement));
      expect(required.filter((statement) => !/\bdefault\b/i.test(statement))).toEqual([]);
    },
  );
});
