import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { refuseForVariables } from "./variable-types.ts";

const schema = buildSchema(`
  input Part { names: [String!], depth: Int! = 1, size: Size }
  input Whole { part: Part, parts: [Part!] }
  enum Size { SMALL }
  type Query { one(whole: Whole, count: Int!): Int }
`);
const document = parse("query($whole: Whole, $count: Int!) { one(whole: $whole, count: $count) }");
const refusalOf = (variables: Record<string, unknown>, hideSuggestions = true) =>
  refuseForVariables({ schema, document, variables }, hideSuggestions);

describe("variables of another type than the operation declares", () => {
  it.each([
    ["a field that the type lacks", { part: { nams: "secret" } }, '"$whole.part" must be of the type Part.'],
    ["an item of a list", { part: { names: ["a", 7] } }, '"$whole.part.names[1]" must be of the type String!.'],
    ["a field of an item", { parts: [{}, { depth: "secret" }] }, '"$whole.parts[1].depth" must be of the type Int!.'],
    ["a value in place of a list", { part: { names: 7 } }, '"$whole.part.names" must be of the type [String!].'],
    ["an enum value", { part: { size: "secret" } }, '"$whole.part.size" must be of the type Size.'],
    ["a value in place of an object", "secret", '"$whole" must be of the type Whole.'],
  ])("are refused with a message that names the path and type of %s, but not the value", (_, whole, message) => {
    expect(refusalOf({ whole, count: 1 })?.message).toBe(`Variable ${message}`);
  });

  it("are refused when a required variable is missing or null", () => {
    expect(refusalOf({})?.message).toBe('Variable "$count" must be of the type Int!.');
    expect(refusalOf({ count: null })?.message).toBe('Variable "$count" must be of the type Int!.');
  });

  it("are refused with the code BAD_USER_INPUT and the HTTP status 400", () => {
    expect(refusalOf({})?.extensions).toMatchObject({ code: "BAD_USER_INPUT", http: { status: 400 } });
  });

  it("are refused with a suggested name when suggestions are allowed", () => {
    expect(refusalOf({ whole: { part: { nams: [] } }, count: 1 }, false)?.message).toContain('Did you mean "names"?');
  });
});

describe("variables of the declared types", () => {
  it.each([
    ["all fields", { whole: { part: { names: ["a"], depth: 2, size: "SMALL" }, parts: [] }, count: 1 }],
    ["only the required variable", { count: 1 }],
    ["null for an optional variable", { whole: null, count: 1 }],
    ["variables that the operation does not declare", { count: 1, unknown: { a: 1 } }],
  ])("are accepted with %s", (_, variables) => {
    expect(refusalOf(variables)).toBeNull();
  });
});
