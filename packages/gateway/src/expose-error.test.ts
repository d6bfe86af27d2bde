import { GraphQLError } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { exposeError } from "./expose-error.ts";

describe("an unexpected error", () => {
  it.each([
    ["is logged and masked", new Error("secret"), 1],
    [
      "is masked but not logged if the client has closed its connection",
      Object.assign(new Error("aborted"), { code: "ECONNRESET" }),
      0,
    ],
  ])("%s", (_, originalError, logged) => {
    const error = vi.fn();
    const exposed = exposeError(new GraphQLError(originalError.message, { originalError }), { error });
    expect(exposed.message).toBe("An unexpected error occurred");
    expect(error).toHaveBeenCalledTimes(logged);
  });
});
