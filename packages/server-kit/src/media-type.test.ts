import { describe, expect, it } from "vitest";
import { preferredType } from "./media-type.ts";

const TYPES = ["application/json", "application/graphql-response+json"] as const;

describe("the media type of a response", () => {
  it.each([
    [null, "application/json"],
    ["", "application/json"],
    ["*/*", "application/json"],
    ["application/*", "application/json"],
    ["application/json", "application/json"],
    ["APPLICATION/JSON", "application/json"],
    ["application/graphql-response+json", "application/graphql-response+json"],
    ["application/graphql-response+json, application/json", "application/graphql-response+json"],
    ["application/json;q=0.5, application/graphql-response+json;q=0.9", "application/graphql-response+json"],
    ["text/event-stream, application/json;q=0.1", "application/json"],
    ["multipart/mixed, */*;q=0.1", "application/json"],
    ["application/json;q=0, */*", "application/graphql-response+json"],
    ["application/json; charset=utf-8", "application/json"],
  ])("for the Accept header %j is %s", (accept, expected) => {
    expect(preferredType(accept, TYPES)).toBe(expected);
  });

  it.each([
    "text/event-stream",
    "multipart/mixed",
    "text/html",
    "text/*",
    "application/json;q=0",
    "application/xml, application/graphql-response+json;q=0",
    "nonsense",
    ",",
  ])("does not exist for the Accept header %j", (accept) => {
    expect(preferredType(accept, TYPES)).toBeNull();
  });
});
