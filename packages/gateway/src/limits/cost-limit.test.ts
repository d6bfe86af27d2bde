import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { doublingFragments } from "../../testing/hostile-requests.ts";
import { refuseForCost } from "./cost-limit.ts";
import { GRAPH_LIMITS } from "./graph-limits.ts";

// A field costs 1; a list costs its items ten times.
const schema = buildSchema("type Query { one: Int, next: Query, list: [Query!]! }");
const refusalOf = (document: string, operationName?: string) =>
  refuseForCost({ schema, document: parse(document), operationName })?.message ?? null;

const ones = (count: number): string => Array.from({ length: count }, (_, i) => `one${i}: one`).join(" ");
/** Costs 9,990 and one for each field. */
const costly = (fields: number): string =>
  `{ list { list { list { ${ones(9)} } ${ones(8)} } ${ones(8)} } ${ones(fields)} }`;
const deep = (depth: number): string => `${"{ next ".repeat(depth - 1)}{ one }${" }".repeat(depth - 1)}`;

describe("the limit of cost", () => {
  it("lets an operation pass that costs as much as it may", () => {
    expect(refusalOf(costly(9))).toBeNull();
  });

  it("refuses an operation that costs one more", () => {
    expect(refusalOf(costly(10))).toBe("An operation may cost at most 10000; this one costs 10001.");
  });

  it("estimates only the operation that is to run", () => {
    const document = `query Cheap { one } query Dear ${costly(10)}`;
    expect(refusalOf(document, "Cheap")).toBeNull();
    expect(refusalOf(document, "Dear")).toContain("10001");
  });

  it("reads each fragment once, so that fragments that double a thousand times cost no time", () => {
    expect(refusalOf(doublingFragments(1_100, "Query", "{ ...A0 }", "one"))).toContain("costs more");
  });
});

describe("the limit of depth", () => {
  it("lets an operation pass that is as deep as it may be", () => {
    expect(refusalOf(deep(GRAPH_LIMITS.depth))).toBeNull();
  });

  it("refuses an operation that is one field deeper, also within fragments", () => {
    expect(refusalOf(deep(GRAPH_LIMITS.depth + 1))).toBe("An operation may be at most 8 fields deep; this one is 9.");
    expect(refusalOf(`{ ...F } fragment F on Query ${deep(GRAPH_LIMITS.depth + 1)}`)).toContain("deep");
  });
});
