import { activeCategories, type FilterOptions, NO_OPERATORS } from "@flaneur/domain";
import { type ActorRefFrom, assign, raise, type SnapshotFrom, sendTo, setup } from "xstate";
import { listingMachine } from "../../places/listing.machine.ts";
import { type Navigation, navigation } from "./address-navigation.ts";
import { filterOptionsMachine } from "./filter-options.machine.ts";
import { filtersAddress } from "./filters.address.ts";
import { changed, chosen, corrected, next } from "./filters.changes.ts";
import type { FiltersContext, FiltersInput } from "./filters.context.ts";
import type { FiltersEvent } from "./filters.events.ts";
import { searchBoxActor } from "./search-box.actor.ts";

/** Writes the address of the filters, unless it is there or has to wait for a sheet to close. */
const write = (step: Navigation["step"]) =>
  [
    { type: "navigate", params: ({ context }: { context: FiltersContext }) => navigation(context, step) },
    "noteAddress",
  ] as const;

type Loaded = { readonly event: { readonly snapshot: SnapshotFrom<typeof filterOptionsMachine> } };
const loadedOptions = ({ event }: Loaded): FilterOptions | null => event.snapshot.context.result;

/** Every choice but paging and typing. What is being typed stays, unless the choice is of another search, or takes it away. */
const CHOICE = { actions: ["change", "keep", "follow", ...write("new")] } as const;
const CLEARING = { actions: ["change", "showSearch", "keep", "follow", ...write("new")] } as const;

/**
 * The filters of §4 and the listing they select. Every change is a rule of the domain; the listing follows, and the
 * host writes the address.
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
    /** The values that one can filter by. */
    options: filterOptionsMachine,
    searchBox: searchBoxActor,
  },
  actions: {
    change: assign(({ context, event }) => ({ ...changed(context, event), typedFrom: null })),
    /** What was read before they were loaded is corrected by them. */
    takeOptions: assign(({ context }, options: FilterOptions | null) =>
      options === null ? {} : { ...corrected(context, options), options },
    ),
    /** The letters of one search share the address that they started from. */
    type: assign(({ context, event }) => ({
      filters: next(context.filters, event),
      dropped: [],
      typedFrom: context.typedFrom ?? context.address,
    })),
    untype: assign({ typedFrom: null }),
    forgetFirst: assign({ first: null }),
    takeAddress: assign(({ context, event }) => ({
      address: event.type === "address.change" ? event.address : context.address,
    })),
    noteAddress: assign(({ context }) => ({ address: navigation(context, "same")?.address ?? context.address })),
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
    /** Stored operators are about filters; where none is active they are reset (§4). */
    resetOperators: sendTo(
      ({ context }) => context.preferences,
      ({ context }) => ({
        type: "preferences.choose" as const,
        changes: activeCategories(context.filters).length === 0 ? { advancedOperators: NO_OPERATORS } : {},
      }),
    ),
    /** After the address is written: what starts the listing anew reads the filters as they are. */
    follow: raise({ type: "listing.follow" }),
    load: sendTo("listing", ({ context }) => ({ type: "query.load" as const, variables: context.filters })),
    pauseListing: sendTo("listing", { type: "query.pause" }),
    /** Provided by the host, which has the router. Null where there is nothing to write. */
    navigate: (_, _navigation: Navigation | null) => {},
    /** Provided by the host: a new page starts at its top (§4). */
    scrollToTop: () => {},
  },
  guards: {
    /** Not where a sheet was closed: the address below it is as it was, whatever has been chosen since. */
    isNews: ({ context, event }) =>
      event.type === "address.change" &&
      (event.dropped.length > 0 || filtersAddress(event.filters) !== context.address),
    isCorrected: ({ context }, options: FilterOptions | null) =>
      options !== null && options !== context.options && corrected(context, options).filters !== context.filters,
    isNew: ({ context }, options: FilterOptions | null) => options !== context.options,
    isSameSearch: ({ context, event }) => next(context.filters, event).search === context.filters.search,
    isTypedAway: ({ context, event }) => filtersAddress(next(context.filters, event)) === context.typedFrom,
    isTypedOn: ({ context }) => context.typedFrom !== null,
  },
}).createMachine({
  id: "filters",
  context: ({ input }) => {
    const { options = null, first = null, ...rest } = input;
    const read = options === null ? input : corrected(input, options);
    return { ...rest, ...read, options, first, typedFrom: null, sheet: "closed" };
  },
  initial: "browsing",
  invoke: [
    {
      src: "searchBox",
      id: "searchBox",
      input: ({ context }) => ({ search: context.search }),
      onError: { actions: "untype" },
    },
    {
      src: "options",
      id: "options",
      input: ({ context }) => ({ variables: null, first: context.options }),
      onSnapshot: [
        {
          guard: { type: "isCorrected", params: loadedOptions },
          actions: [{ type: "takeOptions", params: loadedOptions }, "follow", ...write("same")],
        },
        { guard: { type: "isNew", params: loadedOptions }, actions: { type: "takeOptions", params: loadedOptions } },
      ],
      // Without them the filters are as they were read.
      onError: {},
    },
  ],
  entry: ["showSearch", "resetOperators", ...write("same")],
  on: {
    // Whatever the listing does: filters change the same way while it is broken.
    "filter.*": CHOICE,
    "status.*": CHOICE,
    "area.*": CHOICE,
    "hours.*": CHOICE,
    "hours.update": { actions: "follow" },
    "travel.*": CHOICE,
    "sort.*": CHOICE,
    "limit.*": CHOICE,
    "filter.clear": CLEARING,
    // Its 'Clear all' takes the search away, too.
    "filter.apply": CLEARING,
    "location.change": { actions: ["change", "follow", ...write("same")] },
    "tab.drop": { actions: ["change", "follow", ...write("same")] },
    "filter.replaceSearch": CLEARING,
    "search.replace": CLEARING,
    "tab.*": CLEARING,
    "tab.leave": { actions: ["change", "showSearch", "follow", ...write("same")] },
    "page.go": { actions: ["change", "follow", ...write("new"), "scrollToTop"] },
    "page.correct": { actions: ["change", "follow", ...write("same")] },
    "search.set": [
      { guard: "isSameSearch", actions: "follow" },
      { guard: "isTypedAway", actions: ["type", "follow", ...write("back"), "untype"] },
      { guard: "isTypedOn", actions: ["type", "follow", ...write("same")] },
      { actions: ["type", "follow", ...write("new")] },
    ],
    "address.change": [
      { guard: "isNews", actions: ["change", "takeAddress", "showSearch", "follow", ...write("same")] },
      { actions: ["takeAddress", "untype", ...write("same")] },
    ],
    "sheet.open": { actions: "openSheet" },
    "sheet.close": { actions: ["closeSheet", "untype", ...write("new")] },
  },
  states: {
    browsing: {
      description: "Filters change and the listing follows.",
      exit: "forgetFirst",
      invoke: {
        src: "listing",
        id: "listing",
        input: ({ context }) => ({ variables: context.filters, first: context.first }),
        // The listing turns failures into states of its own; this is for unexpected errors.
        onError: "broken",
      },
      on: {
        "listing.follow": { actions: "load" },
        "search.typing": { actions: "pauseListing" },
      },
    },
    broken: {
      description: "The listing broke down; the next choice starts it anew, with the filters as they then are.",
      on: { "listing.follow": "browsing" },
    },
  },
});

export type FiltersRef = ActorRefFrom<typeof filtersMachine>;
