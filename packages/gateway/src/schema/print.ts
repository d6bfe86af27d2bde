import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

/** Returns the text of schema.graphql. `npm run schema -w packages/gateway` writes the file. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

if (import.meta.main) writeFileSync(resolve(import.meta.dirname, "../../schema.graphql"), printedSchema());
