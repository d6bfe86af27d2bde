import type { ReactNode } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { cx } from "../../lib/cx.ts";
import type { Messages } from "../../messages/catalogue.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { ListingState } from "../../view-models/listing-state.ts";
import type { Suggestion } from "../../view-models/suggestions.ts";
import styles from "./ListingHead.module.css";

export interface ListingStatusProps {
  /** The state of the listing. */
  readonly listing: ListingState;
  /** Suggestions that are announced after the count of an empty listing. */
  readonly suggestions: readonly Suggestion[];
  /** The name of the active view, shown above the count on a phone. */
  readonly viewName?: string | undefined;
  /** The name of the tab of favorites, shown large above the count on a phone. */
  readonly tabName?: string | undefined;
  /** Whether the listed places are those of the visible part of the map. @default false */
  readonly isInView?: boolean | undefined;
  /** A line below the count: `SavedNote`. */
  readonly note?: ReactNode;
}

/** Returns the text of the title: the count, or that the listing is loading or has failed (§8). */
const titleOf = (state: ListingState, isInView: boolean, { listing }: Messages): string => {
  switch (state.status) {
    case "loading":
      return listing.loading;
    case "error":
      return listing.error(state.message);
    case "empty":
      return listing.count(0);
    case "ready":
      // While newer results load, the count would not match the chips.
      if (state.refreshing) return listing.loading;
      return isInView ? listing.countInView(state.pagination.total) : listing.count(state.pagination.total);
  }
};

/** The title of the page: the number of places, which screen readers announce. */
export function ListingStatus({ listing, suggestions, viewName, tabName, isInView = false, note }: ListingStatusProps) {
  const messages = useMessages();
  const busy = listing.status === "ready" && listing.refreshing;
  return (
    <div role="status" className={styles.status}>
      {tabName !== undefined && <p className={styles.tabName}>{tabName}</p>}
      {viewName !== undefined && <p className={styles.viewName}>{viewName}</p>}
      <h1 className={cx(styles.title, styles[busy ? "loading" : listing.status], isInView && styles.inView)}>
        {titleOf(listing, isInView, messages)}
        {listing.status === "ready" && !listing.refreshing && listing.pagination.page > 1 && (
          <VisuallyHidden>{messages.listing.page(listing.pagination.page, listing.pagination.pages)}</VisuallyHidden>
        )}
      </h1>
      {note}
      {listing.status === "empty" &&
        suggestions.map(({ announcement }) => <VisuallyHidden key={announcement}>{announcement}</VisuallyHidden>)}
    </div>
  );
}
