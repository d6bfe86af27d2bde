import { describe, expect, it } from "vitest";
import { shortenList } from "./shorten-list.ts";

const listOf = (notes: readonly (string | null)[]) => ({
  sharedList: {
    __typename: "SharedList",
    name: "Sunday",
    count: notes.length,
    entries: notes.map((note, at) => ({ note, place: { id: `p${at}` } })),
  },
});
const notesIn = (data: unknown) =>
  (data as ReturnType<typeof listOf>).sharedList.entries.map(({ place: { id }, note }) => [id, note]);

describe("the shared list that a page includes", () => {
  it("has all its places if their notes are short", () => {
    const list = listOf(Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? "Be there by ten." : null)));
    expect(shortenList(list)).toBe(list);
  });

  it.each([
    ["letters", "x".repeat(2_000), 12],
    ["letters of three bytes", "€".repeat(2_000), 4],
    ["characters that HTML escapes", "&".repeat(2_000), 2],
  ])("ends before its notes are too large: %s", (_, note, length) => {
    const list = listOf(Array.from({ length: 100 }, () => note));
    const shortened = shortenList(list);
    expect(notesIn(shortened)).toEqual(notesIn(list).slice(0, length));
    expect(shortened).toMatchObject({ sharedList: { name: "Sunday", count: 100 } });
  });

  it("has its first place whatever its note", () => {
    expect(notesIn(shortenList(listOf(["&".repeat(20_000), "x"])))).toHaveLength(1);
  });

  it("leaves the data of other pages as they are", () => {
    for (const data of [{ place: null }, { sharedList: null }, { sharedList: { __typename: "ShareEnded" } }]) {
      expect(shortenList(data)).toBe(data);
    }
  });
});
