import { type FilterState, NO_FACETS } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldCallback } from "../../../testing/held-calls.ts";
import { startViews } from "../../../testing/views.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import type { QueryEvent } from "../../query/query.machine.ts";
import { type LoadedListing, listingMachine } from "../places/listing.ts";
import { type AdvancedFiltersEvent, advancedFiltersMachine } from "./advanced-filters.machine.ts";
import { filtersAddress } from "./filters.address.ts";

const ADDRESS = "/?search=zinc&types=Bar&arrondissements=75011&sort=rating-desc&page=3";

function start(address = ADDRESS) {
  const { filters } = startViews(address);
  const load = heldCallback<QueryEvent<FilterState, LoadedListing>, { readonly variables: FilterState }>();
  const machine = advancedFiltersMachine.provide({
    actors: { listing: listingMachine.provide({ actors: { load: load.logic } }) },
  });
  const actor = createActor(machine, { input: { filters } }).start();
  return {
    filters,
    machine,
    actor,
    send: (...events: AdvancedFiltersEvent[]) => {
      for (const event of events) actor.send(event);
    },
    draft: () => filtersAddress(actor.getSnapshot().context.draft),
    live: () => filtersAddress(filters.getSnapshot().context.read().filters),
    loaded: () => load.calls.map(({ input }) => filtersAddress(input.variables)),
    count: (total: number) =>
      load.calls.at(-1)?.send({
        type: "query.result",
        stale: false,
        result: { places: [], pagination: { total, page: 1, limit: 48, pages: 1 }, facets: NO_FACETS },
      }),
    total: () => actor.getSnapshot().children.listing?.getSnapshot().context.result?.pagination.total,
  };
}

describe("the draft of the advanced filters", () => {
  it("starts with the current filters on their first page, and its count is loaded immediately", () => {
    const { draft, loaded, count, total } = start();
    expect(draft()).toBe("/?search=zinc&types=Bar&arrondissements=75011&sort=rating-desc");
    expect(loaded()).toEqual([draft()]);
    count(12);
    expect(total()).toBe(12);
  });

  it("does not change the filters until it is applied, and each of its changes reloads the count", () => {
    const { send, draft, live, loaded } = start();
    send(
      { type: "draft.toggle", category: "tags", value: "Terrace" },
      { type: "draft.negate", category: "types", value: "Bar", negated: true },
      { type: "draft.join", category: "tags", join: "OR" },
      { type: "draft.status", status: "Just Opened" },
    );
    expect(draft()).toContain("not-types=Bar");
    expect(loaded()).toHaveLength(5);
    expect(live()).toBe(ADDRESS);
    send({ type: "advancedFilters.apply" });
    expect(live()).toBe(draft());
  });

  it("loses every filter and the search when it is cleared, and keeps the sort order", () => {
    const { send, draft, live } = start();
    send({ type: "draft.clear" }, { type: "advancedFilters.apply" });
    expect([draft(), live()]).toEqual(["/?sort=rating-desc", "/?sort=rating-desc"]);
  });
});

it("every transition of the advanced filters is taken, and the counted places are always those of the draft", () => {
  const { machine, filters } = start("/?types=Bar");
  const faults = walkTransitions(machine, {
    input: { filters },
    events: [
      { type: "draft.toggle", category: "tags", value: "Terrace" },
      { type: "draft.negate", category: "types", value: "Bar", negated: true },
      { type: "draft.join", category: "tags", join: "AND" },
      { type: "draft.status", status: "Open" },
      { type: "draft.clear" },
      { type: "advancedFilters.retry" },
      { type: "advancedFilters.apply" },
    ],
    distinguish: ({ context }) => filtersAddress(context.draft),
    check: (snapshot) => {
      expect(snapshot.status).toBe("active");
      if (!snapshot.matches("editing")) return;
      expect(snapshot.children.listing?.getSnapshot().context.variables).toEqual(snapshot.context.draft);
    },
  });
  expect(faults).toEqual([]);
});
