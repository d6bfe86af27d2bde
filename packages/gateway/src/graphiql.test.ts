import { parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { gatewayFor } from "../testing/rest-server.ts";
import { EXAMPLES } from "./graphiql-examples.ts";
import { schema } from "./schema/schema.ts";

const open = (gateway: ReturnType<typeof gatewayFor>["gateway"]) =>
  gateway(new Request("http://gateway.test/graphql", { headers: { accept: "text/html" } }));

describe("GraphiQL", () => {
  it("is served to a browser in development, with the examples", async () => {
    const renderGraphiQL = ({ defaultTabs = [] }: { defaultTabs?: readonly object[] }) => JSON.stringify(defaultTabs);
    const response = await open(gatewayFor("http://127.0.0.1:1", { renderGraphiQL }).gateway);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html"]);
    expect(await response.json()).toHaveLength(EXAMPLES.length);
  });

  it("does not exist in production", async () => {
    expect((await open(gatewayFor("http://127.0.0.1:1").gateway)).status).toBe(406);
  });

  it.each(EXAMPLES.map(({ query }) => [query] as const))("has examples that fit the schema: %s", (query) => {
    expect(validate(schema, parse(query))).toEqual([]);
  });
});
