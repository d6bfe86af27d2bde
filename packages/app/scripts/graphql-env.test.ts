import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { graphqlEnv } from "./graphql-env.ts";

it("the generated types of the graph match the schema of the gateway", () => {
  const generated = resolve(import.meta.dirname, "../src/graph/generated/graphql-env.d.ts");
  expect(readFileSync(generated, "utf8")).toBe(graphqlEnv());
});
