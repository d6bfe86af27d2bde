import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import { Button } from "../../../components/Button/Button.tsx";
import { MapSheet, type SheetStop } from "../../../components/MapSheet/MapSheet.tsx";
import { focusContent } from "../../../lib/content-of.ts";
import { useMapMessages } from "../../../messages/map.ts";
import styles from "./PlacesMap.module.css";
import type { PlacesMapProps } from "./places-map-props.ts";
import { useScrollToTop } from "./use-scroll-to-top.ts";

interface MapListSheetProps
  extends Pick<
    PlacesMapProps,
    "toolbar" | "chosen" | "question" | "chips" | "notices" | "hoursChange" | "list" | "pages"
  > {
  /** The number of the page that is shown, counted from 1. */
  readonly page: number;
  /** The current height of the sheet. */
  readonly stop: SheetStop;
  /** Called with the new height after a drag or a press of a button. */
  readonly onStopChange: (stop: SheetStop) => void;
  /** Whether the sheet of the selected place covers the list. */
  readonly hidden: boolean;
}

/** The list on a phone: a sheet over the map. */
export function MapListSheet({ page, stop, onStopChange, hidden, toolbar, ...slots }: MapListSheetProps) {
  const { mapList } = useMapMessages();
  const scroller = useScrollToTop(page);
  return (
    <>
      <MapSheet
        stop={stop}
        onStopChange={onStopChange}
        hidden={hidden}
        scroller={scroller}
        head={
          <div className={styles.sheetHead}>
            {toolbar.status}
            <div className={styles.sheetEnd}>
              {toolbar.sort}
              {/* The sort menu contains 'Copy link' and the export formats. These two slots only report the results.
              On the Favorites tab, which has no sort menu, `exportMenu` is visible. */}
              {toolbar.copyLink}
              {toolbar.exportMenu}
            </div>
          </div>
        }
      >
        <div className={styles.sheetNotices}>{slots.chosen}</div>
        {slots.question !== undefined && <div className={styles.sheetNotices}>{slots.question}</div>}
        <div className={styles.sheetChips}>{slots.chips}</div>
        <div className={styles.sheetNotices}>{slots.notices}</div>
        <div className={styles.sheetHours}>{slots.hoursChange}</div>
        {slots.list}
        {slots.pages}
      </MapSheet>
      {stop === "full" && !hidden && (
        <Button
          variant="solid"
          className={styles.toMap}
          icon={<MapTrifoldIcon size={18} aria-hidden />}
          onClick={() => {
            onStopChange("part");
            // The button is shown only at the full height.
            focusContent();
          }}
        >
          {mapList.backToMap}
        </Button>
      )}
    </>
  );
}
