import { expect, it } from "vitest";
import { listSummary } from "../../../testing/list-summary.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import type { EntryChange } from "./entry-changes.ts";
import { saveChange } from "./save-change.ts";

it.each<[string, EntryChange, object]>([
  ["moveEntry", { kind: "move", move: { id: "p1", before: "p2" } }, { entryId: "p1", before: "p2" }],
  ["updateEntry", { kind: "visited", placeId: "p1", visited: true }, { entryId: "p1", visited: true }],
  ["removeFromList", { kind: "remove", placeId: "p1" }, { entryId: "p1" }],
])("a change of a list is saved by %s with nothing but what changes", async (field, change, variables) => {
  const sent: unknown[] = [];
  const list = listSummary({ name: "Monday" });
  const call = (async (_: unknown, given: unknown) => {
    sent.push(given);
    return { data: { [field]: { __typename: "ListUpdated", list } } };
  }) as unknown as GraphCall;
  expect(await saveChange(call, "l1", change)).toEqual(list);
  expect(sent).toEqual([{ listId: "l1", ...variables }]);
});
