import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { APP_OPERATIONS } from "../../../gateway/src/request/measured-operations.ts";
import { persistDocuments } from "./persist-documents.ts";
import { persistedDocuments } from "./persisted-documents.ts";

const SCHEMA = buildSchema(readFileSync(resolve(import.meta.dirname, "../../../gateway/schema.graphql"), "utf8"));
const DOCUMENTS = await persistedDocuments();

describe("the persisted documents", () => {
  it("are one for each operation of the app, with ids of their own", () => {
    expect(DOCUMENTS.map(({ name }) => name).toSorted()).toEqual([...APP_OPERATIONS]);
    expect(new Set(DOCUMENTS.map(({ id }) => id)).size).toBe(DOCUMENTS.length);
  });

  it.each(DOCUMENTS.map(({ name, text }) => [name, text] as const))("are valid in the schema: %s", (_, text) => {
    expect(validate(SCHEMA, parse(text))).toEqual([]);
  });

  it("are shared only if they are queries that select nothing of an account and send no typed text", () => {
    const shared = DOCUMENTS.filter(({ freshSeconds }) => freshSeconds !== null);
    expect(shared.length).toBeGreaterThan(5);
    for (const { name, text } of shared) {
      expect(text, name).toMatch(/^\s*query /);
      expect(text, name).not.toMatch(/\bviewer\b|\$typed\b/);
    }
  });
});

it("the build writes the ids into the first lines of the documents", async () => {
  const { buildStart, transform } = persistDocuments();
  if (typeof buildStart !== "function" || typeof transform !== "object") throw new Error("unknown form of the plugin");
  await Reflect.apply(buildStart, {}, []);
  const write = (code: string) => Reflect.apply(transform.handler, {}, [code, "x.graphql.ts"]).code;
  const idOf = (name: string) => DOCUMENTS.find((document) => document.name === name)?.id;
  expect(write("graphql(`\n  query Places {\n    a\n  }\n`)")).toBe(
    `graphql(\`#${idOf("Places")} shared\nquery Places { a }\`)`.replace("shared\n", "shared\\n"),
  );
  expect(write("graphql(`mutation LogOut { a }`)")).toContain(`#${idOf("LogOut")}\\nmutation LogOut`);
  expect(write("graphql(`\n  fragment F on Place { a }`)")).toBe("graphql(`fragment F on Place { a }`)");
});
