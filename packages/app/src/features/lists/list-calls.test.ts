import { describe, expect, it } from "vitest";
import type { GraphCall } from "../../graph/graph-call.ts";
import { ListRefused, updateList } from "./list-calls.ts";

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
