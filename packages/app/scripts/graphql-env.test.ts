import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { graphqlEnv } from "./graphql-env.ts";

it("the types of the graph are those of the gateway's schema", () => {
  const generated = resolve(import.meta.dirname, "../src/graph/generated/graphql-env.d.ts");
  expect(readFileSync(generated, "utf8")).toBe(graphqlEnv());
});
