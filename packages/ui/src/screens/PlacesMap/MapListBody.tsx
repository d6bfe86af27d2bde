import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import type { ListingState } from "../../view-models/listing-state.ts";
import styles from "./PlacesMap.module.css";

export interface MapListBodyProps {
  readonly listing: ListingState;
  /** 'Try again'. Absent where nothing can be tried again. */
  readonly onRetry?: (() => void) | undefined;
  /** `EmptyListing`, in place of the places where there are none. */
  readonly empty: ReactNode;
  /** `MapList` */
  readonly children: ReactNode;
}

const SKELETONS = ["a", "b", "c", "d", "e"];

/** The places of the page, or why there are none. */
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
