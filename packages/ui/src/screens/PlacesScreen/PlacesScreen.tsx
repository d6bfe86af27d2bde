import { useDeferredValue } from "react";
import { AdvancedFiltersButton } from "../../components/AdvancedFilters/AdvancedFiltersButton.tsx";
import { Button } from "../../components/Button/Button.tsx";
import chairs from "../../components/EmptyState/chairs.svg?url";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { FilterChips } from "../../components/FilterChips/FilterChips.tsx";
import { FilterPanel } from "../../components/FilterPanel/FilterPanel.tsx";
import { Filters } from "../../components/Filters/Filters.tsx";
import { LISTING_PANEL_ID, tabId } from "../../components/TabBar/tab-ids.ts";
import { contentOf } from "../../lib/content-of.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { doneLabel } from "../../view-models/done-label.ts";
import { ListingBody } from "./ListingBody.tsx";
import { ListingHead } from "./ListingHead.tsx";
import { Notices } from "./Notices.tsx";
import styles from "./PlacesScreen.module.css";
import type { PlacesScreenProps } from "./places-screen-props.ts";
import { Sidebar } from "./Sidebar.tsx";
import { StickyHead } from "./StickyHead.tsx";
import { useSidebarFocus } from "./use-sidebar-focus.ts";

/** The places home (§2): filters at the left, the count as the title, the wall of pictures below. */
export function PlacesScreen(props: PlacesScreenProps) {
  const { listing, activeFilters, sidebar, filterPanel, onSidebarChange, onFilterPanelChange } = props;
  const messages = useMessages();
  // They move all that stands below them: what was pressed is shown first, and that places are being loaded.
  const chips = useDeferredValue(activeFilters);
  const clearable = useDeferredValue(props.clearable);
  const focus = useSidebarFocus(sidebar);
  const { phone } = useViewport();
  const clearAll = props.clearable
    ? () => {
        props.onClearAll();
        // The button goes with the filters; focus must not fall back to the top of the page.
        contentOf(document)?.focus({ preventScroll: true });
      }
    : undefined;
  // In the empty state it is shown once, below the sentence.
  const clearBesideCount = listing.status === "empty" || !clearable ? undefined : clearAll;
  const filters = (
    <Filters
      state={props.filters}
      onToggle={props.onToggleFilter}
      onRetry={props.onRetryFilters}
      allTags={props.allTags}
      travelTime={props.travelTime}
    >
      {phone && props.advancedFilters !== undefined && <AdvancedFiltersButton {...props.advancedFilters} />}
    </Filters>
  );
  const { activeTab = "all", tabs } = props;
  // On a phone a list of tabs stands in a panel of its own, so nothing is a panel of tabs.
  const panel =
    tabs === undefined || phone ? {} : { role: "tabpanel", id: LISTING_PANEL_ID, "aria-labelledby": tabId(activeTab) };
  const noFavorites = activeTab === "favorites" && listing.status === "empty" && !props.clearable;
  return (
    <>
      {tabs}
      <section className={styles.bar} aria-label={messages.filters.title}>
        <FilterPanel
          open={filterPanel === "open"}
          onOpenChange={(open) => onFilterPanelChange(open ? "open" : "closed")}
          activeCount={activeFilters.length}
          doneLabel={doneLabel(listing, messages)}
          onClearAll={clearAll}
        >
          {filters}
        </FilterPanel>
        {props.views}
        {props.layoutSwitch !== undefined && <div className={styles.layout}>{props.layoutSwitch}</div>}
      </section>
      {noFavorites ? (
        <main className={styles.noFavorites} id="content" tabIndex={-1}>
          <div {...panel}>
            <EmptyState
              headingLevel={1}
              title={messages.favorites.emptyTitle}
              text={messages.favorites.emptyText}
              picture={chairs}
              action={
                <Button size="large" onClick={props.onShowAll}>
                  {messages.tabs.all}
                </Button>
              }
            />
          </div>
        </main>
      ) : (
        (props.body?.({ filters, clearAll, clearBesideCount, panel }) ?? (
          <div className={styles.page}>
            {sidebar === "shown" && (
              <Sidebar hideButton={focus.hideButton} onHide={() => onSidebarChange("hidden")}>
                {filters}
              </Sidebar>
            )}
            <main className={styles.main} id="content" tabIndex={-1}>
              <div {...panel}>
                <StickyHead>
                  <ListingHead
                    listing={listing}
                    sort={props.sort}
                    onSort={props.onSort}
                    suggestions={props.suggestions ?? []}
                    onClearAll={clearBesideCount}
                    sorting={activeTab === "favorites" ? "absent" : "shown"}
                    viewName={props.viewName}
                    showButton={focus.showButton}
                    onShowSidebar={sidebar === "hidden" ? () => onSidebarChange("shown") : undefined}
                    advancedFilters={props.advancedFilters}
                    copyLink={props.copyLink}
                    exportMenu={props.exportMenu}
                    phoneExport={props.phoneExport}
                    layoutSwitch={props.layoutSwitch}
                  />
                  <div className={styles.chips}>
                    <FilterChips filters={chips} onRemove={props.onRemoveFilter} onClearAll={clearBesideCount} />
                    {props.viewChanges !== undefined && <div className={styles.changes}>{props.viewChanges}</div>}
                  </div>
                </StickyHead>
                <Notices notices={props.notices} />
                {props.hoursChange}
                <ListingBody {...props} onClearAll={clearAll} />
              </div>
            </main>
          </div>
        ))
      )}
      {props.dialogs}
    </>
  );
}
