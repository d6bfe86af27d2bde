import { type FilterState, INITIAL_FILTERS, setPage, setValues } from "@flaneur/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { type Listing, listingMachine } from "../places/listing.ts";
import type { QueryEvent } from "../query/query.machine.ts";
import { type FiltersEvent, filtersMachine } from "./filters.machine.ts";

function start(filters: FilterState = INITIAL_FILTERS) {
  const asked: FilterState[] = [];
  const remembered: FilterState[] = [];
  const steps: string[] = [];
  let scrolled = 0;
  const ask = fromCallback<QueryEvent<FilterState, Listing>, { readonly question: FilterState }>(({ input }) => {
    asked.push(input.question);
  });
  const actor = createActor(
    filtersMachine.provide({
      actors: { listing: listingMachine.provide({ actors: { ask } }) },
      actions: {
        remember: (_, { filters: kept, step }) => {
          remembered.push(kept);
          steps.push(step);
        },
        scrollToTop: () => {
          scrolled += 1;
        },
      },
    }),
    { input: { filters } },
  ).start();
  const send = (event: FiltersEvent) => actor.send(event);
  return {
    send,
    asked,
    remembered,
    steps,
    scrolled: () => scrolled,
    context: () => actor.getSnapshot().context,
    actor,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const handRests = () => vi.advanceTimersByTime(200);

describe("the filters", () => {
  it("ask for the listing they start with", () => {
    const { asked } = start(setValues(INITIAL_FILTERS, "types", ["Bar"]));
    expect(asked).toMatchObject([{ types: ["Bar"] }]);
  });

  const changes: readonly [FiltersEvent, Partial<FilterState>][] = [
    [
      { type: "value.toggle", category: "types", value: "Bar" },
      { types: ["Bar"], page: 1 },
    ],
    [{ type: "search.clear" }, { search: "", page: 1 }],
    [{ type: "filters.clear" }, { tags: [], page: 1 }],
    [
      { type: "sort.choose", field: "rating" },
      { sortBy: "rating", page: 4 },
    ],
    [
      { type: "sort.choose", field: "name" },
      { sortOrder: "desc", page: 4 },
    ],
    [{ type: "page.go", page: 2 }, { page: 2 }],
    [
      { type: "limit.set", limit: 96 },
      { limit: 96, page: 1 },
    ],
  ];
  it.each(changes)("after %j are asked of the listing at once, and remembered", (event, expected) => {
    const { send, asked, remembered } = start(setPage(setValues(INITIAL_FILTERS, "tags", ["Quiet"]), 4));
    send(event);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject(expected);
    expect(remembered.at(-1)).toEqual(asked[1]);
  });

  it("scroll to the top for another page, and for nothing else", () => {
    const { send, scrolled } = start();
    for (const [event] of changes) send(event);
    expect(scrolled()).toBe(1);
  });

  it("keep what is typed as it is typed, and filter by its trimmed text", () => {
    const { send, context } = start();
    send({ type: "search.type", text: " le " });
    expect(context()).toMatchObject({ searchText: " le ", filters: { search: "le" } });
    send({ type: "filters.clear" });
    expect(context()).toMatchObject({ searchText: "", filters: { search: "" } });
  });

  it("make a step to go back to of every change but typing", () => {
    const { send, steps } = start();
    send({ type: "search.type", text: "zinc" });
    handRests();
    send({ type: "value.toggle", category: "types", value: "Bar" });
    send({ type: "page.go", page: 2 });
    expect(steps).toEqual(["same", "new", "new"]);
  });

  it("follow the address when it changes by itself, and write nothing back", () => {
    const { send, asked, steps, context } = start();
    send({ type: "search.type", text: "zinc" });
    const filters = { ...setValues(INITIAL_FILTERS, "types", ["Park"]), search: "buttes" };
    send({ type: "address.changed", filters });
    handRests();
    expect(asked.at(-1)).toEqual(filters);
    expect(context()).toEqual({ filters, searchText: "buttes", settled: filters });
    expect(steps).toEqual([]);
  });

  it("are typed at once, and asked, shown and remembered when the hand rests", () => {
    const { send, asked, remembered, steps, context } = start();
    for (const text of ["z", "zi", "zin", "zinc"]) {
      send({ type: "search.type", text });
      vi.advanceTimersByTime(90);
    }
    expect(context()).toMatchObject({ filters: { search: "zinc" }, settled: { search: "" } });
    expect(asked).toHaveLength(1);
    handRests();
    expect(context().settled).toBe(context().filters);
    expect(asked.slice(1)).toMatchObject([{ search: "zinc" }]);
    expect(remembered).toMatchObject([{ search: "zinc" }]);
    expect(steps).toEqual(["same"]);
  });

  it("give up the question before as soon as another is typed", () => {
    const { send, actor } = start();
    send({ type: "search.type", text: "z" });
    expect(actor.getSnapshot().children.listing?.getSnapshot().value).toBe("held");
  });

  it("remember what was typed before a change that comes in the same breath, so that back finds it", () => {
    const { send, asked, remembered, steps } = start();
    send({ type: "search.type", text: "zinc" });
    send({ type: "value.toggle", category: "types", value: "Bar" });
    handRests();
    expect(remembered).toMatchObject([
      { search: "zinc", types: [] },
      { search: "zinc", types: ["Bar"] },
    ]);
    expect(steps).toEqual(["same", "new"]);
    expect(asked.slice(1)).toMatchObject([{ search: "zinc", types: ["Bar"] }]);
  });
});
