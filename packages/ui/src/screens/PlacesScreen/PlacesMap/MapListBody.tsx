import type { ReactNode } from "react";
import { ListingError } from "../../../components/ListingError/ListingError.tsx";
import { useHeartFocus } from "../../../lib/use-heart-focus.ts";
import type { ListingState } from "../../../view-models/listing-state.ts";
import styles from "./PlacesMap.module.css";

export interface MapListBodyProps {
  /** The state of the listing. */
  readonly listing: ListingState;
  /** Called when 'Try again' is pressed. The button is rendered only if the error of `listing` is retryable. */
  readonly onRetry?: (() => void) | undefined;
  /** The link to the places that are kept on the device, below 'Try again': `OpenSavedLink`. */
  readonly saved?: ReactNode;
  /** The content for an empty listing: `EmptyListing`. */
  readonly empty: ReactNode;
  /** The places: `MapList`. */
  readonly children: ReactNode;
}

const SKELETONS = ["a", "b", "c", "d", "e"];

/**
 * The places of the current page. Shows skeletons while the places load, `empty` if there are none, and `ListingError`
 * after an error.
 */
export function MapListBody({ listing, onRetry, saved, empty, children }: MapListBodyProps) {
  const onClickCapture = useHeartFocus();
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
          <ListingError
            retriesItself={listing.retriesItself}
            onRetry={listing.retryable ? onRetry : undefined}
            saved={saved}
          />
        </div>
      );
    case "empty":
      return <div className={styles.empty}>{empty}</div>;
    case "ready":
      return (
        <div
          aria-busy={listing.refreshing}
          className={styles.places}
          data-refreshing={listing.refreshing}
          onClickCapture={onClickCapture}
        >
          {children}
        </div>
      );
  }
}
