import { activeCategories, type FilterOptions, NO_OPERATORS } from "@flaneur/domain";
import { type ActorRefFrom, assign, raise, type SnapshotFrom, sendTo, setup } from "xstate";
import { listingMachine } from "../../places/listing.ts";
import { type Navigation, navigation } from "./address-navigation.ts";
import { filterOptionsMachine } from "./filter-options.machine.ts";
import { listingAddress } from "./filters.address.ts";
import { changed, chosen, corrected, next } from "./filters.changes.ts";
import type { FiltersContext, FiltersInput } from "./filters.context.ts";
import type { FiltersEvent } from "./filters.events.ts";
import { searchBoxActor } from "./search-box.actor.ts";

/** Writes the URL of the filters if the URL has changed. While a sheet is open, the URL is not written. */
const write = (step: Navigation["step"]) =>
  [
    { type: "navigate", params: ({ context }: { context: FiltersContext }) => navigation(context, step) },
    "noteAddress",
  ] as const;

type Loaded = { readonly event: { readonly snapshot: SnapshotFrom<typeof filterOptionsMachine> } };
const loadedOptions = ({ event }: Loaded): FilterOptions | null => event.snapshot.context.result;

/**
 * Scrolls to the top if the event leads to another page, also if it returns to the first one. The action precedes the one
 * that changes the filters.
 */
const SCROLL = {
  type: "scrollToNewPage",
  params: ({ context, event }: { context: FiltersContext; event: FiltersEvent }) =>
    next(context.filters, event).page !== context.filters.page,
} as const;

/** Actions of most choices. CLEARING also shows the new search text in the search field. */
const CHOICE = { actions: [SCROLL, "change", "keep", "follow", ...write("new")] } as const;
const CLEARING = { actions: [SCROLL, "change", "showSearch", "keep", "follow", ...write("new")] } as const;

/**
 * The machine of the filters (§4) and of the listing. After a change of the filters, the listing loads and the host
 * writes the URL.
 */
export const filtersMachine = setup({
  types: {
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    input: {} as FiltersInput,
    children: {} as { listing: "listing"; options: "options"; searchBox: "searchBox" },
  },
  actors: {
    listing: listingMachine,
    options: filterOptionsMachine,
    searchBox: searchBoxActor,
  },
  actions: {
    change: assign(({ context, event }) => ({ ...changed(context, event), typedFrom: null })),
    /** Removes unknown values from filters that were read before the options were loaded. */
    storeOptions: assign(({ context }, options: FilterOptions | null) =>
      options === null ? {} : { ...corrected(context, options), options },
    ),
    /** Stores the typed search, and the URL before the first typed letter. */
    type: assign(({ context, event }) => ({
      filters: next(context.filters, event),
      dropped: [],
      typedFrom: context.typedFrom ?? context.address,
    })),
    untype: assign({ typedFrom: null }),
    forgetFirst: assign({ first: null }),
    storeAddress: assign(({ context, event }) => ({
      address: event.type === "address.change" ? event.address : context.address,
    })),
    noteAddress: assign(({ context }) => ({ address: navigation(context, "same")?.address ?? context.address })),
    closeView: assign({ view: null }),
    openSheet: assign({ sheet: "open" }),
    closeSheet: assign({ sheet: "closed" }),
    showSearch: sendTo(
      ({ context }) => context.search,
      ({ context }) => ({ type: "search.show" as const, text: context.filters.search }),
    ),
    keep: sendTo(
      ({ context }) => context.preferences,
      ({ context, event }) => ({ type: "preferences.choose" as const, changes: chosen(event, context.filters) }),
    ),
    /** Resets the stored operators if no category has a value (§4). */
    resetOperators: sendTo(
      ({ context }) => context.preferences,
      ({ context }) => ({
        type: "preferences.choose" as const,
        changes: activeCategories(context.filters).length === 0 ? { advancedOperators: NO_OPERATORS } : {},
      }),
    ),
    /** Raises `listing.follow`, which loads the listing. XState handles the event after all actions of the choice. */
    follow: raise({ type: "listing.follow" }),
    load: sendTo("listing", ({ context }) => ({ type: "query.load" as const, variables: context.filters })),
    pauseListing: sendTo("listing", { type: "query.pause" }),
    /** Provided by the host, which has the router. The navigation is null if the URL does not change. */
    navigate: (_, _navigation: Navigation | null) => {},
    /** Provided by the host: scrolls to the top when the new page is rendered (§4), unless the page stays the same. */
    scrollToNewPage: (_, _isNew: boolean) => {},
  },
  guards: {
    /**
     * Whether the new URL has other filters or another shared view than the last URL, or unknown values. False if the
     * visitor closed a sheet by 'back': the URL is then still the last URL, although the filters may have changed.
     */
    isNews: ({ context, event }) =>
      event.type === "address.change" && (event.dropped.length > 0 || listingAddress(event) !== context.address),
    isCorrected: ({ context }, options: FilterOptions | null) =>
      options !== null && options !== context.options && corrected(context, options).filters !== context.filters,
    isNew: ({ context }, options: FilterOptions | null) => options !== context.options,
    isSameSearch: ({ context, event }) => next(context.filters, event).search === context.filters.search,
    isTypedAway: ({ context, event }) =>
      listingAddress({ ...context, filters: next(context.filters, event) }) === context.typedFrom,
    isTypedOn: ({ context }) => context.typedFrom !== null,
  },
}).createMachine({
  id: "filters",
  context: ({ input }) => {
    const { options = null, first = null, ...read } = input;
    return { ...read, options, first, typedFrom: null, sheet: "closed" };
  },
  initial: "browsing",
  invoke: [
    {
      src: "searchBox",
      id: "searchBox",
      input: ({ context }) => ({ search: context.search, text: context.filters.search }),
      onError: { actions: "untype" },
    },
    {
      src: "options",
      id: "options",
      input: ({ context }) => ({ variables: null, first: context.options }),
      onSnapshot: [
        {
          guard: { type: "isCorrected", params: loadedOptions },
          actions: [{ type: "storeOptions", params: loadedOptions }, "follow", ...write("same")],
        },
        { guard: { type: "isNew", params: loadedOptions }, actions: { type: "storeOptions", params: loadedOptions } },
      ],
      // If the options do not load, the filters keep all values.
      onError: {},
    },
  ],
  entry: ["resetOperators", ...write("same")],
  on: {
    // These events are handled in every state, so the filters also change when the listing has failed.
    "filter.*": CHOICE,
    "status.*": CHOICE,
    "near.*": CHOICE,
    "area.*": CHOICE,
    "hours.*": CHOICE,
    "hours.update": { actions: "follow" },
    "travel.*": CHOICE,
    "sort.*": CHOICE,
    "limit.*": CHOICE,
    // 'Clear all' also removes the search.
    "filter.clear": CLEARING,
    "filter.apply": CLEARING,
    "location.change": { actions: [SCROLL, "change", "follow", ...write("same")] },
    "tab.drop": { actions: [SCROLL, "change", "follow", ...write("same")] },
    "filter.replaceSearch": CLEARING,
    "search.replace": CLEARING,
    "search.apply": CLEARING,
    "tab.*": CLEARING,
    "tab.leave": { actions: [SCROLL, "change", "showSearch", "follow", ...write("same")] },
    "page.go": { actions: [SCROLL, "change", "follow", ...write("new")] },
    "page.correct": { actions: [SCROLL, "change", "follow", ...write("same")] },
    "search.set": [
      { guard: "isSameSearch", actions: "follow" },
      { guard: "isTypedAway", actions: [SCROLL, "type", "follow", ...write("back"), "untype"] },
      { guard: "isTypedOn", actions: [SCROLL, "type", "follow", ...write("same")] },
      { actions: [SCROLL, "type", "follow", ...write("new")] },
    ],
    "address.change": [
      { guard: "isNews", actions: ["change", "storeAddress", "showSearch", "follow", ...write("same")] },
      { actions: ["storeAddress", "untype", ...write("same")] },
    ],
    "sharedView.close": { actions: ["closeView", ...write("new")] },
    "sheet.open": { actions: "openSheet" },
    "sheet.close": { actions: ["closeSheet", "untype", ...write("new")] },
  },
  states: {
    browsing: {
      description: "The listing loads after each change of the filters.",
      exit: "forgetFirst",
      invoke: {
        src: "listing",
        id: "listing",
        input: ({ context }) => ({ variables: context.filters, first: context.first }),
        // The listing machine handles failed requests itself. This handler is for unexpected errors only.
        onError: "broken",
      },
      on: {
        "listing.follow": { actions: "load" },
        "search.typing": { actions: "pauseListing" },
      },
    },
    broken: {
      description: "The listing has failed unexpectedly. The next choice restarts it with the current filters.",
      on: { "listing.follow": "browsing" },
    },
  },
});

export type FiltersRef = ActorRefFrom<typeof filtersMachine>;
