import { en } from "@flaneur/ui/messages";
import { describe, expect, it } from "vitest";
import type { GraphCall } from "../../graph/graph-call.ts";
import { errorText } from "./error-text.ts";
import { createList, setListPlaces } from "./list-calls.ts";

/** Returns a call that responds to the mutation with a problem. */
const refusing = (mutation: string, __typename: string): GraphCall =>
  (async () => ({
    data: { [mutation]: { __typename, message: "There is no list '2a5a0a0e'" } },
  })) as unknown as GraphCall;
const textOf = async (change: Promise<unknown>) => errorText(await change.catch((error: unknown) => error), en);

describe("the text of a refused change of a list", () => {
  it("is the page's own and not the server's", async () => {
    const call = refusing("setListPlaces", "ListNotFound");
    expect(await textOf(setListPlaces(call, "2a5a0a0e", 1, []))).toBe("This list no longer exists.");
    const full = refusing("createList", "TooManyLists");
    expect(await textOf(createList(full, { name: "One more", note: null }))).toBe(
      "You have 200 lists already. Delete one to make room.",
    );
  });

  it("reports too many places in a list only if the change has too many places", async () => {
    const call = refusing("setListPlaces", "ValidationFailed");
    const ids = Array.from({ length: 501 }, (_, index) => `place-${index}`);
    expect(await textOf(setListPlaces(call, "2a5a0a0e", 1, ids))).toMatch(/^A list has at most 500 places\./);
    expect(await textOf(setListPlaces(call, "2a5a0a0e", 1, ["place-1"]))).toMatch(/^This cannot be saved\./);
  });
});
