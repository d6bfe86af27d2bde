import type { FilterOptions } from "@flaneur/domain";
import { AdvancedFilters } from "@flaneur/ui/filter-dialogs";
import { filtersState } from "@flaneur/ui/places-screen";
import { useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { hostedListing } from "../places/listing.ts";
import { listingConditions } from "../places/listing-conditions.ts";
import { advancedFiltersMachine } from "./advanced-filters.machine.ts";
import type { filtersMachine } from "./filters.machine.ts";

export interface AdvancedFiltersContentProps {
  readonly filters: ActorRefFrom<typeof filtersMachine>;
  /** The filter options, or null while they are not loaded. */
  readonly options: FilterOptions | null;
  readonly optionsFailed: boolean;
  readonly onRetryOptions: () => void;
  readonly onClose: () => void;
}

/** The open dialog with its draft. */
export function AdvancedFiltersContent({
  filters,
  options,
  optionsFailed,
  onRetryOptions,
  onClose,
}: AdvancedFiltersContentProps) {
  const graph = useGraph();
  const page = usePageActor();
  const machine = useMemo(
    () =>
      advancedFiltersMachine.provide({
        actors: { listing: hostedListing(graph, listingConditions(page)) },
      }),
    [graph, page],
  );
  const actor = useActorRef(machine, { input: { filters } });
  const draft = useSelector(actor, ({ context }) => context.draft);
  const listing = useLoaded(useSelector(actor, ({ children }) => children.listing));
  const facets = listing.result?.facets ?? null;
  const failed = (options === null && optionsFailed) || (facets === null && listing.failure !== null);
  return (
    <AdvancedFilters
      open
      draft={draft}
      filters={failed ? { status: "error" } : filtersState({ options, facets, failed, filters: draft })}
      total={listing.pending || listing.failure !== null ? null : (listing.result?.pagination.total ?? null)}
      onToggle={(category, value) => actor.send({ type: "draft.toggle", category, value })}
      onNegate={(category, value, negated) => actor.send({ type: "draft.negate", category, value, negated })}
      onJoin={(category, join) => actor.send({ type: "draft.join", category, join })}
      onToggleStatus={(status) => actor.send({ type: "draft.status", status })}
      onClear={() => actor.send({ type: "draft.clear" })}
      onRetry={() => {
        if (optionsFailed) onRetryOptions();
        actor.send({ type: "advancedFilters.retry" });
      }}
      onApply={() => {
        actor.send({ type: "advancedFilters.apply" });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
