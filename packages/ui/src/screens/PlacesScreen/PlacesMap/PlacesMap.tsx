import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type SheetStop, sheetHeight, stopHeight } from "../../../components/MapSheet/MapSheet.tsx";
import { PLACE_SHEET_HEIGHT } from "../../../components/MapSheet/PlaceSheet.tsx";
import { PlaceMap } from "../../../components/PlaceMap/PlaceMap.tsx";
import { useViewport } from "../../../lib/use-viewport.ts";
import { useMapMessages } from "../../../messages/map.ts";
import { Sidebar } from "../Sidebar.tsx";
import { useSidebarFocus } from "../use-sidebar-focus.ts";
import { MapListColumn } from "./MapListColumn.tsx";
import { MapListSheet } from "./MapListSheet.tsx";
import styles from "./PlacesMap.module.css";
import type { PlacesMapProps } from "./places-map-props.ts";
import { useFocusOnDeselect } from "./use-focus-on-deselect.ts";

/** The width of the filters in pixels. They cover a part of the map. */
const FILTERS_WIDTH = 262;

/**
 * The listing as a map: the list has 40 % of the width, the map 60 % (§2). On a phone, the list is a sheet over the
 * map.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { map, listing, selected } = props;
  const selectedId = selected.id;
  const { phone } = useViewport();
  const { map: texts } = useMapMessages();
  const [filters, setFilters] = useState<"shown" | "hidden">("hidden");
  const [stop, setStop] = useState<SheetStop>("part");
  const root = useRef<HTMLDivElement>(null);
  const height = useHeight(root);
  const focus = useSidebarFocus(filters);
  const covered = !phone
    ? 0
    : selectedId !== null
      ? sheetHeight(PLACE_SHEET_HEIGHT, height)
      : stopHeight(stop === "head" ? "head" : "part", height);
  const left = !phone && filters === "shown" ? FILTERS_WIDTH : 0;
  const padding = useMemo(() => ({ top: 0, right: 0, bottom: covered, left }), [covered, left]);

  // On a phone, the sheet shows the selected place instead of an info window.
  const { selected: pin } = map.content;
  const shownPin = useMemo(() => (phone && pin !== null ? { ...pin, info: null } : pin), [phone, pin]);

  const focusCardOf = useFocusOnDeselect(root, selectedId);
  const deselect = () => {
    // The focused element may be removed with the info window or, on a phone, with the sheet of the place.
    const closing = phone ? "section" : "[data-part=map]";
    if (selectedId !== null && document.activeElement?.closest(closing) != null) focusCardOf(selectedId);
    map.onSelect(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || selectedId === null) return;
    event.preventDefault();
    deselect();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the controls within
    <div ref={root} className={styles.split} data-tabs={listing.tabs === "shown"} onKeyDown={onKeyDown}>
      <main className={phone ? styles.phone : styles.list} id="content" tabIndex={-1}>
        <div {...listing.panel} className={styles.panel}>
          {phone ? (
            <MapListSheet
              {...props}
              page={listing.page}
              stop={stop}
              onStopChange={setStop}
              hidden={selected.sheet !== null}
            />
          ) : (
            <MapListColumn
              {...props}
              page={listing.page}
              filtersShown={filters}
              filtersButton={focus.showButton}
              onFiltersChange={setFilters}
            />
          )}
        </div>
      </main>
      {!phone && filters === "shown" && (
        <div className={styles.filters}>
          <Sidebar hideButton={focus.hideButton} onHide={() => setFilters("hidden")}>
            {props.filters}
          </Sidebar>
        </div>
      )}
      <aside key="map" className={styles.map} data-part="map" aria-label={texts.label}>
        <PlaceMap
          {...map}
          content={{ ...map.content, selected: shownPin }}
          padding={padding}
          onSelect={(id) => (id === null ? deselect() : map.onSelect(id))}
        />
      </aside>
      {phone && selected.sheet?.(deselect)}
    </div>
  );
}

/** Returns the height of an element in pixels, or Infinity before it is measured. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(() => setHeight(current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
