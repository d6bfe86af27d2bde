import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { doublingFragments } from "../../testing/hostile-requests.ts";
import { refuseForCost } from "./cost-limit.ts";
import { GRAPH_LIMITS } from "./graph-limits.ts";

// A field costs 1. A list multiplies the cost of its items by ten.
const schema = buildSchema("type Query { one: Int, next: Query, list: [Query!]! }");
const refusalOf = (document: string, operationName?: string) =>
  refuseForCost({ schema, document: parse(document), operationName })?.message ?? null;

const ones = (count: number): string => Array.from({ length: count }, (_, i) => `one${i}: one`).join(" ");
/** Returns an operation that costs 9,991, and 1 more for each field. */
const costly = (fields: number): string =>
  `{ list { list { list { ${ones(9)} } ${ones(8)} } ${ones(8)} } ${ones(fields)} }`;
const deep = (depth: number): string => `${"{ next ".repeat(depth - 1)}{ one }${" }".repeat(depth - 1)}`;

describe("the cost limit", () => {
  it("accepts an operation whose cost equals the limit", () => {
    expect(refusalOf(costly(9))).toBeNull();
  });

  it("refuses an operation whose cost exceeds the limit by one", () => {
    expect(refusalOf(costly(10))).toBe("An operation may cost at most 10000; this one costs 10001.");
  });

  it("estimates only the operation that is executed, not the other operations of the document", () => {
    const document = `query Cheap { one } query Dear ${costly(10)}`;
    expect(refusalOf(document, "Cheap")).toBeNull();
    expect(refusalOf(document, "Dear")).toContain("10001");
  });

  it("refuses fragments that double 1,100 times", () => {
    expect(refusalOf(doublingFragments(1_100, "Query", "{ ...A0 }", "one"))).toContain("costs more");
  });
});

describe("the depth limit", () => {
  it("accepts an operation whose depth equals the limit", () => {
    expect(refusalOf(deep(GRAPH_LIMITS.depth))).toBeNull();
  });

  it("refuses an operation that is one level deeper, also within fragments", () => {
    expect(refusalOf(deep(GRAPH_LIMITS.depth + 1))).toBe("An operation may be at most 8 fields deep; this one is 9.");
    expect(refusalOf(`{ ...F } fragment F on Query ${deep(GRAPH_LIMITS.depth + 1)}`)).toContain("deep");
  });
});
