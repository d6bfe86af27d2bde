import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { focusContent } from "../../lib/content-of.ts";
import { useMapMessages } from "../../messages/map.ts";
import type { MapMessage, MapSurface } from "../../view-models/map-state.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./PlaceMap.module.css";

interface MapNoticesProps {
  readonly surface: MapSurface;
  readonly message: MapMessage | null;
  /** Called when 'Clear filters' is pressed. If undefined, the button is omitted. */
  readonly onClearFilters: (() => void) | undefined;
  readonly onRetry: () => void;
}

/**
 * The messages over the map: that the map is loading or has failed, and the message at the bottom. A click on the
 * message at the bottom passes through to the map, except on its button.
 */
export function MapNotices({ surface, message, onClearFilters, onRetry }: MapNoticesProps) {
  const { map, common } = useMapMessages();
  return (
    <>
      {surface.status === "loading" && <p className={styles.middle}>{map.loading}</p>}
      {surface.status === "failed" && (
        <div className={styles.middle} role="alert">
          <p className={styles.failure}>
            <WarningCircleIcon size={18} weight="fill" aria-hidden />
            {map.error(map.failures[surface.failure])}
          </p>
          <Button
            className={styles.retry}
            onClick={() => {
              onRetry();
              // The button is removed while the map loads.
              focusContent();
            }}
          >
            {common.tryAgain}
          </Button>
        </div>
      )}
      {/* The status element is always rendered, so that screen readers announce a new message. */}
      <div className={styles.messages} role="status">
        {surface.status === "ready" && message !== null && (
          <div className={styles.message}>
            <p>{textOf(message, map)}</p>
            {message === "selectWithoutLocation" && <p className={styles.more}>{map.enableLocation}</p>}
            {message === "noPlaces" && onClearFilters !== undefined && (
              <button
                type="button"
                className={styles.clear}
                onClick={() => {
                  onClearFilters();
                  // The message is removed when the places arrive.
                  focusContent();
                }}
              >
                {map.clearFilters}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function textOf(message: MapMessage, map: ReturnType<typeof useMapMessages>["map"]): string {
  switch (message) {
    case "notFound":
      return map.notFound;
    case "noPlaces":
      return map.noPlaces;
    case "select":
    case "selectWithoutLocation":
      return map.select;
  }
}
