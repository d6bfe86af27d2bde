import type { SortField } from "@flaneur/domain";
import { SidebarSimpleIcon } from "@phosphor-icons/react/dist/csr/SidebarSimple";
import type { ReactNode, Ref } from "react";
import { AdvancedFiltersButton } from "../../components/AdvancedFilters/AdvancedFiltersButton.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { CopyLink, type CopyLinkProps } from "../../components/CopyLink/CopyLink.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { SortMenu } from "../../components/SortMenu/SortMenu.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { cx } from "../../lib/cx.ts";
import type { Opener } from "../../lib/opener.ts";
import type { Messages } from "../../messages/en.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { ListingState } from "../../view-models/listing-state.ts";
import type { SortState } from "../../view-models/sort-state.ts";
import type { Suggestion } from "../../view-models/suggestions.ts";
import styles from "./ListingHead.module.css";

export interface ListingHeadProps {
  readonly listing: ListingState;
  readonly sort: SortState;
  readonly onSort: (field: SortField) => void;
  /** Announced after the count of an empty listing. */
  readonly suggestions: readonly Suggestion[];
  readonly onClearAll: (() => void) | undefined;
  readonly onShowSidebar: (() => void) | undefined;
  readonly showButton: Ref<HTMLButtonElement>;
  /** The Favorites tab has no sort menu (§2). */
  readonly sorting: "shown" | "absent";
  readonly viewName?: string | undefined;
  readonly advancedFilters?: Opener | undefined;
  readonly copyLink?: CopyLinkProps | undefined;
  readonly layoutSwitch?: ReactNode;
}

/** The status of the listing in one place that does not move: count, loading, error (§8). */
const titleOf = (state: ListingState, { listing }: Messages): string => {
  switch (state.status) {
    case "loading":
      return listing.loading;
    case "error":
      return listing.error(state.message);
    case "empty":
      return listing.count(0);
    case "ready":
      // The count of the last result would stand beside the chips of the next.
      return state.refreshing ? listing.loading : listing.count(state.pagination.total);
  }
};

export function ListingHead(props: ListingHeadProps) {
  const messages = useMessages();
  const { listing, onClearAll, onShowSidebar } = props;
  const busy = listing.status === "ready" && listing.refreshing;
  return (
    <div className={styles.head}>
      {onShowSidebar !== undefined && (
        <IconButton
          ref={props.showButton}
          className={styles.show}
          label={messages.filters.show}
          onClick={onShowSidebar}
        >
          <SidebarSimpleIcon size={20} aria-hidden />
        </IconButton>
      )}
      <div role="status" className={styles.status}>
        {props.viewName !== undefined && <p className={styles.viewName}>{props.viewName}</p>}
        <h1 className={cx(styles.title, styles[busy ? "loading" : listing.status])}>
          {titleOf(listing, messages)}
          {listing.status === "ready" && !listing.refreshing && listing.pagination.page > 1 && (
            <VisuallyHidden>{messages.listing.page(listing.pagination.page, listing.pagination.pages)}</VisuallyHidden>
          )}
        </h1>
        {listing.status === "empty" &&
          props.suggestions.map(({ words, count }) => (
            <VisuallyHidden key={words}>{messages.suggestions.announcement(words, count)}</VisuallyHidden>
          ))}
      </div>
      {onClearAll !== undefined && (
        <Button variant="link" className={styles.clear} onClick={onClearAll}>
          {messages.common.clearAll}
        </Button>
      )}
      <div className={styles.end}>
        {props.advancedFilters !== undefined && (
          <div className={styles.advanced}>
            <AdvancedFiltersButton {...props.advancedFilters} />
          </div>
        )}
        {props.sorting === "shown" && (
          <SortMenu
            {...props.sort}
            onSort={props.onSort}
            onCopyLink={props.copyLink?.onCopy}
            preload={listing.status === "ready"}
          />
        )}
        {props.copyLink !== undefined && <CopyLink {...props.copyLink} />}
        {props.layoutSwitch !== undefined && <div className={styles.layout}>{props.layoutSwitch}</div>}
      </div>
    </div>
  );
}
