import { expect, it } from "vitest";
import { failedResponse } from "./rest-error.ts";

it.each([
  ["120", 120],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  // 270 years: more seconds than an Int of GraphQL holds.
  ["Sat, 01 Jan 2296 00:00:00 GMT", 999_999_999],
  ["soon", undefined],
])("a failed response whose Retry-After is '%s' carries %s seconds", (header, retryAfter) => {
  expect(failedResponse(429, "{}", new Headers({ "retry-after": header })).retryAfter).toBe(retryAfter);
});

it.each([400, 413, 415, 422])("a request that the api refuses with %s is invalid input", (status) => {
  expect(failedResponse(status, "{}", new Headers()).code).toBe("BAD_USER_INPUT");
});
