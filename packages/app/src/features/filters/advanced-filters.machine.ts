import {
  type BetweenOperator,
  type FilterCategory,
  type FilterState,
  type PlaceStatus,
  resetFilters,
  setBetween,
  setNegation,
  togglePlaceStatus,
  toggleValue,
} from "@flaneur/domain";
import { type ActorRefFrom, assign, sendTo, setup } from "xstate";
import { listingMachine } from "../places/listing.ts";
import type { filtersMachine } from "./filters.machine.ts";

export type AdvancedFiltersEvent =
  | { readonly type: "draft.toggle"; readonly category: FilterCategory; readonly value: string }
  | {
      readonly type: "draft.negate";
      readonly category: FilterCategory;
      readonly value: string;
      readonly negated: boolean;
    }
  /** The visitor chose the operator in front of a category. */
  | { readonly type: "draft.join"; readonly category: FilterCategory; readonly join: BetweenOperator }
  | { readonly type: "draft.status"; readonly status: PlaceStatus }
  | { readonly type: "draft.clear" }
  | { readonly type: "advancedFilters.retry" }
  | { readonly type: "advancedFilters.apply" };

type DraftChange = Exclude<AdvancedFiltersEvent, { readonly type: `advancedFilters.${string}` }>;

interface AdvancedFiltersInput {
  readonly filters: ActorRefFrom<typeof filtersMachine>;
}

interface AdvancedFiltersContext extends AdvancedFiltersInput {
  readonly draft: FilterState;
}

function changed(draft: FilterState, event: DraftChange): FilterState {
  switch (event.type) {
    case "draft.toggle":
      return toggleValue(draft, event.category, event.value);
    case "draft.negate":
      return setNegation(draft, event.category, event.value, event.negated);
    case "draft.join":
      return setBetween(draft, event.category, event.join);
    case "draft.status":
      return togglePlaceStatus(draft, event.status);
    case "draft.clear":
      return resetFilters(draft);
  }
}

const change = {
  type: "change",
  params: ({ event }: { readonly event: DraftChange }) => event,
} as const;

/** The machine of the open dialog of advanced filters. It counts the places of the filter draft after each change. */
export const advancedFiltersMachine = setup({
  types: {
    context: {} as AdvancedFiltersContext,
    events: {} as AdvancedFiltersEvent,
    input: {} as AdvancedFiltersInput,
    children: {} as { listing: "listing" },
  },
  actors: { listing: listingMachine },
  actions: {
    change: assign(({ context }, event: DraftChange) => ({ draft: changed(context.draft, event) })),
    load: sendTo("listing", ({ context }) => ({ type: "query.load" as const, variables: context.draft })),
    retry: sendTo("listing", { type: "query.retry" }),
    apply: sendTo(
      ({ context }) => context.filters,
      ({ context }) => ({ type: "filter.apply" as const, draft: context.draft }),
    ),
  },
}).createMachine({
  id: "advancedFilters",
  context: ({ input }) => ({ ...input, draft: { ...input.filters.getSnapshot().context.read().filters, page: 1 } }),
  initial: "editing",
  states: {
    editing: {
      description: "The visitor changes the draft, and its places are counted.",
      invoke: {
        src: "listing",
        id: "listing",
        input: ({ context }) => ({ variables: context.draft }),
        // The listing machine handles failed requests. Only an unexpected error of that machine reaches `onError`.
        onError: "uncounted",
      },
      on: {
        "draft.*": { actions: [change, "load"] },
        "advancedFilters.retry": { actions: "retry" },
        "advancedFilters.apply": { actions: "apply" },
      },
    },
    uncounted: {
      description:
        "The count has failed unexpectedly. The draft can be applied. The next change or a retry starts a new count.",
      on: {
        "advancedFilters.retry": "editing",
        "advancedFilters.apply": { actions: "apply" },
        "draft.*": { target: "editing", actions: change },
      },
    },
  },
});
