import { expect, it } from "vitest";
import { problem } from "../../../testing/problems.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import { setFavorite } from "./favorite-change.ts";

const answering = (data: unknown): GraphCall =>
  (async () =>
    data instanceof Error
      ? { failure: { kind: "reported", message: data.message, retry: "none" }, timedOut: false }
      : { data }) as unknown as GraphCall;
const change = { placeId: "p1", isFavorite: true };

it("a favorite is set when the server has stored it", async () => {
  await expect(setFavorite(answering({ setFavorite: { __typename: "FavoriteSet" } }), change)).resolves.toBeUndefined();
});

it.each([
  ["NOT_SIGNED_IN", { setFavorite: problem("NOT_SIGNED_IN", "No") }],
  ["PLACE_NOT_FOUND", { setFavorite: problem("PLACE_NOT_FOUND", "No") }],
  ["TOO_MANY_FAVORITES", { setFavorite: problem("TOO_MANY_FAVORITES", "No") }],
  ["no result", {}],
  ["a failure", new Error("down")],
])("a favorite is not set when the response is %s", async (_, data) => {
  await expect(setFavorite(answering(data), change)).rejects.toThrow();
});
