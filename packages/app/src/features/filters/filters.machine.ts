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
import { assertEvent, assign, raise, sendTo, setup } from "xstate";
import { listingMachine } from "../places/listing.ts";

export type FiltersEvent =
  | { readonly type: "value.toggle"; readonly category: FilterCategory; readonly value: string }
  | { readonly type: "search.type"; readonly text: string }
  /** The search is taken away as a filter, not typed away. */
  | { readonly type: "search.clear" }
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
  /** The filters that are asked for and shown: while someone types, those from before the first letter. */
  readonly settled: FilterState;
}

/** Between two letters of one word; longer, and the hand rests. */
const TYPING_PAUSE_MS = 120;

/** What an event makes of the filters: each a rule of the domain. */
function next(filters: FilterState, event: FiltersEvent): FilterState {
  switch (event.type) {
    case "value.toggle":
      return toggleValue(filters, event.category, event.value);
    case "search.type":
      return setSearch(filters, event.text);
    case "search.clear":
      return setSearch(filters, "");
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

/** What puts another text into the box than the one that was typed. */
const REPLACES_TEXT: readonly FiltersEvent["type"][] = ["search.clear", "filters.clear", "address.changed"];

const remember = <Step extends "new" | "same">(step: Step) =>
  ({
    type: "remember",
    params: ({ context }: { readonly context: FiltersContext }) => ({ filters: context.filters, step }),
  }) as const;

/**
 * The filters of §4 and the listing they ask for. Every change is a rule of the domain. The new state is asked of the
 * listing and kept by the host's `remember`: at once, or after letters when the hand rests.
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
      const searchText = REPLACES_TEXT.includes(event.type) ? filters.search : context.searchText;
      return { filters, searchText, settled: filters };
    }),
    type: assign(({ context, event }) => {
      assertEvent(event, "search.type");
      return { filters: next(context.filters, event), searchText: event.text };
    }),
    settle: assign(({ context }) => ({ settled: context.filters })),
    hold: sendTo("listing", { type: "hold" }),
    ask: sendTo("listing", ({ context }) => ({ type: "ask" as const, question: context.filters })),
    /** Provided by the host: keeps what survives a reload, and writes the address. Typing is not a step to go back to. */
    remember: (_, _params: { readonly filters: FilterState; readonly step: "new" | "same" }) => {},
    /** Provided by the host: a new page starts at its top (§4). */
    scrollToTop: () => {},
  },
  guards: {
    isStep: ({ event }) => event.type !== "search.type" && event.type !== "address.changed",
    isPage: ({ event }) => event.type === "page.go",
    isAddress: ({ event }) => event.type === "address.changed",
  },
  delays: { typingPause: TYPING_PAUSE_MS },
}).createMachine({
  id: "filters",
  context: ({ input: { filters } }) => ({ filters, searchText: filters.search, settled: filters }),
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
      initial: "resting",
      on: {
        "search.type": { target: ".typing", actions: ["type", "hold"] },
        "*": [
          { guard: "isPage", target: ".resting", actions: ["change", "ask", remember("new"), "scrollToTop"] },
          { guard: "isAddress", target: ".resting", actions: ["change", "ask"] },
          { target: ".resting", actions: ["change", "ask", remember("new")] },
        ],
      },
      states: {
        resting: {},
        typing: {
          description: "Letters come; only the box follows them. What they ask for is asked when the hand rests.",
          after: { typingPause: { target: "resting", actions: ["settle", "ask", remember("same")] } },
          // Another change cuts the pause short: going back from it must find what had been typed.
          on: {
            "*": {
              guard: "isStep",
              target: "resting",
              actions: [remember("same"), raise(({ event }) => event)],
            },
          },
        },
      },
    },
    broken: {
      tags: "broken",
      description: "The listing broke down; the next change starts it anew.",
      on: {
        "search.type": { target: "browsing", actions: ["type", "settle", remember("same")] },
        "*": { target: "browsing", actions: ["change", remember("new")] },
      },
    },
  },
});
