import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { useMapMessages } from "../../messages/map.ts";
import type { MapMessage, MapSurface } from "../../view-models/map-state.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./PlaceMap.module.css";

interface MapNoticesProps {
  readonly surface: MapSurface;
  readonly message: MapMessage | null;
  readonly keyless: boolean;
  readonly onRetry: () => void;
}

/** The messages of the map. Clicks pass through them to the map. */
export function MapNotices({ surface, message, keyless, onRetry }: MapNoticesProps) {
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
          <Button className={styles.retry} onClick={onRetry}>
            {common.tryAgain}
          </Button>
        </div>
      )}
      {/* The status element is always rendered, so that screen readers announce a new message. */}
      <div className={styles.messages} role="status">
        {surface.status === "ready" && message !== null && (
          <div className={styles.message}>
            {message === "notFound" ? map.notFound : map.select}
            {message === "selectWithoutLocation" && <p className={styles.more}>{map.enableLocation}</p>}
          </div>
        )}
      </div>
      {keyless && <p className={styles.note}>{map.noKey}</p>}
    </>
  );
}
