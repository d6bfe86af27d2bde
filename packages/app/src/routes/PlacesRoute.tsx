import type { FilterCategory } from "@flaneur/domain";
import { PlacesScreen } from "@flaneur/ui/places-screen";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useClient } from "urql";
import { activeFilters, filtersState } from "../features/filters/filter-options-state.ts";
import { readAddress, rememberFilters, SORTABLE, useAddress } from "../features/filters/filters.address.ts";
import { filtersMachine } from "../features/filters/filters.machine.ts";
import { filterOptionsActor, filterOptionsMachine } from "../features/places/filter-options.ts";
import { listingActor, listingMachine } from "../features/places/listing.ts";
import { listingState } from "../features/places/listing-state.ts";
import { ListingTopBar } from "../features/search/ListingTopBar.tsx";
import { useTitle } from "./use-title.ts";

/** Told when the network is back. */
function useOnline(onOnline: () => void): void {
  const latest = useRef(onOnline);
  latest.current = onOnline;
  useEffect(() => {
    const online = () => latest.current();
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, []);
}

/** '/': the places home. */
export function PlacesRoute() {
  const client = useClient();
  const [sidebar, setSidebar] = useState<"shown" | "hidden">("shown");
  const [filterPanel, setFilterPanel] = useState<"open" | "closed">("closed");
  const machines = useMemo(
    () => ({
      filters: filtersMachine.provide({
        actors: { listing: listingMachine.provide({ actors: { ask: listingActor(client) } }) },
        actions: {
          remember: (_, { filters, step }) => rememberFilters(filters, step),
          scrollToTop: () => scrollTo({ top: 0 }),
        },
      }),
      options: filterOptionsMachine.provide({ actors: { ask: filterOptionsActor(client) } }),
    }),
    [client],
  );
  const filtersActor = useActorRef(machines.filters, {
    input: { filters: readAddress() },
  });
  const optionsActor = useActorRef(machines.options, { input: { question: null } });
  const filters = useSelector(filtersActor, ({ context }) => context.settled);
  const listingRef = useSelector(filtersActor, ({ children }) => children.listing);
  const listing = useSelector(
    listingRef,
    (snapshot) => ({
      answer: snapshot?.context.answer ?? null,
      message: snapshot?.context.message ?? null,
      pending: snapshot?.hasTag("pending") ?? true,
    }),
    shallowEqual,
  );
  // Drawing another page of cards gives way to the next letter; the first page waits for nothing.
  const answer = useDeferredValue(listing.answer) ?? listing.answer;
  const pending = listing.pending || answer !== listing.answer;
  const { message } = listing;
  const options = useSelector(optionsActor, (snapshot) => snapshot);

  useTitle("Places in Paris");
  useAddress((filters) => filtersActor.send({ type: "address.changed", filters }));
  useOnline(() => listingRef?.send({ type: "retry" }));
  // A link can name a page that is no more, or never was at this page size: the last one is meant.
  const lastPage = answer !== null && answer.pagination.total > 0 ? answer.pagination.pages : null;
  const isBeyond = lastPage !== null && !pending && message === null && filters.page > lastPage;
  useEffect(() => {
    if (isBeyond) filtersActor.send({ type: "page.go", page: lastPage });
  }, [isBeyond, lastPage, filtersActor]);

  const facets = answer?.facets ?? null;
  const [known, failed] = [options.context.answer, options.matches("failed")];
  const filtersShown = useMemo(
    () => filtersState({ options: known, failed, facets, filters }),
    [known, failed, facets, filters],
  );
  const onToggleFilter = useCallback(
    (category: FilterCategory, value: string) => filtersActor.send({ type: "value.toggle", category, value }),
    [filtersActor],
  );
  const onRetryFilters = useCallback(() => {
    optionsActor.send({ type: "retry" });
    filtersActor.getSnapshot().children.listing?.send({ type: "retry" });
  }, [optionsActor, filtersActor]);

  return (
    <PlacesScreen
      topBar={<ListingTopBar filters={filtersActor} />}
      listing={listingState({ answer, message, pending: isBeyond || pending })}
      filters={filtersShown}
      activeFilters={activeFilters(filters)}
      sort={{ field: filters.sortBy, order: filters.sortOrder, fields: SORTABLE }}
      sidebar={sidebar}
      filterPanel={filterPanel}
      onToggleFilter={onToggleFilter}
      onRemoveFilter={(filter) =>
        filter.kind === "value"
          ? filtersActor.send({ type: "value.toggle", category: filter.category, value: filter.value })
          : filtersActor.send({ type: "search.clear" })
      }
      onClearAll={() => filtersActor.send({ type: "filters.clear" })}
      onSort={(field) => filtersActor.send({ type: "sort.choose", field })}
      onPageChange={(page) => filtersActor.send({ type: "page.go", page })}
      onPageSizeChange={(limit) => filtersActor.send({ type: "limit.set", limit })}
      onSidebarChange={setSidebar}
      onFilterPanelChange={setFilterPanel}
      onRetry={() => listingRef?.send({ type: "retry" })}
      onRetryFilters={onRetryFilters}
    />
  );
}
