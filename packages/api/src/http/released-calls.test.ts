import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { breakingChanges } from "../../testing/breaking-changes.ts";
import { CallFields, fieldsOfCall } from "../../testing/call-fields.ts";
import { contractDocument } from "../../testing/contract-document.ts";

const file = resolve(import.meta.dirname, "../../testing/generated/released-calls.json");
const released = z.record(z.string(), CallFields).parse(JSON.parse(readFileSync(file, "utf8")));

describe("the calls of the specification's §7", () => {
  it("accept what they accepted, and respond with the fields that they had, in the last release", async () => {
    const document = await contractDocument();
    const now = new Map(
      document.operations.map((call) => [`${call.method} ${call.path}`, fieldsOfCall(call, document)]),
    );
    const changes = Object.entries(released).flatMap(([call, before]) => breakingChanges(call, before, now.get(call)));
    expect(changes).toEqual([]);
  });
});

describe("a breaking change", () => {
  const name = { types: ["string"], isRequired: false, limits: { maxLength: 80 } };
  const before: CallFields = {
    request: { "query.page": name },
    response: { "response.name": { ...name, isRequired: true } },
  };

  it.each<[string, CallFields | undefined, string]>([
    ["a removed call", undefined, "GET /x was removed"],
    ["a removed parameter", { ...before, request: {} }, "GET /x: query.page was removed"],
    [
      "a shorter limit",
      { ...before, request: { "query.page": { ...name, limits: { maxLength: 40 } } } },
      "GET /x: query.page is stricter",
    ],
    [
      "a list of allowed values",
      { ...before, request: { "query.page": { ...name, values: ["1"] } } },
      "GET /x: query.page is stricter",
    ],
    [
      "a parameter that becomes required",
      { ...before, request: { "query.page": { ...name, isRequired: true } } },
      "GET /x: query.page is stricter",
    ],
    [
      "a new parameter that is required",
      { ...before, request: { ...before.request, "query.at": { ...name, isRequired: true } } },
      "GET /x: query.at is a new requirement",
    ],
    ["a removed field", { ...before, response: {} }, "GET /x: response.name was removed"],
    [
      "a field that may be null",
      { ...before, response: { "response.name": { types: ["string", "null"], isRequired: true, limits: {} } } },
      "GET /x: response.name may be missing, or may have another type",
    ],
  ])("is reported: %s", (_, now, change) => {
    expect(breakingChanges("GET /x", before, now)).toEqual([change]);
  });

  it("is neither a new field of a response nor a new optional parameter", () => {
    const request = { ...before.request, "query.at": name };
    const response = { ...before.response, "response.note": name };
    expect(breakingChanges("GET /x", before, { request, response })).toEqual([]);
  });
});
