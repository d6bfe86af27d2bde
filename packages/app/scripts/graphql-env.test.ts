import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { generatedFiles } from "./graphql-env.ts";

const OUTPUT = resolve(import.meta.dirname, "../src/graph/generated");

it.each(Object.entries(generatedFiles()))(
  "the generated file %s matches the schema of the gateway",
  (name, content) => {
    expect(readFileSync(resolve(OUTPUT, name), "utf8")).toBe(content);
  },
);
