import { type ReactNode, useDeferredValue } from "react";
import { ListingError } from "../../components/ListingError/ListingError.tsx";
import { useHeartFocus } from "../../lib/use-heart-focus.ts";
import type { ListingState } from "../../view-models/listing-state.ts";
import styles from "./ListingBody.module.css";

export interface ListingBodyProps {
  /** The state of the listing. */
  readonly listing: ListingState;
  /** Called when 'Try again' is pressed. The button is rendered only if the error of `listing` is retryable. */
  readonly onRetry?: (() => void) | undefined;
  /** The link to the places that are kept on the device, below 'Try again': `OpenSavedLink`. */
  readonly saved?: ReactNode;
  /** The content for an empty listing: `EmptyListing`. */
  readonly empty: ReactNode;
  /** The pagination below the places: `ListingPages`. */
  readonly pages: ReactNode;
  /** The places in their layout, also while they load: a grid or a table. */
  readonly children: ReactNode;
}

/** The target of the link 'Skip to results'. */
const RESULTS = { id: "results", tabIndex: -1 } as const;

/** The places of the listing, or an error or the empty state. */
export function ListingBody({ listing, onRetry, saved, empty, pages, children }: ListingBodyProps) {
  // Dimming the pictures is deferred until after the frame of the press. Its animation starts with a delay anyway.
  const isRefreshing = useDeferredValue(listing.status === "ready" && listing.refreshing);
  const onClickCapture = useHeartFocus();
  switch (listing.status) {
    case "loading":
      return (
        <div {...RESULTS} className={styles.body} aria-busy>
          {children}
        </div>
      );
    case "error":
      return (
        <div {...RESULTS} className={styles.body}>
          <ListingError
            retriesItself={listing.retriesItself}
            onRetry={listing.retryable ? onRetry : undefined}
            saved={saved}
          />
        </div>
      );
    case "empty":
      return (
        <div {...RESULTS} className={styles.body}>
          {empty}
        </div>
      );
    case "ready":
      return (
        <>
          <div
            {...RESULTS}
            className={styles.body}
            aria-busy={isRefreshing}
            data-refreshing={isRefreshing}
            onClickCapture={onClickCapture}
          >
            {children}
          </div>
          {pages}
        </>
      );
  }
}
