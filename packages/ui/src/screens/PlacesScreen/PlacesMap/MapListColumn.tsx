import type { Ref } from "react";
import { MapHead } from "./MapHead.tsx";
import styles from "./PlacesMap.module.css";
import type { PlacesMapProps } from "./places-map-props.ts";
import { useScrollToTop } from "./use-scroll-to-top.ts";

type Slots = Pick<
  PlacesMapProps,
  | "toolbar"
  | "chosen"
  | "question"
  | "chips"
  | "activeCount"
  | "viewChanges"
  | "notices"
  | "hoursChange"
  | "list"
  | "pages"
>;

interface MapListColumnProps extends Slots {
  /** The number of the page that is shown, counted from 1. */
  readonly page: number;
  /** Whether the filters over the map are shown. */
  readonly filtersShown: "shown" | "hidden";
  /** The ref of the button 'Filters'. */
  readonly filtersButton: Ref<HTMLButtonElement>;
  /** Called with the new state when 'Filters' is pressed. */
  readonly onFiltersChange: (filters: "shown" | "hidden") => void;
}

/** The list next to the map. */
export function MapListColumn({ page, filtersShown, filtersButton, onFiltersChange, ...slots }: MapListColumnProps) {
  const scroller = useScrollToTop(page);
  return (
    <>
      <div className={styles.head}>
        {slots.question}
        <MapHead
          {...slots.toolbar}
          chosen={slots.chosen}
          filters={filtersShown}
          activeCount={slots.activeCount}
          filtersButton={filtersButton}
          onFiltersChange={onFiltersChange}
        />
        {slots.chips}
        {slots.viewChanges !== undefined && <div className={styles.changes}>{slots.viewChanges}</div>}
        {slots.notices}
        {slots.hoursChange}
      </div>
      <div ref={scroller} className={styles.scroll}>
        {slots.list}
      </div>
      {slots.pages}
    </>
  );
}
