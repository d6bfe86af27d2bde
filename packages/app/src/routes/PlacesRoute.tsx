import { type FilterState, INITIAL_FILTERS, SORT_FIELDS, type SortField } from "@flaneur/domain";
import { PlacesScreen } from "@flaneur/ui/places-screen";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useClient } from "urql";
import { activeFilters, filtersState } from "../features/filters/filter-options-state.ts";
import { filtersMachine } from "../features/filters/filters.machine.ts";
import { loadFilters, saveFilters } from "../features/filters/filters.storage.ts";
import { filtersFromSearch, filtersToSearch } from "../features/filters/filters.url.ts";
import { filterOptionsActor, filterOptionsMachine } from "../features/places/filter-options.ts";
import { listingActor, listingMachine } from "../features/places/listing.ts";
import { listingState } from "../features/places/listing-state.ts";
import { useTheme } from "../features/theme/use-theme.ts";
import { useTitle } from "./use-title.ts";

const storage = () => localStorage;
/** Without a confirmed location there are no travel times to sort by. */
const SORTABLE: readonly SortField[] = SORT_FIELDS.filter((field) => field !== "travelTime");

function readAddress(): FilterState {
  const filters = filtersFromSearch(location.search, loadFilters(storage));
  return SORTABLE.includes(filters.sortBy) ? filters : { ...filters, sortBy: INITIAL_FILTERS.sortBy };
}

function writeAddress(filters: FilterState, step: "new" | "same"): void {
  const address = `/${filtersToSearch(filters)}`;
  if (step === "same" || address === `${location.pathname}${location.search}`)
    history.replaceState(history.state, "", address);
  else history.pushState(history.state, "", address);
}

/** Told of the filters that the address asks for when it changes by itself: back, forward. */
function useAddress(onChange: (filters: FilterState) => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const changed = () => {
      if (location.pathname === "/") latest.current(readAddress());
    };
    addEventListener("popstate", changed);
    return () => removeEventListener("popstate", changed);
  }, []);
}

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
  const theme = useTheme();
  const [sidebar, setSidebar] = useState<"shown" | "hidden">("shown");
  const [filterPanel, setFilterPanel] = useState<"open" | "closed">("closed");
  const machines = useMemo(
    () => ({
      filters: filtersMachine.provide({
        actors: { listing: listingMachine.provide({ actors: { ask: listingActor(client) } }) },
        actions: {
          remember: (_, { filters, step }) => {
            saveFilters(storage, filters);
            writeAddress(filters, step);
          },
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
  const { filters, searchText } = useSelector(filtersActor, ({ context }) => context);
  const listingRef = useSelector(filtersActor, ({ children }) => children.listing);
  const listing = useSelector(listingRef, (snapshot) => snapshot);
  const options = useSelector(optionsActor, (snapshot) => snapshot);

  useTitle("Places in Paris");
  useAddress((filters) => filtersActor.send({ type: "address.changed", filters }));
  useOnline(() => listingRef?.send({ type: "retry" }));
  const pagination = listing?.context.answer?.pagination;
  // A link can name a page that is no more, or never was at this page size: the last one is meant.
  const lastPage = pagination !== undefined && pagination.total > 0 ? pagination.pages : null;
  const isBeyond = lastPage !== null && listing?.matches("answered") === true && filters.page > lastPage;
  useEffect(() => {
    if (isBeyond) filtersActor.send({ type: "page.go", page: lastPage });
  }, [isBeyond, lastPage, filtersActor]);

  return (
    <PlacesScreen
      topBar={{
        ...theme,
        search: {
          value: searchText,
          onValueChange: (text) => filtersActor.send({ type: "search.type", text }),
        },
      }}
      listing={listingState({
        answer: listing?.context.answer ?? null,
        message: listing?.context.message ?? null,
        pending: isBeyond || (listing?.hasTag("pending") ?? true),
      })}
      filters={filtersState({
        options: options.context.answer,
        failed: options.matches("failed"),
        facets: listing?.context.answer?.facets ?? null,
        filters,
      })}
      activeFilters={activeFilters(filters)}
      sort={{ field: filters.sortBy, order: filters.sortOrder, fields: SORTABLE }}
      sidebar={sidebar}
      filterPanel={filterPanel}
      onToggleFilter={(category, value) => filtersActor.send({ type: "value.toggle", category, value })}
      onRemoveFilter={(filter) =>
        filter.kind === "value"
          ? filtersActor.send({ type: "value.toggle", category: filter.category, value: filter.value })
          : filtersActor.send({ type: "search.type", text: "" })
      }
      onClearAll={() => filtersActor.send({ type: "filters.clear" })}
      onSort={(field) => filtersActor.send({ type: "sort.choose", field })}
      onPageChange={(page) => filtersActor.send({ type: "page.go", page })}
      onPageSizeChange={(limit) => filtersActor.send({ type: "limit.set", limit })}
      onSidebarChange={setSidebar}
      onFilterPanelChange={setFilterPanel}
      onRetry={() => listingRef?.send({ type: "retry" })}
      onRetryFilters={() => {
        optionsActor.send({ type: "retry" });
        listingRef?.send({ type: "retry" });
      }}
    />
  );
}
