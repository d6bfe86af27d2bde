import { describe, expect, it } from "vitest";
import type { GraphCall } from "../../graph/graph-call.ts";
import { addListPlace, addListPlaces, type EntryFields, ListRefused, updateList } from "./list-calls.ts";

const SEEN = { version: 1, seen: { name: "Sunday", note: "Start late." } };
const TYPED = { name: "Monday", note: "Start late." };
const summary = (version: number, texts: { readonly name: string; readonly note: string | null }) => ({
  ...{ id: "l1", count: 1, pages: 1, share: null, updatedAt: "2026-11-26T12:00:00Z" },
  ...texts,
  version,
});

/** A server whose list was changed elsewhere: it has version 2 and other texts. */
function serverWith(saved: { readonly name: string; readonly note: string | null }) {
  const versions: unknown[] = [];
  const call = (async (_: unknown, { version, input }: { readonly version: number; readonly input: typeof TYPED }) => {
    versions.push(version);
    const updateList =
      version === 2
        ? { __typename: "ListUpdated", list: summary(3, input) }
        : { __typename: "ListConflict", message: "changed", current: summary(2, saved) };
    return { data: { updateList } };
  }) as unknown as GraphCall;
  return { call, versions };
}

/** A server whose list was changed elsewhere: it has version 2, and `entry` as its entry of the place, or no entry. */
function serverWithEntry(entry: EntryFields | null) {
  const sent: unknown[] = [];
  const call = (async (_: unknown, { version, note }: { readonly version: number; readonly note: string | null }) => {
    sent.push({ version, note });
    const current = { ...summary(2, SEEN.seen), entry };
    const putListPlace =
      version === 2
        ? { __typename: "ListUpdated", list: summary(3, SEEN.seen) }
        : { __typename: "ListConflict", message: "changed", current };
    return { data: { putListPlace } };
  }) as unknown as GraphCall;
  return { call, sent };
}

describe("a place that is added to a list which has changed elsewhere", () => {
  it("keeps its note when the place was added there, too", async () => {
    const { call, sent } = serverWithEntry({ note: "By ten.", visited: true });
    expect(await addListPlace(call, { id: "l1", version: 1 }, "p1")).toMatchObject({ version: 2 });
    expect(sent).toEqual([{ version: 1, note: null }]);
  });

  it("is added to the current version when the list does not have the place", async () => {
    const { call, sent } = serverWithEntry(null);
    expect(await addListPlace(call, { id: "l1", version: 1 }, "p1")).toMatchObject({ version: 3 });
    expect(sent).toEqual([
      { version: 1, note: null },
      { version: 2, note: null },
    ]);
  });
});

/** A server whose list was changed elsewhere: it has version 2 and other places. Null: the list was deleted since. */
function serverWithPlaces(placeIds: readonly string[] | null) {
  const sent: unknown[] = [];
  const list = placeIds && { ...summary(2, SEEN.seen), placeIds, entries: [] };
  const call = (async (_: unknown, variables: { readonly version?: number; readonly placeIds?: readonly string[] }) => {
    if (variables.placeIds === undefined) return { data: { viewer: { list } } };
    sent.push({ version: variables.version, placeIds: variables.placeIds });
    const setListPlaces =
      variables.version === 2
        ? { __typename: "ListUpdated", list: summary(3, SEEN.seen) }
        : { __typename: "ListConflict", message: "changed", current: summary(2, SEEN.seen) };
    return { data: { setListPlaces } };
  }) as unknown as GraphCall;
  return { call, sent };
}

describe("places that are added to a list which has changed elsewhere", () => {
  const LIST = { id: "l1", placesVersion: 1, placeIds: ["p1", "p2"] };

  it("are added at the end of the changed list", async () => {
    const { call, sent } = serverWithPlaces(["p2", "p3"]);
    expect(await addListPlaces(call, LIST, ["p3", "p4"])).toMatchObject({ version: 3 });
    expect(sent).toEqual([
      { version: 1, placeIds: ["p1", "p2", "p3", "p4"] },
      { version: 2, placeIds: ["p2", "p3", "p4"] },
    ]);
  });

  it("are refused when the list was deleted", async () => {
    const { call } = serverWithPlaces(null);
    await expect(addListPlaces(call, LIST, ["p4"])).rejects.toThrow(ListRefused);
  });
});

describe("a change of the texts of a list", () => {
  it("is saved when only the places of the list have changed elsewhere", async () => {
    const { call, versions } = serverWith(SEEN.seen);
    expect(await updateList(call, "l1", SEEN, TYPED)).toMatchObject({ name: "Monday", version: 3 });
    expect(versions).toEqual([1, 2]);
  });

  it.each([
    ["name", { name: "Tuesday", note: "Start late." }],
    ["note", { name: "Sunday", note: null }],
  ])("is refused with the saved texts when the %s was changed elsewhere", async (_, saved) => {
    const { call, versions } = serverWith(saved);
    const refused = await updateList(call, "l1", SEEN, TYPED).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ListRefused);
    expect(refused).toMatchObject({ current: saved });
    expect(versions).toEqual([1]);
  });
});
