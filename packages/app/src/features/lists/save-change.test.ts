import { expect, it } from "vitest";
import { listSummary } from "../../../testing/list-summary.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import type { OwnList } from "./list-calls.ts";
import { saveChange } from "./save-change.ts";

it("a move is refused with the current list if the list has a newer version than its known places", async () => {
  const current = { ...listSummary(3), count: 4 };
  // A server whose list has version 3 with four places.
  const call = (async (_: unknown, { version }: { readonly version: number }) => ({
    data: {
      setListPlaces:
        version === current.version
          ? { __typename: "ListUpdated", list: listSummary(4) }
          : { __typename: "ListConflict", message: "changed", current },
    },
  })) as unknown as GraphCall;
  const list: OwnList = {
    ...listSummary(3),
    placeIds: ["a", "b", "c"],
    placesVersion: 1,
    entries: [],
    loadedPages: [1],
  };
  await expect(saveChange(call, list, { kind: "order", placeIds: ["c", "a", "b"] })).rejects.toMatchObject({ current });
});
