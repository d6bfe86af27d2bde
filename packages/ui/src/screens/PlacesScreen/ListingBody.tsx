import { type ReactNode, useDeferredValue } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import type { ListingState } from "../../view-models/listing-state.ts";
import styles from "./ListingBody.module.css";

export interface ListingBodyProps {
  readonly listing: ListingState;
  /** 'Try again'. Absent where nothing can be tried again. */
  readonly onRetry?: (() => void) | undefined;
  /** `EmptyListing`, in place of the places where there are none. */
  readonly empty: ReactNode;
  /** `ListingPages`, below the places. */
  readonly pages: ReactNode;
  /** The places in their layout: a grid or a table, also while they load. */
  readonly children: ReactNode;
}

/** The places of the listing, or why there are none. */
export function ListingBody({ listing, onRetry, empty, pages, children }: ListingBodyProps) {
  const messages = useMessages();
  // The pictures need not step back in the frame that shows a press: they wait before they do anyway.
  const isRefreshing = useDeferredValue(listing.status === "ready" && listing.refreshing);
  switch (listing.status) {
    case "loading":
      return (
        <div className={styles.body} aria-busy>
          {children}
        </div>
      );
    case "error":
      return (
        <div className={styles.body}>
          {onRetry !== undefined && listing.retryable && (
            <Button size="large" onClick={onRetry}>
              {messages.common.tryAgain}
            </Button>
          )}
        </div>
      );
    case "empty":
      return <div className={styles.body}>{empty}</div>;
    case "ready":
      return (
        <>
          <div className={styles.body} aria-busy={isRefreshing} data-refreshing={isRefreshing}>
            {children}
          </div>
          {pages}
        </>
      );
  }
}
