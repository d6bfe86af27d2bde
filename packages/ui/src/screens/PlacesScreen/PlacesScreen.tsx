import type { FilterCategory, PageSize, SortField, SortOrder } from "@flaneur/domain";
import type { ReactNode } from "react";
import { type ActiveFilter, FilterChips } from "../../components/FilterChips/FilterChips.tsx";
import { FilterPanel } from "../../components/FilterPanel/FilterPanel.tsx";
import { Filters, type FiltersState } from "../../components/Filters/Filters.tsx";
import type { TravelMode } from "../../components/PlaceCard/TravelMinutes.tsx";
import { contentOf } from "../../lib/content-of.ts";
import { ListingBody } from "./ListingBody.tsx";
import { ListingHead } from "./ListingHead.tsx";
import type { ListingState } from "./listing-state.ts";
import styles from "./PlacesScreen.module.css";
import { Sidebar } from "./Sidebar.tsx";
import { useSidebarFocus } from "./use-sidebar-focus.ts";

export type { ListingState } from "./listing-state.ts";
export type { ActiveFilter, FiltersState };

export interface PlacesScreenProps {
  /** A part of its own, so that a letter typed in its search draws nothing else again. */
  readonly topBar: ReactNode;
  readonly listing: ListingState;
  readonly filters: FiltersState;
  /** In the order their chips stand. */
  readonly activeFilters: readonly ActiveFilter[];
  readonly sort: {
    readonly field: SortField;
    readonly order: SortOrder;
    /** What can be sorted by just now. @default every field */
    readonly fields?: readonly SortField[];
  };
  readonly sidebar: "shown" | "hidden";
  /** The phone's full-screen filters. */
  readonly filterPanel: "open" | "closed";
  readonly travelMode?: TravelMode;
  readonly favorites?: ReadonlySet<string>;

  readonly onToggleFilter: (category: FilterCategory, value: string) => void;
  readonly onRemoveFilter: (filter: ActiveFilter) => void;
  readonly onClearAll: () => void;
  readonly onSort: (field: SortField) => void;
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange: (size: PageSize) => void;
  readonly onSidebarChange: (sidebar: "shown" | "hidden") => void;
  readonly onFilterPanelChange: (panel: "open" | "closed") => void;
  readonly onToggleFavorite?: (id: string) => void;
  readonly onRetry?: () => void;
  readonly onRetryFilters?: () => void;

  /** The tab bar under the top bar. */
  readonly tabs?: ReactNode;
  /** Between arrondissements and tags. */
  readonly travelTime?: ReactNode;
  /** After the tags. */
  readonly moreFilters?: ReactNode;
  /** 'Advanced Filters', before the sort menu. */
  readonly advancedFilters?: ReactNode;
  /** Grid, table or map; after the sort menu, on a phone beside 'Filters'. */
  readonly layoutSwitch?: ReactNode;
  /** 'Views', beside 'Filters' on a phone. */
  readonly views?: ReactNode;
}

/** The places home (§2): filters at the left, the count as the title, the wall of pictures below. */
export function PlacesScreen(props: PlacesScreenProps) {
  const { listing, activeFilters, sidebar, filterPanel, onSidebarChange, onFilterPanelChange } = props;
  const focus = useSidebarFocus(sidebar);
  const clearAll =
    activeFilters.length > 0
      ? () => {
          props.onClearAll();
          // The button goes with the filters; focus must not fall back to the top of the page.
          contentOf(document)?.focus({ preventScroll: true });
        }
      : undefined;
  const filters = (
    <Filters
      state={props.filters}
      onToggle={props.onToggleFilter}
      onRetry={props.onRetryFilters}
      travelTime={props.travelTime}
    >
      {props.moreFilters}
    </Filters>
  );
  return (
    <div className={styles.screen}>
      {props.topBar}
      {props.tabs}
      <div className={styles.bar}>
        <FilterPanel
          open={filterPanel === "open"}
          onOpenChange={(open) => onFilterPanelChange(open ? "open" : "closed")}
          activeCount={activeFilters.length}
          doneLabel={doneLabel(listing)}
          onClearAll={clearAll}
        >
          {filters}
        </FilterPanel>
        {props.views}
        {props.layoutSwitch !== undefined && <div className={styles.layout}>{props.layoutSwitch}</div>}
      </div>
      <div className={styles.page}>
        {sidebar === "shown" && (
          <Sidebar hideButton={focus.hideButton} onHide={() => onSidebarChange("hidden")}>
            {filters}
          </Sidebar>
        )}
        <main className={styles.main} id="content" tabIndex={-1}>
          <ListingHead
            listing={listing}
            sort={props.sort}
            onSort={props.onSort}
            onClearAll={clearAll}
            showButton={focus.showButton}
            onShowSidebar={sidebar === "hidden" ? () => onSidebarChange("shown") : undefined}
            advancedFilters={props.advancedFilters}
            layoutSwitch={props.layoutSwitch}
          />
          <FilterChips filters={activeFilters} onRemove={props.onRemoveFilter} />
          <ListingBody {...props} onClearAll={clearAll} />
        </main>
      </div>
    </div>
  );
}

/** 'Show 34 places', or the way back while there is nothing to count. */
function doneLabel(listing: ListingState): string {
  if (listing.status === "empty") return "Show 0 places";
  if (listing.status !== "ready") return "Show places";
  const { total } = listing.pagination;
  return `Show ${total.toLocaleString("en")} ${total === 1 ? "place" : "places"}`;
}
