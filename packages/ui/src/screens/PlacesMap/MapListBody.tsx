import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import type { ListingState } from "../../view-models/listing-state.ts";
import styles from "./PlacesMap.module.css";

export interface MapListBodyProps {
  /** The state of the listing. */
  readonly listing: ListingState;
  /** Called when 'Try again' is pressed. Absent if retrying cannot help: the button is not rendered. */
  readonly onRetry?: (() => void) | undefined;
  /** The content for an empty listing: `EmptyListing`. */
  readonly empty: ReactNode;
  /** The places: `MapList`. */
  readonly children: ReactNode;
}

const SKELETONS = ["a", "b", "c", "d", "e"];

/**
 * The places of the current page. Shows skeletons while they load, and the empty state if there are none. After an
 * error, shows at most the button 'Try again'.
 */
export function MapListBody({ listing, onRetry, empty, children }: MapListBodyProps) {
  const { common } = useMessages();
  switch (listing.status) {
    case "loading":
      return (
        <div aria-busy>
          {SKELETONS.map((key) => (
            <div key={key} className={styles.skeleton} aria-hidden>
              <span />
            </div>
          ))}
        </div>
      );
    case "error":
      return (
        <div className={styles.failed}>
          {onRetry !== undefined && listing.retryable && (
            <Button size="large" onClick={onRetry}>
              {common.tryAgain}
            </Button>
          )}
        </div>
      );
    case "empty":
      return <div className={styles.empty}>{empty}</div>;
    case "ready":
      return (
        <div aria-busy={listing.refreshing} className={styles.places} data-refreshing={listing.refreshing}>
          {children}
        </div>
      );
  }
}
