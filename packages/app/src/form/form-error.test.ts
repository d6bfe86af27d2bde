import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problem } from "../../testing/problems.ts";
import { CallFailed } from "../graph/graph-call.ts";
import { Refused } from "../graph/problem.ts";
import { formErrorOf, UnreadableResult } from "./form-error.ts";

describe("the error of a form", () => {
  it("has the code, the message and the messages of the fields of a problem, by the names of the form", () => {
    const fields = [
      { field: "currentPassword", message: "The current password is not right" },
      { field: "language", message: "Unknown" },
    ];
    const error = new Refused(problem("WRONG_PASSWORD", "The current password is not right", fields));
    expect(formErrorOf(error, { currentPassword: "current" })).toEqual({
      kind: "refused",
      code: "WRONG_PASSWORD",
      message: "The current password is not right",
      fields: { current: "The current password is not right", language: "Unknown" },
    });
  });

  it("has no message for a field whose message is not a complete sentence", () => {
    const message = fc.string().filter((text) => !/^\p{Lu}/u.test(text));
    fc.assert(
      fc.property(fc.string(), message, (field, incomplete) => {
        const error = new Refused(problem("VALIDATION_FAILED", "No", [{ field, message: incomplete }]));
        expect(formErrorOf(error)).toMatchObject({ kind: "refused", fields: {} });
      }),
    );
  });

  it("is the failure of a call, an unreadable result, or unknown", () => {
    const failure = { kind: "unreachable", retry: "automatic" } as const;
    expect(formErrorOf(new CallFailed(failure))).toEqual({ kind: "failed", failure });
    expect(formErrorOf(new UnreadableResult())).toEqual({ kind: "unreadable" });
    expect(formErrorOf("oops")).toEqual({ kind: "unknown" });
  });
});
