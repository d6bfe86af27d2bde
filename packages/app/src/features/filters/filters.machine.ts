import {
  type FilterCategory,
  type FilterState,
  type PageSize,
  resetFilters,
  type SortField,
  setLimit,
  setPage,
  setSearch,
  setSort,
  toggleValue,
} from "@flaneur/domain";
import { assign, sendTo, setup } from "xstate";
import { listingMachine } from "../places/listing.ts";

export type FiltersEvent =
  | { readonly type: "value.toggle"; readonly category: FilterCategory; readonly value: string }
  | { readonly type: "search.type"; readonly text: string }
  | { readonly type: "filters.clear" }
  | { readonly type: "sort.choose"; readonly field: SortField }
  | { readonly type: "page.go"; readonly page: number }
  | { readonly type: "limit.set"; readonly limit: PageSize }
  /** The address changed without us: back, forward. It says so itself, so that nothing writes it again. */
  | { readonly type: "address.changed"; readonly filters: FilterState };

export interface FiltersContext {
  readonly filters: FilterState;
  /** What stands in the search box, spaces and all; the filter is its trimmed text (§4). */
  readonly searchText: string;
}

/** What an event makes of the filters: each a rule of the domain. */
function next(filters: FilterState, event: FiltersEvent): FilterState {
  switch (event.type) {
    case "value.toggle":
      return toggleValue(filters, event.category, event.value);
    case "search.type":
      return setSearch(filters, event.text);
    case "filters.clear":
      return resetFilters(filters);
    case "sort.choose":
      return setSort(filters, event.field);
    case "page.go":
      return setPage(filters, event.page);
    case "limit.set":
      return setLimit(filters, event.limit);
    case "address.changed":
      return event.filters;
  }
}

const REMEMBER = {
  type: "remember",
  params: ({ context, event }: { readonly context: FiltersContext; readonly event: FiltersEvent }) => ({
    filters: context.filters,
    step: event.type === "search.type" ? ("same" as const) : ("new" as const),
  }),
} as const;

/**
 * The filters of §4 and the listing they ask for. Every change is a rule of the domain; the new state is asked of the
 * listing and kept by the host's `remember`.
 */
export const filtersMachine = setup({
  types: {
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    input: {} as { readonly filters: FilterState },
    children: {} as { listing: "listing" },
  },
  actors: { listing: listingMachine },
  actions: {
    change: assign(({ context, event }) => {
      const filters = next(context.filters, event);
      if (event.type === "search.type") return { filters, searchText: event.text };
      const isReplaced = event.type === "filters.clear" || event.type === "address.changed";
      return { filters, searchText: isReplaced ? filters.search : context.searchText };
    }),
    ask: sendTo("listing", ({ context, event }) => ({
      type: "ask" as const,
      question: context.filters,
      pace: event.type === "search.type" ? ("typing" as const) : ("now" as const),
    })),
    /** Provided by the host: keeps what survives a reload, and writes the address. Typing is not a step to go back to. */
    remember: (_, _params: { readonly filters: FilterState; readonly step: "new" | "same" }) => {},
    /** Provided by the host: a new page starts at its top (§4). */
    scrollToTop: () => {},
  },
  guards: {
    isPage: ({ event }) => event.type === "page.go",
    isAddress: ({ event }) => event.type === "address.changed",
  },
}).createMachine({
  id: "filters",
  context: ({ input }) => ({ filters: input.filters, searchText: input.filters.search }),
  initial: "browsing",
  states: {
    browsing: {
      description: "Filters change and the listing follows.",
      invoke: {
        src: "listing",
        id: "listing",
        input: ({ context }) => ({ question: context.filters }),
        // The listing turns failures into states of its own; this is for what nobody foresaw.
        onError: "broken",
      },
      on: {
        "*": [
          {
            guard: "isPage",
            actions: ["change", "ask", REMEMBER, "scrollToTop"],
          },
          { guard: "isAddress", actions: ["change", "ask"] },
          { actions: ["change", "ask", REMEMBER] },
        ],
      },
    },
    broken: {
      tags: "broken",
      description: "The listing broke down; the next change starts it anew.",
      on: {
        "*": {
          target: "browsing",
          actions: ["change", REMEMBER],
        },
      },
    },
  },
});
