import { SORT_FIELDS } from "@flaneur/domain";
import { PlacesScreen } from "@flaneur/ui/places-screen";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useClient } from "urql";
import { activeFilters, filtersState } from "../features/filters/filter-options-state.ts";
import { filtersMachine } from "../features/filters/filters.machine.ts";
import { loadFilters, saveFilters } from "../features/filters/filters.storage.ts";
import { filtersFromSearch, filtersToSearch } from "../features/filters/filters.url.ts";
import { filterOptionsActor, filterOptionsMachine } from "../features/places/filter-options.ts";
import { listingActor, listingMachine } from "../features/places/listing.ts";
import { listingState } from "../features/places/listing-state.ts";
import { useTheme } from "../features/theme/use-theme.ts";

const storage = () => localStorage;
/** Without a confirmed location there are no travel times to sort by. */
const SORTABLE = SORT_FIELDS.filter((field) => field !== "travelTime");

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
          remember: (_, filters) => {
            saveFilters(storage, filters);
            history.replaceState(history.state, "", `/${filtersToSearch(filters)}`);
          },
          scrollToTop: () => scrollTo({ top: 0 }),
        },
      }),
      options: filterOptionsMachine.provide({ actors: { ask: filterOptionsActor(client) } }),
    }),
    [client],
  );
  const filtersActor = useActorRef(machines.filters, {
    input: { filters: filtersFromSearch(location.search, loadFilters(storage)) },
  });
  const optionsActor = useActorRef(machines.options, { input: { question: null } });
  const { filters, searchText } = useSelector(filtersActor, ({ context }) => context);
  const listingRef = useSelector(filtersActor, ({ children }) => children.listing);
  const listing = useSelector(listingRef, (snapshot) => snapshot);
  const options = useSelector(optionsActor, (snapshot) => snapshot);

  useEffect(() => {
    document.title = "Flâneur · Places in Paris";
  }, []);

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
        pending: listing?.hasTag("pending") ?? true,
      })}
      filters={filtersState({
        options: options.context.answer,
        failed: options.matches("failed") || listing?.matches("failed") === true,
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
