import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, it } from "vitest";
import * as schema from "./schema.ts";

const META = resolve(import.meta.dirname, "../../migrations/meta");

it("the migrations create the tables, columns and indexes of the schema", async () => {
  const last = globSync("*_snapshot.json", { cwd: META }).toSorted().at(-1) ?? "";
  const snapshot = JSON.parse(readFileSync(resolve(META, last), "utf8"));
  expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([]);
});
