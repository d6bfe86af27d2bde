import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { FilterChips } from "../../components/FilterChips/FilterChips.tsx";
import { MapSheet, type SheetStop, STOP_HEIGHTS } from "../../components/MapSheet/MapSheet.tsx";
import { PLACE_SHEET_HEIGHT, PlaceSheet } from "../../components/MapSheet/PlaceSheet.tsx";
import { PageSizeSelect } from "../../components/PageSizeSelect/PageSizeSelect.tsx";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import type { ListingMapProps } from "../../components/PlaceMap/listing-map-props.ts";
import { PlaceMap } from "../../components/PlaceMap/PlaceMap.tsx";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { useMapMessages } from "../../messages/map.ts";
import { ListingStatus } from "../PlacesScreen/ListingStatus.tsx";
import { Notices } from "../PlacesScreen/Notices.tsx";
import type { PlacesScreenProps, ScreenParts } from "../PlacesScreen/places-screen-props.ts";
import { Sidebar } from "../PlacesScreen/Sidebar.tsx";
import { useSidebarFocus } from "../PlacesScreen/use-sidebar-focus.ts";
import { MapHead, SortOrNothing } from "./MapHead.tsx";
import { MapListBody } from "./MapListBody.tsx";
import styles from "./PlacesMap.module.css";

export interface PlacesMapProps {
  readonly screen: PlacesScreenProps;
  readonly parts: ScreenParts;
  readonly map: Omit<ListingMapProps, "padding" | "infoWindow">;
  /** The selected place, once it is loaded. */
  readonly selectedPlace: ListedPlace | null;
  readonly selectedId: string | null;
  readonly onMark: (id: string | null) => void;
}

/** Pixels of the filters, which lie over the map. */
const FILTERS_WIDTH = 262;

/** The listing as a map: the list in 40 %, the map in 60 (§2); on a phone the list is a sheet over the map. */
export function PlacesMap(props: PlacesMapProps) {
  const { screen, parts, map, selectedId } = props;
  const { phone } = useViewport();
  const { mapList, map: texts } = useMapMessages();
  const [filters, setFilters] = useState<"shown" | "hidden">("hidden");
  const [stop, setStop] = useState<SheetStop>("part");
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const focus = useSidebarFocus(filters);
  const { listing } = screen;
  const covered = !phone
    ? 0
    : selectedId !== null
      ? PLACE_SHEET_HEIGHT
      : STOP_HEIGHTS[stop === "head" ? "head" : "part"];
  const left = !phone && filters === "shown" ? FILTERS_WIDTH : 0;
  const padding = useMemo(() => ({ top: 0, right: 0, bottom: covered, left }), [covered, left]);

  // Another page begins at its top (§4).
  const page = listing.status === "ready" ? listing.pagination.page : 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what the effect follows
  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0;
  }, [page]);

  const deselect = () => {
    const within = root.current?.querySelector("[data-part=map]")?.contains(document.activeElement) ?? false;
    const sheet = document.activeElement?.closest("section") !== null;
    map.onSelect(null);
    // What had the focus goes with the info window: its card takes it.
    if (selectedId !== null && (within || (phone && sheet))) focusCard(root.current, selectedId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || selectedId === null) return;
    event.preventDefault();
    deselect();
  };
  const body = (
    <MapListBody
      screen={screen}
      parts={parts}
      list={{ selected: selectedId, onSelect: map.onSelect, onMark: props.onMark }}
    />
  );
  const chips = (
    <FilterChips filters={screen.activeFilters} onRemove={screen.onRemoveFilter} onClearAll={parts.clearBesideCount} />
  );
  const foot = listing.status === "ready" && (
    <footer className={styles.foot}>
      <PageSizeSelect value={listing.pagination.limit} onValueChange={screen.onPageSizeChange} />
      <Pagination
        page={listing.pagination.page}
        pages={listing.pagination.pages}
        onPageChange={screen.onPageChange}
        onNextInView={screen.onNextInView}
      />
    </footer>
  );
  const selectedListed = props.selectedPlace;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within, which bubble up to here
    <div ref={root} className={styles.split} data-tabs={screen.tabs !== undefined} onKeyDown={onKeyDown}>
      <main className={phone ? styles.phone : styles.list} id="content" tabIndex={-1}>
        <div {...parts.panel} className={styles.panel}>
          {phone ? (
            <MapSheet
              stop={stop}
              onStopChange={setStop}
              hidden={selectedListed !== null}
              head={
                <div className={styles.sheetHead}>
                  <ListingStatus listing={listing} suggestions={screen.suggestions ?? []} viewName={screen.viewName} />
                  <SortOrNothing screen={screen} />
                </div>
              }
            >
              <div className={styles.sheetChips}>{chips}</div>
              <Notices notices={screen.notices} />
              <div className={styles.sheetHours}>{screen.hoursChange}</div>
              {body}
              {foot}
            </MapSheet>
          ) : (
            <>
              <div className={styles.head}>
                <MapHead
                  screen={screen}
                  parts={parts}
                  filters={filters}
                  filtersButton={focus.showButton}
                  onFiltersChange={setFilters}
                />
                {chips}
                {screen.viewChanges !== undefined && <div className={styles.changes}>{screen.viewChanges}</div>}
                <Notices notices={screen.notices} />
                {screen.hoursChange}
              </div>
              <div ref={scroller} className={styles.scroll}>
                {body}
              </div>
              {foot}
            </>
          )}
          {phone && stop === "full" && selectedListed === null && (
            <Button
              variant="solid"
              className={styles.toMap}
              icon={<MapTrifoldIcon size={18} aria-hidden />}
              onClick={() => setStop("part")}
            >
              {mapList.backToMap}
            </Button>
          )}
        </div>
      </main>
      {!phone && filters === "shown" && (
        <div className={styles.filters}>
          <Sidebar hideButton={focus.hideButton} onHide={() => setFilters("hidden")}>
            {parts.filters}
          </Sidebar>
        </div>
      )}
      <aside key="map" className={styles.map} data-part="map" aria-label={texts.label}>
        <PlaceMap
          {...map}
          padding={padding}
          infoWindow={phone ? "absent" : "shown"}
          onSelect={(id) => (id === null ? deselect() : map.onSelect(id))}
        />
      </aside>
      {phone && selectedListed !== null && (
        <PlaceSheet
          place={selectedListed}
          transportMode={screen.transportMode ?? "transit"}
          isFavorite={screen.favorites?.has(selectedListed.id) ?? false}
          onToggleFavorite={screen.onToggleFavorite}
          onClose={deselect}
        />
      )}
    </div>
  );
}

/** Its card, if it is on the page; else the list as a whole. After what stands over it is gone. */
function focusCard(root: HTMLElement | null, id: string): void {
  requestAnimationFrame(() => {
    const card = root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"] button`);
    (card ?? root?.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
  });
}
