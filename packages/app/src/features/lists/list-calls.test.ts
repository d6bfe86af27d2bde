import { expect, it } from "vitest";
import { listSummary } from "../../../testing/list-summary.ts";
import { problem } from "../../../testing/problems.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import { Refused } from "../../graph/problem.ts";
import { addToList, updateEntry, updateList } from "./list-calls.ts";

/** Returns a call that responds with a result, and the variables that were sent. */
function answering(field: string, result: object) {
  const sent: unknown[] = [];
  const call = (async (_: unknown, variables: unknown) => {
    sent.push(variables);
    return { data: { [field]: result } };
  }) as unknown as GraphCall;
  return { call, sent };
}

it("several places are added to a list by one call", async () => {
  const { call, sent } = answering("addToList", { __typename: "ListUpdated", list: listSummary({ count: 5 }) });
  expect(await addToList(call, "l1", ["p1", "p2"])).toMatchObject({ count: 5 });
  expect(sent).toEqual([{ listId: "l1", placeIds: ["p1", "p2"] }]);
});

it("a change of the texts of a list sends only the changed ones", async () => {
  const { call, sent } = answering("updateList", { __typename: "ListUpdated", list: listSummary() });
  await updateList(call, "l1", { name: "Monday" });
  await updateList(call, "l1", { note: null, seenNote: "Start late." });
  expect(sent).toEqual([
    { id: "l1", name: "Monday" },
    { id: "l1", note: null, seenNote: "Start late." },
  ]);
});

it("a refused change of an entry is thrown with its problem", async () => {
  const { call } = answering("updateEntry", problem("PLACE_NOT_FOUND", "There is no place 'p1'"));
  const refused = await updateEntry(call, "l1", "p1", { note: "By ten." }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ problem: { code: "PLACE_NOT_FOUND" } });
});
